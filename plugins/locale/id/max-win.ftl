max-win-summary = Pemenang mengambil paling banyak jumlah tertentu dari pot, dan selebihnya tetap di pot.
max-win-amount = Paling banyak yang bisa dimenangkan sekaligus: { $value }.
max-win-reason-limited = menang, sampai jumlah terbesar yang bisa dimenangkan
max-win-objection-zero = pot yang isinya tidak bisa dimenangkan tidak akan pernah habis: amount harus lebih dari 0
max-win-objection-never = pot tidak pernah lebih besar dari batas { $cap }, jadi pembatasan kemenangan sebesar { $amount } tidak mengubah apa pun

max-win-answer-max-win = Paling banyak jumlah tertentu; selebihnya tetap di pot.
max-win-topic-amount = Berapa chip paling banyak yang bisa dimenangkan sekaligus?

# Lembar aturan
max-win-rule = Paling banyak { $amount } chip diambil dari pot sekaligus; selebihnya tetap di pot. Para pemenang yang berbagi membagi jumlah itu.
