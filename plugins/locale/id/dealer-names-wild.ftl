dealer-names-wild-summary = Sebelum kartu dibagikan, pembagi menyebut nilai yang menjadi liar dalam putaran ini.
dealer-names-wild-question = Nilai apa yang liar?
dealer-names-wild-reason-named = menyebut nilai liar

# Lembar aturan
dealer-names-wild-rule = Semua kartu dengan nilai yang disebut pembagi menjadi liar bagi semua pemain.
dealer-names-wild-step-name-wild = Pembagi menyebut sebuah nilai, yang menjadi liar dalam putaran ini.
