ghost-summary = Untuk memenangkan pot, tangan yang dibagikan tetapi bukan milik siapa pun harus dikalahkan. Jika hantu ini yang terbaik, semua yang masuk mencocokkan pot, dan pot tetap.
ghost-plays = Apakah hantu bermain pada setiap penentuan pemenang, atau hanya jika tepat satu pemain masuk.
ghost-tie = Arti seri dengan hantu: tidak menang dan tidak membayar, kalah darinya, atau tetap menang.
ghost-hands = Banyaknya hantu.
ghost-dealt = Apakah hantu mendapat kartu bersamaan dengan para pemain, atau lewat langkah-langkah tersendiri.
ghost-nobody_in = Apa yang terjadi jika tidak ada yang masuk: semua memasang taruhan awal lagi, atau menurut aturan yang lain.
ghost-reason-again = taruhan awal lagi: tidak ada yang berani melawan hantu

ghost-answer-always = Ya, hantu bermain pada setiap penentuan pemenang: jika ia yang terbaik, semua yang masuk mencocokkan pot, dan pot tetap. Jika tidak ada yang masuk, semua memasang taruhan awal lagi.
ghost-answer-always-no-ante = Ya, hantu bermain pada setiap penentuan pemenang, seperti di atas, tetapi jika tidak ada yang masuk ia tidak menuntut taruhan awal.
ghost-answer-lone = Ya, hantu bermain hanya melawan pemain yang sendirian: jika hantu lebih baik, pemain itu mencocokkan pot, dan pot tetap.
ghost-topic-tie = Sebuah tangan seri dengan hantu: siapa yang menang?
ghost-answer-push = Tidak ada: pemain itu tidak menang dan tidak membayar, dan pot tetap.
ghost-answer-ghost = Hantu: pemain itu kalah.
ghost-answer-seat = Pemain itu.

# Lembar aturan
ghost-rule = { $hands ->
    [1] Ada satu hantu (kitty), yaitu tangan yang bukan milik siapa pun.
   *[other] Ada { $hands } hantu (kitty), yaitu tangan yang bukan milik siapa pun.
} { $dealt ->
    [by-steps] Hantu mendapat kartu hanya jika daftar di atas menyebutkannya.
   *[along] Hantu mendapat kartu setiap kali para pemain mendapat kartu.
} Hantu tidak menukar dan tidak mengoper kartu, dan kartu yang liar bagi pemain juga liar bagi hantu.
ghost-nobody_in-rule = { $value ->
    [as-ruled] Hantu tidak mengubah apa yang terjadi jika tidak ada yang masuk.
   *[ante] {""}
}
ghost-rule-house = { $plays ->
    [lone] Hantu bermain hanya jika tepat satu pemain masuk; pemain itu harus mengalahkannya untuk memenangkan pot.
   *[always] Siapa yang ingin memenangkan pot harus mengalahkan hantu juga.
} Jika hantu yang terbaik, tidak ada yang menang: semua yang masuk mencocokkan pot, masing-masing sekali, dan pot tetap, ditambah pembayaran mereka. { $tie ->
    [ghost] Jika seri, hantu yang menang.
    [seat] Pemain yang seri dengan hantu sebagai yang terbaik tetap menang.
   *[push] Pemain yang seri dengan hantu sebagai yang terbaik tidak menang dan tidak membayar, tangan yang lebih rendah membayar, dan pot tetap.
}
ghost-rule-nobody_in = { $answered-by ->
    [default] { $plays ->
        [lone] {""}
       *[always] { $nobody_in ->
            [as-ruled] {""}
           *[ante] Pot tetap, semua memasang taruhan awal lagi ke dalamnya, dan kartu baru dibagikan.
        }
    }
   *[other] {""}
}
