export const sourcesTexts = {
  title: 'Veri kaynakları',
  lead: 'Programların, puanların, sıraların ve soru sayılarının nereden geldiği.',
  sections: [
    {
      title: 'Açık lisanslı veriler',
      lines: [
        {
          text: 'hasakguldev/acik-veri, CC BY 4.0: 2026 taban ve tavan puanları, yerleşenler, fakülteler; ön lisansın eski sıraları. Veri değiştirilerek kullanıldı: seçildi, birleştirildi, sıralar hesaplandı.',
          link: 'https://creativecommons.org/licenses/by/4.0/',
        },
        {
          text: 'bahadir-digital/yks-tercih-robotu, MIT: 2025 ön lisans tablosu, kılavuz notları, puan yığılmaları. Copyright (c) 2026 Bahadır Eren',
          link: 'https://opensource.org/license/mit',
        },
        {
          text: 'beratcode03/quantpraxus, MIT: konuların 2018–2025 soru sayıları. Copyright (c) 2025 Berat Cankır',
          link: 'https://opensource.org/license/mit',
        },
        {
          text: 'izcir/turkish-university-admissions-dataset, MIT: yerleşenlerin ortalama netleri.',
          link: 'https://opensource.org/license/mit',
        },
      ],
    },
    {
      title: 'Kamuya açık rakamlar',
      lines: [
        { text: 'ÖSYM yerleştirme tabloları 3 ve 4 (2022–2026): programlar, kontenjanlar, taban puanlar.' },
        {
          text: 'Bu tabloların rakamları şu depolardan okundu: njotrh/turkey-university-api, hiraa01/osym_rehberi, 0emresezen/yks-analiz, saitama-sai/YKS-Hesaplama, umudunatesi/2026-yks-tercih-robotu, Yusuf-Bayraktar/yks-siralama-hesaplama, Gerginix/yks-sira-puan-simulatoru. Metin ya da kod alınmadı.',
        },
        {
          text: 'Konuların soru sayıları resmî değildir; ÖSYM böyle bir liste yayımlamaz, başkaları saymıştır.',
        },
      ],
    },
    {
      title: 'Neye güvenmemelisin?',
      lines: [
        {
          text: 'Koşullar program adlarından çıkarıldı: burada bir koşul görmemen, kılavuzda koşul olmadığını göstermez. Tercihten önce ÖSYM kılavuzunu oku.',
        },
        { text: '2026 sıralarının çoğu puandan hesaplandı. Bilgiler 2026 yerleştirmesinindir.' },
      ],
    },
  ] as readonly { title: string; lines: readonly { text: string; link?: string }[] }[],
  licence: 'Lisans metni',
};
