import { formatPercent } from '../../formats/numbers.ts';

export const myCoachTexts = {
  title: 'Koçum',
  lead: 'Koçun, senin için yazdığı programlar ve aylık değerlendirmen.',
  failed: 'Koç bilgilerin yüklenemedi',
  since: (day: string) => `${day} gününden beri koçun`,
  mail: (email: string, name: string) => `${email}: ${name} adlı koça e-posta yaz`,
  noneTitle: 'Henüz bir koçun yok',
  noneText:
    'Ekibimiz sana bir koç eşleştirdiğinde ya da bir koç seni seçtiğinde bildirim alırsın. O zamana kadar günlerini kendin planlayabilirsin.',
  ownPlan: 'Çalışma planıma git',
  details: 'Ayrıntılar',
  message: 'Mesaj yaz',
  sees: 'Koçun çalışmalarını, planlarını ve günlük değerlendirmelerini görür. Ayrılırsan hemen göremez olur.',
  leave: 'Koçtan ayrıl',
  leaveTitle: 'Koçundan ayrılmak istiyor musun?',
  leaveText: (name: string) =>
    `${name} artık çalışmalarını göremez ve sana program yazamaz. Yazdığı programlar sende kalır.`,
  left: 'Koçundan ayrıldın.',
  leaveFailed: 'Koçtan ayrılınamadı.',
};

export const todayProgramTexts = {
  title: 'Bugünün programı',
  lead: 'Koçunun bugün için yazdığı program',
  none: 'Koçun bugün için program yazmadı. Günü kendin planlayabilirsin.',
  start: 'Programa başla',
  resume: 'Devam et',
  ownPlan: 'Çalışma planıma git',
  done: 'tamamlandı',
  more: (count: number) => `ve ${count} ders daha`,
  failed: 'Bugünün programı yüklenemedi',
};

export const evaluationTexts = {
  title: 'Aylık değerlendirme',
  due: 'Bu ayki değerlendirmen bekleniyor',
  given: 'Bu ay değerlendirdin. Gelecek ay yeniden sorarız.',
  notDue: 'Şu anda bekleyen bir değerlendirme yok.',
  last: (day: string) => `Son değerlendirme: ${day}`,
  who: 'Koçun bu değerlendirmeyi hiçbir zaman görmez. Yalnızca yöneticiler görür; onlar adını da görür.',
  ratings: {
    communication: 'İletişim',
    programQuality: 'Program kalitesi',
    overallSatisfaction: 'Genel memnuniyet',
  },
  stars: (count: number) => `${count} yıldız`,
  ratingMissing: 'Bir puan seç',
  feedback: 'Görüşün',
  issues: 'Yaşadığın bir sorun varsa işaretle',
  issueNames: {
    tooMuchPressure: 'Çok fazla baskı',
    notEnoughSupport: 'Yeterince destek yok',
    communicationProblems: 'İletişim sorunları',
    programNotSuitable: 'Program bana uygun değil',
  },
  other: 'Diğer',
  send: 'Değerlendirmeyi gönder',
  sent: 'Teşekkürler, değerlendirmen iletildi.',
  failed: 'Değerlendirme durumu alınamadı',
};

export const myProgramTexts = {
  title: 'Programlarım',
  status: 'Durum',
  allStatuses: 'Hepsi',
  from: 'Başlangıç',
  to: 'Bitiş',
  clear: 'Filtreleri temizle',
  filters: 'Filtrele',
  filtered: (set: string) => `Filtre: ${set}`,
  failed: 'Programların yüklenemedi',
  empty: 'Henüz program yok',
  emptyText: 'Koçun bir gün için program yazdığında burada ve çalışma planında görünür.',
  nothing: 'Bu filtreye uyan program yok',
  open: (title: string) => `${title}: planı aç`,
  figures: (subjects: number, time: string) => `${subjects} ders · ${time} çalışıldı`,
  percent: formatPercent,
  size: 'Sayfa başına',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (page: number, pages: number) => `${page} / ${pages}`,
};
