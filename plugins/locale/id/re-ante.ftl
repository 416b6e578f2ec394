re-ante-summary = Jika tidak ada yang masuk, semua menaruh satu taruhan awal lagi ke pot.
re-ante-reason-nobody-in = taruhan awal, karena tidak ada yang masuk

re-ante-answer-re-ante = Semua menaruh satu taruhan awal lagi ke pot.

# Lembar aturan
re-ante-rule = Pot tetap, semua menaruh satu taruhan awal lagi ke dalamnya, dan kartu baru dibagikan.
