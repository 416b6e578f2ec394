wild-pair-apart-summary = Dua kartu dengan selisih nilai tertentu boleh dihitung bersama sebagai satu kartu liar.
wild-pair-apart-apart = Selisih nilai kedua kartu itu: { $value }.

# Lembar aturan
wild-pair-apart-rule = Dua kartu dengan selisih nilai { $apart } boleh dihitung bersama sebagai satu kartu liar. Setiap kartu dihitung sekali, tangan berkurang satu kartu karenanya, dan tidak ada yang wajib memakainya.
