pass-cards-summary = Sebelum menyatakan, setiap pemain mengoper kartu tertutup ke tetangganya; semua memilih sebelum ada yang menerima.
pass-cards-cards = Berapa kartu yang dioper setiap pemain.
pass-cards-direction = Ke tetangga di sebelah kiri atau kanan.
pass-cards-question = Kartu mana yang Anda oper?

pass-cards-answer-left = Ya, ke tetangga di sebelah kiri.
pass-cards-answer-right = Ya, ke tetangga di sebelah kanan.
pass-cards-topic-cards = Berapa kartu yang dioper setiap pemain?

# Lembar aturan
pass-cards-rule = Semua memilih kartu yang dioper sebelum ada yang menerima.
pass-cards-step-pass = { $direction ->
    [right] Setiap pemain mengoper { $cards } kartu ke kanan, tertutup.
   *[left] Setiap pemain mengoper { $cards } kartu ke kiri, tertutup.
}
