qualifier-summary = Tangan terbaik menang hanya jika sekurang-kurangnya sebaik tangan tertentu.
qualifier-hand = Tangan terendah yang bisa menang: { $value }.
qualifier-below = Tangan terbaik yang di bawah itu: tidak menang dan tidak membayar, atau ikut mencocokkan pot.
qualifier-lone = { $value ->
    [true] Pemain yang sendirian juga harus punya tangan seperti itu, dan menunjukkannya.
   *[false] Pemain yang sendirian menang dengan tangan apa pun.
}
qualifier-reason-shown = ditunjukkan, sebagai bukti bahwa tangannya cukup baik

# Lembar aturan
qualifier-rule = Namun tangan terbaik menang hanya jika sekurang-kurangnya sebaik ini: { $hand }. { $below ->
    [pays] Jika tidak, tangan itu kalah dan harus mencocokkan juga.
   *[push] Jika tidak, tangan itu tidak menang dan tidak membayar.
} Tangan-tangan yang lain tetap membayar. { $lone ->
    [true] Siapa yang masuk sendirian juga harus punya tangan seperti itu, dan menunjukkannya.
   *[false] Siapa yang masuk sendirian menang dengan tangan apa pun.
}
