elimination-summary = Pemain yang sudah membayar sekian kali meninggalkan permainan, dan yang terakhir tersisa mengambil pot.
elimination-payments = Berapa kali membayar sampai seorang pemain harus meninggalkan permainan.
elimination-reason-payment = sudah membayar
elimination-reason-last = pemain terakhir yang tersisa

# Lembar aturan
elimination-rule = Siapa yang sudah { $payments } kali membayar karena kalah meninggalkan permainan.
elimination-rule-award = Memenangkan sebuah tangan tidak memenangkan pot: pot menunggu pemain terakhir yang tersisa.
elimination-rule-payments = Pembayaran masuk ke pot. Jika semua yang tersisa akan kalah dan pergi sekaligus, tidak ada yang membayar.
elimination-rule-cycle_over = Pemain terakhir yang tersisa mengambil seluruh isi pot, dan permainan selesai.
