max-loss-summary = Siapa yang harus mencocokkan membayar sebesar pot, tetapi tidak pernah lebih dari jumlah tertentu; pemenang mengambil seluruh pot.
max-loss-amount = Bayaran terbesar untuk sekali mencocokkan: { $value }.
max-loss-objection-cap = kerugian terbesar menggantikan batas, padahal batasnya { $cap }: tulis cap = false
max-loss-reason-match = mencocokkan, sampai kerugian terbesar

max-loss-answer-max-loss = Tidak ada batas pot, tetapi siapa yang harus mencocokkan tidak membayar lebih dari jumlah tertentu.
max-loss-topic-amount = Berapa chip paling banyak untuk sekali mencocokkan?

# Lembar aturan
max-loss-rule-owes = Siapa yang harus mencocokkan, menurut aturan apa pun, membayar penuh, tetapi tidak pernah lebih dari { $amount } chip.
