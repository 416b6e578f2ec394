no-split-summary = Tangan-tangan terbaik yang seri tidak menerima dan tidak membayar; pot tetap, dan pembayaran tangan yang lebih rendah ditambahkan.

no-split-answer-no-split = Mereka tidak menang dan tidak membayar; pot tetap, dan pembayaran tangan yang lebih rendah ditambahkan.

# Lembar aturan
no-split-rule-award = Tangan terbaik mengambil seluruh pot yang diperebutkannya, tetapi hanya jika ia satu-satunya yang terbaik. Tangan-tangan terbaik yang seri tidak menerima dan tidak membayar: pot tetap, dan pembayaran tangan yang lebih rendah ditambahkan. Siapa yang tinggal sendiri tanpa lawan menang tanpa menunjukkan tangannya.
