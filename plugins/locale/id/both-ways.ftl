both-ways-summary = Siapa yang menyatakan dua arah harus menjadi yang terbaik di keduanya, atau tidak memenangkan apa pun.
both-ways-word = Pernyataan yang berarti dua arah: { $value }.
both-ways-objection-word = both-ways memerlukan pernyataan dengan pilihan "{ $word }" dan dua perebutan di antara mereka yang menyatakannya

# Lembar aturan
both-ways-rule = Namun siapa yang menyatakan "{ $word }" harus menjadi yang terbaik, seri pun cukup, dalam setiap perebutan yang dicakupnya; jika tidak, ia tidak menang di mana pun. Yang gagal dimenangkannya jatuh kepada yang terbaik di antara pemain lain.
