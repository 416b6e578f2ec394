fewer-wilds-first-summary = Tangan dengan banyak kartu liar kalah dari setiap tangan dengan sedikit kartu liar, apa pun kombinasinya.
fewer-wilds-first-most = Berapa kartu liar yang boleh dipegang tanpa menjadi lebih lemah: { $value }.

# Lembar aturan
fewer-wilds-first-rule = { $most ->
    [0] Namun tangan dengan kartu liar kalah dari setiap tangan tanpa kartu liar, apa pun kombinasinya.
   *[other] Namun tangan dengan lebih dari { $most } kartu liar kalah dari setiap tangan dengan paling banyak { $most } kartu liar, apa pun kombinasinya.
}
