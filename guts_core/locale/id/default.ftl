# Mengapa chip berpindah dalam permainan bawaan. Alasan berdiri sesudah perpindahannya: "Budi -6 ke pot: masuk tetapi bukan yang terbaik, ...".
# Diberikan kepada masing-masing: $amount, $payer, $payee.

default-reason-ante = taruhan awal
default-reason-match = masuk tetapi bukan yang terbaik, jadi mencocokkan pot lama
default-reason-won = tangan terbaik
default-reason-shared = tangan terbaik yang seri: pot dibagi
default-reason-lone = masuk sendirian
default-reason-overflow = kelebihan di atas batas menunggu di cadangan
default-reason-refill = pot diisi dari cadangan
default-reason-over = permainan selesai
