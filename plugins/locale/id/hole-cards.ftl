hole-cards-summary = Sebuah tangan memakai tepat sekian kartunya sendiri, selebihnya dari kartu bersama.
hole-cards-own = Berapa kartunya sendiri yang dipakai sebuah tangan: { $value }.
hole-cards-objection-board = hole-cards memerlukan kartu bersama: bagikan kartu ke "board"

# Lembar aturan
hole-cards-rule-cards_of = Setiap tangan memakai tepat { $own } kartunya sendiri, selebihnya dari kartu bersama.
