export const sessionNotes = {
  good: [
    'Konu oturdu, yarın test çözeceğim.',
    'Yanlışlarımı tek tek yazdım.',
    'Telefonu diğer odaya bıraktım, fark etti.',
    'Soru bankasının 3. testi bitti.',
    'Hız denemesi: süre yetti.',
    'Eksik kalan kazanımı tamamladım.',
    'Video yerine soru çözerek ilerledim, daha iyi oldu.',
  ],
  fair: [
    'Formülleri tekrar etmem lazım.',
    'Son 20 dakika yavaşladım.',
    'Yarısı tekrar, yarısı test.',
    'Paragrafta süreye takıldım.',
    'Konu özeti çıkardım.',
  ],
  poor: [
    'Çok yorgundum, erken bıraktım.',
    'Ev kalabalıktı, odaklanamadım.',
    'Aynı hatayı yine yaptım: işlem hatası.',
    'Bu konuyu baştan almam gerek.',
  ],
} as const;

export const entryNotes = [
  'Okuldan önce çözdüm.',
  'Servis yolunda.',
  'Etütte çözdük.',
  'Fasikülün sonuna geldim.',
  'Zor testti.',
] as const;

export const usualReminders = [
  ['**Türev** testini bitir', 'matematik_ayt'],
  ['Paragraf: 30 soru', 'turkce'],
  ['Deneme yanlışlarını deftere geç', null],
  ['Fizik _optik_ formüllerini tekrar et', 'fizik_ayt'],
  ['Tarih kronoloji kartlarına bak', 'tarih'],
  ['Geometri: üçgende açı, 2 test', 'geometri'],
  ['Koçla görüşme: haftalık program', null],
  ['Kütüphaneden kitap iade', null],
  ['Kimya mol hesabı tekrarı', 'kimya'],
  ['Haftanın konu eksiklerini listele:\n\n- matematik\n- fen\n- Türkçe', null],
] as const;

export const todaysReminders = [
  ['**Bugün:** problemler 2 test, sonra paragraf', 'matematik'],
  ['Akşam 20.00 deneme analizi', null],
  ['Su iç, 21.30’da mola', null],
] as const;

export const comingReminders = [
  [3, 'TYT denemesi: sabah **10.15**’te başla', 'deneme_sinavi'],
  [5, 'Biyoloji: hücre bölünmeleri tekrarı', 'biyoloji'],
  [8, 'Okul yazılısı: edebiyat', 'edebiyat'],
  [14, 'İki haftalık tekrar: yanlış defteri baştan sona', 'genel_tekrar'],
  [27, 'Ay sonu değerlendirmesi: netlerim nerede arttı?', null],
] as const;
