outs-ante-summary = Siapa yang keluar pada pernyataan pertama membayar satu taruhan awal ke pot berikutnya, kecuali jika pemain yang sendirian mengosongkan pot dan cadangan.
outs-ante-reason-out = taruhan awal, karena keluar

outs-ante-answer-outs-too = Semua untuk pot baru, dan setiap putaran siapa yang keluar membayar satu taruhan awal ke pot berikutnya.

# Lembar aturan
outs-ante-rule-also = Setiap putaran, siapa yang keluar pada pernyataan pertama membayar satu taruhan awal ke pot berikutnya, kecuali jika seseorang yang masuk sendirian mengosongkan pot dan cadangan.
