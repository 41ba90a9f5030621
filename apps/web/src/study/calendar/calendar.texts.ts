import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { Tone } from '@netlik/domain/study/bands';
import { formatCount, formatPercent } from '../../formats/numbers.ts';

export const calendarTexts = {
  title: { study: 'Çalışma Takvimi', question: 'Soru Takvimi' },
  lead: {
    study: 'Hangi gün ne kadar çalıştığını gör; bir güne dokununca ayrıntısı açılır.',
    question: 'Hangi gün kaç soru çözdüğünü gör; bir güne dokunup sorularını ekle.',
  },
  other: { study: 'Soru Takvimi', question: 'Çalışma Takvimi' },
  view: 'Görünüm',
  views: { month: 'Ay', year: 'Yıl' },
  month: 'Ay seç',
  year: 'Yıl seç',
  previous: { month: 'Önceki ay', year: 'Önceki yıl' },
  next: { month: 'Sonraki ay', year: 'Sonraki yıl' },
  today: 'Bugün',
  goToday: 'Bugüne git',
  now: 'bugün',
  loading: 'Takvim yükleniyor…',
  notLoaded: 'Takvim verileri alınamadı. Gördüğün boşluk çalışmadığın anlamına gelmiyor.',
  outdated: 'Takvim yenilenemedi; en son bilinen hâlini görüyorsun.',
  offline: 'Bağlantın yok. Takvim, bağlantı gelince kendiliğinden dolacak.',
  planned: 'Plan',
  planOf: (rate: number) => `planın ${formatPercent(rate)} kadarı tamam`,
  planAhead: 'planın var',
  openReminders: (count: number) => `${count} açık hatırlatma`,
  exams: (count: number) => `${count} deneme`,
  meeting: 'koçunla görüşme',
  retry: 'Tekrar dene',
  unknown: 'yüklenmedi',
  nothing: { study: 'çalışma yok', question: 'soru yok' },
  keys: 'Ok tuşlarıyla günler arasında gez, Enter ile aç, Page Up ve Page Down ile ay değiştir.',
  earlier: 'Önceki günler',
  later: 'Sonraki günler',
  pointAt: 'Bir karenin üstüne gel, o günü burada gör.',
} satisfies Record<string, unknown>;

export const summaryTexts = {
  total: { study: (span: string) => `${span} toplamı`, question: (span: string) => `${span} soruların` },
  activeDays: { study: 'Çalıştığın gün', question: 'Soru çözdüğün gün' },
  sessions: 'Çalışma',
  perDay: 'Çalıştığın günde ortalama',
  correct: 'Doğru',
  wrong: 'Yanlış',
  blank: 'Boş',
  net: 'Net',
  accuracy: 'Doğruluk',
};

export const emptyTexts: Record<
  CalendarMode,
  { title: (span: string) => string; text: string; action: string }
> = {
  study: {
    title: (span) => `${span} için henüz çalışma yok`,
    text: 'Zamanlayıcıyı başlat; bitirdiğin her çalışma takvimde kendi gününe düşer.',
    action: 'Zamanlayıcıyı aç',
  },
  question: {
    title: (span) => `${span} için henüz soru yok`,
    text: 'Çözdüğün soruları güne ekle; renkler sana nasıl gittiğini göstersin.',
    action: 'Bugünün sorularını ekle',
  },
};

export const legendTexts = {
  label: 'Renklerin anlamı',
  study: ['Yok', '1 saatten az', '1–2 saat', '2–4 saat', '4 saat ve üstü'],
  question: ['Yok', '50’ye kadar', '51–100', '101–200', '200’den çok'],
  tones: {
    danger: '100 soruya kadar',
    warning: '101–200 soru',
    success: '200 sorudan çok',
  } satisfies Record<Tone, string>,
  bar: 'Dolu çizgi: 4 saat ve üstü',
  reminder: 'Açık hatırlatma',
  exam: 'Deneme sınavı',
  meeting: 'Koçla görüşme',
  plans: [
    { band: 'excellent', rate: 90, text: 'Planın %90’ı ve üstü' },
    { band: 'good', rate: 70, text: '%70–89' },
    { band: 'fair', rate: 50, text: '%50–69' },
    { band: 'poor', rate: 0, text: '%50’nin altı' },
  ] as const,
};

export const countTexts = {
  sessions: (count: number) => `${formatCount(count)} çalışma`,
  questions: (count: number) => `${formatCount(count)} soru`,
  days: (count: number) => `${count} gün`,
};
