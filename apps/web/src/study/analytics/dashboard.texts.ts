import type { StatsRange } from '@netlik/contract/study/analytics';
import { formatCount } from '../../formats/numbers.ts';

export const rangeLabels: Record<StatsRange, string> = {
  daily: 'Bugün',
  weekly: 'Bu hafta',
  monthly: 'Bu ay',
  all: 'Tümü',
};

export const dashboardTexts = {
  title: 'Panel',
  greeting: (name: string) => `Merhaba ${name}`,
  leads: {
    studied: 'Bugün çalıştın bile. Böyle devam.',
    atRisk: (days: number) => `${days} günlük serin bugün seni bekliyor.`,
    fresh: 'Bugün küçük bir adımla başla; gerisi gelir.',
  },
  guardianTitle: 'Velinin onayı bekleniyor',
  guardian:
    'Velinin e-postasına bir bağlantı gönderdik. Onaylayana kadar odalar, düellolar ve kişi arama kapalı; geri kalan her şey açık.',
  failed: 'Dashboard verileri alınamadı.',
  summary: 'Özetin',
  range: 'Aralık',
  nothingEver:
    'Henüz kayıtlı çalışman yok. Zamanlayıcıyı başlat ya da bir çalışmanı elle ekle; sayıların burada birikecek.',
  nothingInRange: 'Bu aralıkta kayıtlı çalışman yok. Başka bir aralık seçebilir ya da hemen başlayabilirsin.',
  cards: {
    time: 'Toplam süre',
    questions: 'Çözülen soru',
    sessions: 'Çalışma sayısı',
    net: 'TYT neti',
  },
  questionsHint: (correct: number, wrong: number, blank: number) =>
    // Non-breaking spaces keep each number with its unit.
    `${formatCount(correct)}\u00a0doğru · ${formatCount(wrong)}\u00a0yanlış · ${formatCount(blank)}\u00a0boş`,
  perSession: (duration: string) => `Her biri ortalama ${duration}`,
  noExam: 'İlk denemeni ekleyince görünür',
  lastExam: 'Son TYT denemen',
  week: 'Haftalık hedef',
  weekRing: 'Haftalık hedefin',
  weekOf: (done: string, goal: string) => `${done} / ${goal}`,
  weekDone: 'Hedefine ulaştın. Bundan sonrası armağan.',
  weekLeft: (left: string, aDay: string) => `${left} kaldı: pazara kadar günde ${aDay}.`,
  weekFar: (left: string) => `${left} kaldı. Bu hafta ne yapsan kâr; pazartesi yeniden başlar.`,
  weekLeftToday: (left: string) => `Bugün ${left} daha, hafta tamam.`,
  standing: 'Durumun',
  streak: 'Seri',
  days: 'gün',
  longest: (days: number) => `En uzun serin ${days} gün`,
  streakWaits: 'Bugün çalış, serin sürsün',
  noStreak: 'Bugün başlarsan 1 gün olur',
  rank: 'Sıran',
  rankOf: (people: number) => `${formatCount(people)} öğrenci içinde`,
  noRank: 'İlk zamanlayıcı çalışmandan sonra',
  rankWhy: 'Puanına göre yerin. Eşit puanlar aynı sırayı paylaşır. ',
  score: 'Puan',
  scoreHint: 'Son 30 gün',
  xp: 'XP',
  level: (level: number) => `${level}. seviye`,
  toNext: (left: number) => `Sonraki seviyeye ${formatCount(left)} XP`,
  quote: 'Haftanın sözü',
  goals: 'Hedeflerin',
  allGoals: 'Hepsini gör',
  noGoals: 'Nereyi istiyorsun?',
  noGoalsText: 'Bir hedef üniversite ekle; her gün gözünün önünde dursun.',
  addGoal: 'Hedef ekle',
};

export const carouselTexts = {
  label: 'Hedef üniversitelerin',
  keys: 'Sağ ve sol ok ile gez, boşluk ile durdur ya da oynat.',
  slide: (at: number, count: number) => `${at} / ${count}`,
  back: 'Önceki hedef',
  next: 'Sonraki hedef',
  pause: 'Otomatik geçişi durdur',
  play: 'Otomatik geçişi başlat',
  priority: (priority: number) => `${priority}. öncelik`,
};

export const panelTexts = {
  title: 'Ayrıntılı analiz',
  lead: 'Günlerin, derslerin, soruların ve puanlarının nasıl hesaplandığı.',
  open: 'Analizi aç',
  close: 'Analizi kapat',
  opening: 'Analiz hazırlanıyor…',
  notOpened: 'Analiz açılamadı',
};
