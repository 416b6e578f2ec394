suit-order-summary = Tangan-tangan terbaik yang seri dibedakan menurut jenis kartu, jenis kartu tertinggi lebih dulu.
suit-order-suits = Jenis kartu, yang terbaik lebih dulu: { $value }.

# Lembar aturan
suit-order-rule-best = Tangan terbaik menang. Tangan-tangan terbaik yang seri dibedakan menurut jenis kartu, mulai dari jenis kartu tertingginya. Dari jenis terbaik ke bawah: { $suits }.
suit-order-word-spades = sekop
suit-order-word-hearts = hati
suit-order-word-diamonds = wajik
suit-order-word-clubs = keriting
