forced-fold-summary = Siapa yang mendapat kartu liar terbuka, atau kartu terbuka dengan nilai tertentu, harus melipat.
forced-fold-reason-folded = melipat, karena kartu yang dibagikan terbuka

# Lembar aturan
forced-fold-rule = Tangan yang harus dilipat tidak bisa menang.
forced-fold-step-forced-fold = { $wild ->
    [true] { $ranks ->
        [none] Siapa yang masuk dengan kartu liar terbuka harus melipat.
       *[other] Siapa yang masuk dengan kartu liar terbuka, atau kartu terbuka dengan salah satu nilai ini, harus melipat: { $ranks }.
    }
   *[false] { $ranks ->
        [none] Tidak ada kartu terbuka yang memaksa siapa pun melipat.
       *[other] Siapa yang masuk dengan kartu terbuka dengan salah satu nilai ini harus melipat: { $ranks }.
    }
} { $liable ->
    [true] Siapa yang melipat karena ini tetap harus mencocokkan pot seperti tangan yang kalah.
   *[false] Siapa yang melipat karena ini keluar, dan tidak perlu mencocokkan pot.
}
