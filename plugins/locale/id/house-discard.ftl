house-discard-summary = Selama putaran, kartu bersama disingkirkan, mulai dari yang paling lama tergeletak.

# Lembar aturan
house-discard-rule = Kartu yang sudah disingkirkan tidak dihitung untuk tangan mana pun.
house-discard-step-house-discard = { $house ->
    [board] { $cards ->
        [1] Kartu bersama yang paling lama tergeletak disingkirkan.
       *[other] { $cards } kartu bersama yang paling lama tergeletak disingkirkan.
    }
   *[other] { $cards ->
        [1] Kartu "{ $house }" yang paling lama tergeletak disingkirkan.
       *[other] { $cards } kartu "{ $house }" yang paling lama tergeletak disingkirkan.
    }
}
