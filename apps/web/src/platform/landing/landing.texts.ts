import { formatPercent } from '../../formats/numbers.ts';

export const landingTexts = {
  page: 'Tanıtım sayfası',
  publicTitle: 'YKS çalışma takibi',
  home: 'Netlik ana sayfa',
  account: 'Hesap',
  loadFailed: 'Sayfanın ayarları yüklenemedi',
  start: 'Ücretsiz başla',
  how: 'Nasıl çalışıyor?',
  trial: (days: number) => `${days} gün ücretsiz dene, kart gerekmez.`,
  noTrial: 'Temel plan ücretsiz; kart gerekmez.',
  hero: {
    A: {
      title: 'YKS’ye giden yolu netleştir',
      lead: 'Planın, zamanlayıcın, denemelerin ve tekrarların tek yerde. Her akşam ne çalışacağını bil, her hafta nereye geldiğini gör.',
    },
    B: {
      title: 'Bugün ne çalışacağını düşünme, çalış',
      lead: 'Netlik sıradaki işi önüne koyar, süreni tutar, yanlışını geri getirir. Sana yalnızca oturup başlamak kalır.',
    },
  },
  timer: {
    label: 'Kalan süre',
    subject: 'Matematik',
    topic: 'Türev · 25 dk odak',
    start: 'Başlat',
    pause: 'Duraklat',
  },
  net: {
    exam: (questions: number) => `TYT Matematik · ${questions} soru`,
    net: (net: string) => `${net} net`,
    right: 'Doğru',
    wrong: 'Yanlış',
    rule: 'Dört yanlış bir doğruyu götürür.',
  },
  stats: 'Rakamlarla Netlik',
  testimonials: 'Kullananlar ne diyor?',
  previous: 'Önceki yorum',
  next: 'Sonraki yorum',
  testimonialAt: (at: number, count: number) => `Yorum ${at} / ${count}`,
  values: {
    title: 'Neden Netlik?',
    items: [
      ['Dağınıklık biter', 'Defter, tablo ve beş ayrı uygulama yerine tek bir çalışma masası.'],
      ['Rakamlar dürüst', 'Netin, süren ve tahminin hesabı açık: hangi sayının nereden geldiğini görürsün.'],
      ['Sen yönetirsin', 'Verin senin: istediğin an indirir, istediğin an silersin.'],
    ],
  },
  features: {
    title: 'İhtiyacın olan her şey',
    items: [
      ['Zamanlayıcı', 'Pomodoro ya da serbest. Sayfayı kapatsan da sürer, hiçbir dakika kaybolmaz.'],
      ['Haftalık ve günlük plan', 'Sürükle, işaretle, kalanı sonraki haftaya taşı.'],
      ['Deneme takibi', 'Netlerin gidişi, güçlü ve zayıf konuların, tahmini sıralama aralığın.'],
      ['Bilgi kartları', 'Aralıklı tekrarla tam unutmak üzereyken karşına çıkar.'],
      ['Yanlış defteri', 'Sorunun fotoğrafını çek, nedenini yaz, zamanı gelince yeniden çöz.'],
      ['Konu takibi', 'Hangi konu bitti, hangisi eksik: bütün müfredat tek bakışta.'],
    ],
  },
  steps: {
    title: 'Üç adımda başla',
    items: [
      ['Hesabını aç', 'Hedefini ve sınıfını seç; bir dakika sürer.'],
      ['Haftanı kur', 'Hazır şablonla başla, kendine göre düzenle.'],
      ['Başlat’a bas', 'Çalış; gerisini Netlik tutar ve sana gösterir.'],
    ],
  },
  benefits: {
    title: 'Dört hafta sonra',
    items: [
      'Ne kadar çalıştığını tahmin etmez, bilirsin.',
      'Zayıf konuların listede durmaz, planına girer.',
      'Aynı yanlışı ikinci kez yapma ihtimalin düşer.',
      'Koçun varsa, o da aynı tabloyu görür.',
    ],
  },
  screens: {
    title: 'İçeriden bir bakış',
    items: {
      today: {
        caption: 'Bugün: sıradaki işin hep önünde',
        alt: 'Bugün ekranı: sıradaki ders ve günün listesi',
      },
      exams: { caption: 'Deneme netlerinin gidişi', alt: 'Denemelerim ekranı: son netler ve değişimleri' },
      week: { caption: 'Haftalık plan', alt: 'Haftalık plan ekranı' },
    },
  },
  integrations: {
    title: 'Kullandıklarınla birlikte',
    items: [
      ['Google ile giriş', 'Ayrı bir şifre ezberleme.'],
      ['YouTube listeleri', 'Koçunun seçtiği videolar planının içinde açılır.'],
      ['Tarayıcı bildirimleri', 'Hatırlatmaların sayfa kapalıyken de gelir.'],
      ['CSV', 'Denemelerini dosyadan al, dilediğinde dışa aktar.'],
    ],
  },
  security: {
    title: 'Verin güvende',
    text: 'KVKK’ya uygun: 18 yaşından küçükler için veli onayı, her an dışa aktarma ve silme. Reklam yok, verin satılmaz, fotoğraflarındaki konum bilgisi silinir.',
  },
  faq: {
    title: 'Sık sorulanlar',
    items: [
      [
        'Netlik ücretli mi?',
        'Zamanlayıcı, planlar, kartlar ve yanlış defteri ücretsiz. Premium’da koç ve daha yüksek sınırlar var.',
      ],
      [
        'Telefonda çalışır mı?',
        'Evet. Tarayıcıda açılır, istersen ana ekrana eklersin; bağlantın kopsa da çalışman kaybolmaz.',
      ],
      [
        'Sıralama tahmini ne kadar güvenilir?',
        'Tek bir sayı değil, bir aralık gösteririz; yılını ve geçmişteki hata payını da yanına yazarız.',
      ],
      [
        'Hesabımı silebilir miyim?',
        'Evet, profilinden tek adımda. Silmeden önce bütün verini indirebilirsin.',
      ],
    ] as const,
  },
  pricing: {
    title: 'Planlar',
    free: {
      name: 'Ücretsiz',
      price: '0 TL',
      items: [
        'Zamanlayıcı ve çalışma geçmişi',
        'Haftalık plan ve rutin',
        'Kartlar ve yanlış defteri',
        'Ayda 2 deneme',
      ],
    },
    pro: {
      name: 'Pro Öğrenci',
      noPrice: 'Fiyat için bize yaz',
      badge: (percent: number) => `Açılışa özel ${formatPercent(percent)}`,
      items: ['Ücretsiz plandaki her şey', 'Kendi koçun', 'Aynı anda 5 etkin plan', 'Ayda 20 deneme'],
      trial: (days: number) => `${days} gün dene`,
      cta: 'Pro’yu dene',
    },
    coach: {
      name: 'Koç',
      price: 'Yakında',
      items: ['Bütün öğrencilerin tek ekranda', 'Program hazırlama', 'Canlı takip'],
      soon: 'Çok yakında',
    },
  },
  final: {
    title: 'Bu akşam ilk oturumunu başlat',
    text: 'Yarın geriye baktığında bir günün kaydı olsun.',
  },
  footer: {
    words: 'Netlik: YKS’ye çalışanlar için.',
    login: 'Giriş yap',
    links: [
      { to: '/iletisim', label: 'İletişim' },
      { to: '/aydinlatma-metni', label: 'Aydınlatma metni' },
      { to: '/kullanim-kosullari', label: 'Kullanım koşulları' },
      { to: '/login', label: 'Giriş yap' },
      { to: '/register', label: 'Kayıt ol' },
    ],
  },
};

export const landingResultTexts = {
  title: 'Hangi başlık daha iyi?',
  failed: 'Sonuçlar yüklenemedi',
  variant: (title: string, variant: string) => `“${title}” (${variant})`,
  views: (count: string) => `${count} ziyaret`,
  clicks: (count: string) => `Kayda tıklayan: ${count}`,
  signups: (count: string) => `Kaydolan: ${count}`,
  share: (share: string, low: string, high: string) => ` · ${share} (${low} ile ${high} arası)`,
  winner: (title: string, variant: string) => `“${title}” (${variant}) %95 güvenle daha çok kayıt getiriyor.`,
  noWinner: 'Fark henüz %95 güvenle söylenemez.',
  since: (day: string) => `${day} gününden beri.`,
  nothing: 'Henüz ziyaret sayılmadı: sayfa herkese açıkken sayılır.',
  how: 'Aralık, gerçek oranın %95 güvenle bulunduğu yerdir. Ziyaretçiler hakkında hiçbir şey saklanmaz; yalnızca günlük toplamlar tutulur. Google ile kaydolanlar sayılmaz.',
};

export const landingToolTexts = {
  variant: 'Gösterilen başlık',
  variantTitle: (title: string, variant: string) => `“${title}” (${variant})`,
  edit: 'Sayfayı düzenle',
  results: 'Deney sonuçları',
  title: 'Tanıtım sayfasının ayarları',
  lead: 'Boş bıraktıkların sayfada görünmez. Yalnızca doğru olanı yaz.',
  stats: 'Rakamlar',
  statsHint: 'Ek, sayının hemen ardından gelir: K+ (bin), M (milyon), /5 (puan).',
  preview: (figure: string, label = '') => `Sayfada: ${figure} ${label}`,
  value: 'Sayı',
  suffix: 'Ek',
  label: 'Açıklama',
  testimonials: 'Yorumlar',
  quote: 'Söz',
  name: 'Ad',
  role: 'Kim',
  questions: 'Ek sorular',
  question: 'Soru',
  answer: 'Yanıt',
  trialDays: 'Ücretsiz deneme (gün)',
  launchDiscount: 'Açılış indirimi (%)',
  zeroDays: '0 gün: gösterilmez',
  zeroPercent: '%0: gösterilmez',
  proPrice: 'Pro Öğrenci fiyatı',
  proPriceHint: 'Yazıldığı gibi görünür: 149 TL / ay',
  isPublic: 'Giriş yapmamış herkese ana adreste göster',
  isPublicHint: 'Kapalıyken ana adres giriş sayfasını açar. Herkese açık sayfa olay kaydetmez.',
  addStat: 'Rakam ekle',
  addTestimonial: 'Yorum ekle',
  addQuestion: 'Soru ekle',
  remove: (what: string, at: number) => `Kaldır: ${what} ${at}`,
  row: (what: string, at: number) => `${what} ${at}`,
  save: 'Kaydet',
  saved: 'Sayfa güncellendi.',
  saveFailed: 'Ayarlar kaydedilemedi.',
};
