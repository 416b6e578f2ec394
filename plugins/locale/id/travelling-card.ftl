travelling-card-summary = Satu kartu terbuka ditawarkan dari pemain ke pemain, ditukar dengan satu kartunya, sampai kartu itu berkeliling tanpa ada yang mengambil.
travelling-card-question = Kartu mana yang Anda berikan untuk kartu terbuka itu?

# Lembar aturan
travelling-card-rule = Siapa yang mengambil kartu terbuka memberikan satu kartunya, yang sejak itu menjadi kartu terbuka.
travelling-card-step-travelling-card = { $who ->
    [in] Satu kartu dibuka dan ditawarkan kepada mereka yang masuk, bergiliran mulai dari sebelah kiri pembagi.
   *[everyone] Satu kartu dibuka dan ditawarkan kepada setiap pemain, bergiliran mulai dari sebelah kiri pembagi.
} Ini berhenti jika kartu itu sudah berkeliling tanpa ada yang mengambil, dan bagaimanapun juga sesudah { $laps } kali keliling meja.
