all-out-match-summary = Jika tidak ada yang masuk, tangan terbaik mencocokkan pot, begitu juga setiap pemegang kartu dengan nilai tertentu.
all-out-match-ranks = Kartu yang mewajibkan pemegangnya mencocokkan pot: { $value }.
all-out-match-reason-best-out = mencocokkan pot, karena tangan terbaik keluar
all-out-match-reason-holds = mencocokkan pot, karena memegang kartu seperti itu
all-out-match-reason-shown = ditunjukkan, karena tidak ada yang masuk

all-out-match-answer-all-out-match = Semua menunjukkan tangan; tangan terbaik mencocokkan pot, begitu juga setiap pemegang kartu dua. Pot tetap.

# Lembar aturan
all-out-match-rule = Jika tidak ada yang masuk, semua menunjukkan tangan. { $ranks ->
    [none] Tangan terbaik mencocokkan pot, dan pot tetap.
   *[other] Tangan terbaik mencocokkan pot, begitu juga setiap pemegang kartu dengan salah satu nilai ini: { $ranks }. Masing-masing hanya sekali, dan pot tetap.
} Tangan-tangan terbaik yang seri semuanya mencocokkan.
