outs-match-summary = Siapa yang keluar pada pernyataan tertentu membayar sebesar sebagian pot ke dalamnya.
outs-match-reason-went-out = sebagian pot, karena keluar

# Lembar aturan
outs-match-rule = Semua yang membayar karena keluar membayar bagian dari pot seperti sebelum itu.
outs-match-step-outs-match = { $pot ->
    [pot] { $part ->
        [1] Siapa yang baru saja keluar membayar sebesar isi pot ke dalamnya.
       *[other] Siapa yang baru saja keluar membayar bagian ini dari pot ke dalamnya: { $part }.
    }
   *[other] { $part ->
        [1] Siapa yang baru saja keluar membayar sebesar isi pot "{ $pot }" ke dalamnya.
       *[other] Siapa yang baru saja keluar membayar bagian ini dari pot "{ $pot }" ke dalamnya: { $part }.
    }
}
