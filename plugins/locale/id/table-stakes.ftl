table-stakes-summary = Setiap pemain membeli sejumlah chip di awal, dan membayar dengan chip yang ada di depannya.
table-stakes-buy_in = Jumlah chip yang dibeli setiap pemain di awal, dan yang dibelinya lagi: { $value }.
table-stakes-short = Apa yang dilakukan pemain yang kewajibannya melebihi chipnya: membayar semua yang ada, atau membayar penuh dan berutang.
table-stakes-broke = Apa yang dilakukan pemain yang sudah habis chipnya saat putaran dimulai: tidak ikut, membeli lagi, atau terus bermain.
table-stakes-reason-buys-in = membeli chip lagi
table-stakes-reason-last = satu-satunya yang masih punya chip
table-stakes-objection-zero = tidak ada yang bisa bermain tanpa chip: buy_in harus lebih dari 0

table-stakes-answer-sits-out = Setiap pemain membeli sejumlah chip. Yang chipnya kurang membayar sisanya, dan tidak ikut lagi jika sudah habis.
table-stakes-answer-buys-in = Setiap pemain membeli sejumlah chip. Yang chipnya kurang membayar sisanya, dan membeli lagi jika sudah habis.
table-stakes-answer-plays-on = Setiap pemain membeli sejumlah chip. Yang chipnya kurang membayar sisanya, dan terus bermain tanpa chip jika sudah habis.
table-stakes-topic-buy_in = Berapa chip yang dibeli setiap pemain di awal?

# Lembar aturan
table-stakes-step-buy-in = { $broke ->
    [buys-in] Siapa yang chipnya habis membeli lagi, sebanyak { $amount }.
    [plays-on] Siapa yang { $amount } chip pembeliannya habis terus bermain.
   *[sits-out] Jika hanya satu pemain yang masih punya chip, permainan selesai. Untuk permainan berikutnya yang lain membeli lagi, sebanyak { $amount }.
}
table-stakes-rule = Setiap pemain membeli { $buy_in } chip di awal. { $broke ->
    [buys-in] Siapa yang chipnya habis saat putaran dimulai membeli lagi sebanyak itu, sesering yang diperlukan sampai punya chip.
    [plays-on] Siapa yang chipnya habis terus bermain.
   *[sits-out] Siapa yang chipnya habis saat putaran dimulai tidak ikut. Jika hanya satu pemain yang masih punya chip, ia mengambil pot dan permainan selesai; untuk permainan berikutnya yang lain membeli lagi.
}
table-stakes-rule-pays = { $short ->
    [in-full] Siapa yang kewajibannya melebihi sisa chipnya tetap membayar penuh, dan berutang.
   *[all-in] Siapa yang kewajibannya melebihi sisa chipnya membayar semuanya, lebih dulu kepada yang lebih dulu berhak, dan masih bisa memenangkan seluruh pot.
}
