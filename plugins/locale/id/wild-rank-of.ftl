wild-rank-of-summary = Nilai sebuah kartu yang muncul dalam permainan menjadi liar bagi semua.
wild-rank-of-holder = Kartu siapa yang menentukan nilai liar: { $value }.
wild-rank-of-cards = Kartunya yang mana yang menentukan nilai liar: { $value }.

# Lembar aturan
wild-rank-of-rule = { $holder ->
    [board] { $cards ->
        [first] Nilai kartu bersama yang pertama menjadi liar bagi semua.
        [last] Nilai kartu bersama yang terakhir menjadi liar bagi semua.
        [lowest] Nilai kartu bersama yang terendah menjadi liar bagi semua.
        [highest] Nilai kartu bersama yang tertinggi menjadi liar bagi semua.
       *[other] Nilai beberapa kartu bersama, dihitung menurut urutan pembagiannya, menjadi liar bagi semua: { $cards }.
    }
    [first-shown] { $cards ->
        [first] Nilai kartu pertama pada tangan pertama yang ditunjukkan, dari sebelah kiri pembagi, menjadi liar bagi semua.
        [last] Nilai kartu terakhir pada tangan pertama yang ditunjukkan, dari sebelah kiri pembagi, menjadi liar bagi semua.
        [lowest] Nilai kartu terendah pada tangan pertama yang ditunjukkan, dari sebelah kiri pembagi, menjadi liar bagi semua.
        [highest] Nilai kartu tertinggi pada tangan pertama yang ditunjukkan, dari sebelah kiri pembagi, menjadi liar bagi semua.
       *[other] Nilai beberapa kartu pada tangan pertama yang ditunjukkan, dari sebelah kiri pembagi, dihitung menurut urutan pembagiannya, menjadi liar bagi semua: { $cards }.
    }
   *[other] { $cards ->
        [first] Nilai kartu pertama "{ $holder }" menjadi liar bagi semua.
        [last] Nilai kartu terakhir "{ $holder }" menjadi liar bagi semua.
        [lowest] Nilai kartu terendah "{ $holder }" menjadi liar bagi semua.
        [highest] Nilai kartu tertinggi "{ $holder }" menjadi liar bagi semua.
       *[other] Nilai beberapa kartu "{ $holder }", dihitung menurut urutan pembagiannya, menjadi liar bagi semua: { $cards }.
    }
}
wild-rank-of-word-first = yang pertama
wild-rank-of-word-last = yang terakhir
wild-rank-of-word-lowest = yang terendah
wild-rank-of-word-highest = yang tertinggi
