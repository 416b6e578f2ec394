set-amount-summary = Siapa yang harus mencocokkan membayar jumlah tetap, bukan sebesar isi pot.
set-amount-amount = Yang kalah membayar { $value }.
set-amount-grows = { $value ->
    [round] Pada putaran kedua bayarannya dua kali lipat, pada putaran ketiga tiga kali lipat, dan seterusnya.
   *[never] Jumlahnya selalu sama.
}
set-amount-reason-match = bayaran tetap

# Lembar aturan
set-amount-rule-stake = { $grows ->
    [round] Siapa yang harus mencocokkan membayar jumlah tetap, berapa pun isi pot: { $amount } pada putaran pertama, dua kali lipatnya pada putaran kedua, tiga kali lipatnya pada putaran ketiga, dan seterusnya.
   *[never] Siapa yang harus mencocokkan membayar jumlah tetap, berapa pun isi pot: { $amount }.
}
