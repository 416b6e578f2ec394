won-legs-summary = Siapa yang memenangkan sebuah tangan mendapat satu poin (leg); yang kalah mencocokkan ke pot, yang tetap sampai seseorang punya cukup poin.
won-legs-to_win = Berapa poin (leg) yang mengambil pot dan mengakhiri permainan: { $value }.
won-legs-tie = Jika yang terbaik seri: satu poin (leg) untuk masing-masing, atau tidak untuk siapa pun.
won-legs-pot = Pot menunggu poin (leg) terakhir, atau dimenangkan seperti biasanya.
won-legs-blind = Berapa dari poin (leg) itu yang harus dimenangkan buta: { $value }.
won-legs-reason-leg = memenangkan tangan
won-legs-reason-blind-leg = dimenangkan buta
won-legs-reason-last-leg = mendapat poin (leg) terakhir
won-legs-objection-cap = pot menunggu poin (leg) terakhir, jadi pot tidak punya batas: tulis cap = false
won-legs-objection-ends = hanya poin (leg) terakhir yang mengakhiri permainan: hilangkan "ends" dari langkah-langkah settle
won-legs-objection-blind = poin (leg) bisa dimenangkan buta hanya jika pemain boleh tidak melihat kartunya: tambahkan plugin blind

# Lembar aturan
won-legs-rule = Siapa yang memenangkan sebuah tangan, sendirian atau melawan yang lain, mendapat satu poin (leg). { $tie ->
    [nobody] Tangan-tangan terbaik yang seri tidak mendapatkannya.
   *[each] Tangan-tangan terbaik yang seri mendapat masing-masing satu.
}
won-legs-rule-award = { $pot ->
    [won] {""}
   *[stays] Memenangkan sebuah tangan tidak memenangkan pot: pot menunggu poin (leg) terakhir.
}
won-legs-rule-payments = { $pot ->
    [won] {""}
   *[stays] Pembayaran ditambahkan ke pot.
}
won-legs-rule-cycle_over = { $to_win ->
    [1] { $pot ->
        [won] Poin (leg) pertama mengakhiri permainan.
       *[stays] Poin (leg) pertama mengambil seluruh isi pot dan mengakhiri permainan.
    }
   *[other] { $pot ->
        [won] Permainan selesai begitu seseorang punya { $to_win } poin (leg).
       *[stays] Siapa yang punya { $to_win } poin (leg) mengambil seluruh isi pot, dan permainan selesai. Jika dua pemain mencapainya sekaligus, mereka membaginya.
    }
} { $blind ->
    [0] Tidak ada hal lain yang mengakhirinya.
    [1] Satu dari poin-poin ini harus dimenangkan buta.
   *[other] Dari poin-poin ini, { $blind } harus dimenangkan buta.
}
