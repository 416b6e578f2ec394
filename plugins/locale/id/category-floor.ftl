category-floor-summary = Sebuah kategori berlaku hanya mulai dari nilai tertentu ke atas; di bawah itu tangan dinilai seolah kategori itu tidak ada.
category-floor-category = Kategorinya: { $value }.
category-floor-lowest = Nilai terendah agar kategori itu berlaku: { $value }.
category-floor-objection-low = category-floor berlaku untuk tangan yang dibandingkan mencari yang tertinggi, padahal di sini ada penentuan pemenang untuk yang terendah
category-floor-objection-category = tidak ada penentuan pemenang yang memakai "{ $category }", jadi tidak ada yang bisa berlaku mulai dari nilai tertentu ke atas

# Lembar aturan
category-floor-rule = Kategori ini berlaku hanya mulai dari { $lowest } ke atas: { $category }. Yang lebih rendah dinilai seolah kategori itu tidak ada.
