export const showcaseTexts = {
  title: 'Bileşen vitrini',
  lead: 'Arayüzün bütün parçaları, bütün hâlleriyle. Görünümü sağ üstteki menüden değiştir; hepsi birlikte değişir.',
  anchors: 'Bölümler',
  loading: 'Yüklenme hâllerini göster',
  sections: {
    temel: 'Temel',
    sayilar: 'Sayılar',
    form: 'Form alanları',
    secici: 'Seçiciler',
    tablo: 'Tablo',
    liste: 'Listeler',
    sohbet: 'Sohbet',
    pencere: 'Pencereler',
    durum: 'Durumlar',
    dosya: 'Dosya',
    metin: 'Metin',
    video: 'Videolar',
    tur: 'Tur',
  },
};

/** Long enough to overflow, with letters that many fonts lack. */
export const longText =
  'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir kelime ile Çağrı Şükrü Öğütçü’nün İzmir’den Iğdır’a ışıklı yolculuğu.';

export const sampleMarkdown = `# Haftanın özeti

Bu hafta **12 saat 40 dakika** çalıştın; *en çok* matematik.

1. Türev tekrarını bitir
2. 40 paragraf sorusu çöz
   - günde 8 tane yeter

> Az ama her gün.

Ayrıntı için [hedeflerine](/goals) ya da [ÖSYM](https://www.osym.gov.tr) sayfasına bak.
Tehlikeli [bağlantı](javascript:alert(1)) düz yazı kalır, <b>HTML</b> da öyle.

![Uzak resim yerine bu yazı görünür](https://example.com/resim.png)

\`net = doğru - yanlış / 4\`
`;
