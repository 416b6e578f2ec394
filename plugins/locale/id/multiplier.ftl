multiplier-summary = Dalam keadaan tertentu, yang kalah membayar beberapa kali lipat kewajibannya.
multiplier-shown = Kartu yang, setiap kali satu ditunjukkan, membuat semua yang kalah membayar satu kali lagi.
multiplier-drew = Berapa kali lipat bayaran pemain kalah yang sudah menukar kartu.
multiplier-below_both = Berapa kali lipat bayaran pemain kalah yang berada di bawah seorang pemain dan di bawah tangan tanpa pemilik.
multiplier-reason-match = mencocokkan, beberapa kali lipat

# Lembar aturan
multiplier-rule = { $shown ->
    [none] { $drew ->
        [1] { $below_both ->
            [1] Tidak ada yang membayar berlipat.
           *[other] Sebagian yang kalah membayar berlipat.
        }
       *[other] Sebagian yang kalah membayar berlipat; yang berlaku bersamaan saling dikalikan.
    }
   *[other] Sebagian yang kalah membayar berlipat; yang berlaku bersamaan saling dikalikan.
}
multiplier-shown-rule = { $value ->
    [none] {""}
   *[other] Setiap kartu dengan salah satu nilai ini yang ditunjukkan pemain pada penentuan pemenang membuat semua yang kalah membayar satu kali lagi: { $value }.
}
multiplier-drew-rule = { $value ->
    [1] {""}
    [2] Pemain kalah yang sudah menukar kartu membayar dua kali lipat.
   *[other] Pemain kalah yang sudah menukar kartu membayar { $value } kali lipat.
}
multiplier-below_both-rule = { $value ->
    [1] {""}
    [2] Pemain yang dikalahkan oleh seorang pemain sekaligus oleh tangan tanpa pemilik membayar dua kali lipat.
   *[other] Pemain yang dikalahkan oleh seorang pemain sekaligus oleh tangan tanpa pemilik membayar { $value } kali lipat.
}
