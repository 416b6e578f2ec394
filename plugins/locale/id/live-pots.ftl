live-pots-summary = Langkah-langkah bisa bergantung pada ada tidaknya chip di sebuah pot.
live-pots-pots = Pot yang bisa menjadi syarat bagi langkah-langkah: { $value }.

# Lembar aturan
live-pots-rule = Langkah-langkah bisa bergantung pada ada tidaknya isi di pot-pot ini: { $pots }.
live-pots-condition-alive = { $form ->
    [while] Ini berlanjut hanya selama pot "{ $of }" berisi.
    [until] Ini berhenti begitu pot "{ $of }" berisi.
   *[when] Jika pot "{ $of }" berisi:
}
live-pots-condition-empty = { $form ->
    [while] Ini berlanjut hanya selama pot "{ $of }" kosong.
    [until] Ini berhenti begitu pot "{ $of }" kosong.
   *[when] Jika pot "{ $of }" kosong:
}
