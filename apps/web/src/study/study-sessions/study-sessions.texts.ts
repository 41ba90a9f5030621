import type { SessionTopic } from '@netlik/contract/study-fields';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';

export const periodLabels = { week: 'Bu hafta', month: 'Bu ay', all: 'Tümü' } as const;

export const techniqueLabels = {
  Pomodoro: 'Pomodoro',
  Timeblock: 'Zaman bloğu',
  Stopwatch: 'Kronometre',
  Freeform: 'Serbest',
} as const;

export const sourceLabels = { timer: 'Zamanlayıcı', manual: 'Elle eklendi' } as const;

export const sessionTexts = {
  title: 'Çalışmalarım',
  lead: 'Bütün çalışmaların burada.',
  add: 'Elle ekle',
  startTimer: 'Zamanlayıcıyı aç',
  start: 'Çalışmaya başla',
  thisWeek: (today: string | null) => `bu hafta · bugün ${today ?? 'henüz yok'}`,
  period: 'Dönem',
  label: 'Çalışmaların',
  sorted: 'Seçtiğin sırayla',
  actionsOf: (subject: string) => `${subject} için işlemler`,
  search: 'Notlarda ara',
  failed: 'Çalışma geçmişin alınamadı.',
  empty: 'İlk çalışman burada görünecek',
  emptyText: 'Zamanlayıcıyı başlat; bitirdiğinde süren, verimin ve notun bu listeye düşer.',
  emptyPeriod: { week: 'Bu hafta henüz çalışma yok', month: 'Bu ay henüz çalışma yok' },
  emptyPeriodText: 'Bir çalışma başlat ya da daha eskilere bak.',
  showAll: 'Hepsini göster',
  open: 'Ayrıntıyı aç',
  edit: 'Düzenle',
  remove: 'Sil',
  removed: (name: string) => `${name} çalışman silindi.`,
  removeFailed: 'Çalışma silinemedi.',
  saved: 'Çalışman güncellendi.',
  saveFailed: 'Çalışma kaydedilemedi.',
  added: (duration: string) => `${duration} çalışman eklendi.`,
  unjudged: 'Değerlendirilmedi',
  star: (quality: number) => `5 üzerinden ${quality}`,
  export: 'CSV indir',
  exporting: (percent: number) => `Hazırlanıyor… ${formatPercent(percent)}`,
  exportFailed: 'Dosya hazırlanamadı.',
  exported: (count: number) => `${formatCount(count)} çalışma indirildi.`,
  columns: {
    date: 'Tarih',
    subject: 'Ders',
    duration: 'Süre',
    technique: 'Tür',
    quality: 'Kalite',
    efficiency: 'Verimlilik',
    mood: 'Ruh hali',
    questions: 'Soru (D/Y/B)',
    net: 'Net',
    distractions: 'Dikkat dağıtıcı',
    notes: 'Not',
    source: 'Kayıt',
  },
  answers: (correct: number, wrong: number, blank: number) => `${correct} D, ${wrong} Y, ${blank} B`,
  machineColumns: {
    date: 'Tarih (ISO)',
    duration: 'Süre (dk)',
    verified: 'Doğrulanan (dk)',
    quality: 'Kalite puanı',
    efficiency: 'Verimlilik (%)',
    correct: 'Doğru',
    wrong: 'Yanlış',
    blank: 'Boş',
  },
};

export const pendingTexts = {
  title: 'Gönderilmeyi bekleyenler',
  offline: 'Bağlantın yok. Çalışmaların bağlantı gelince burada görünecek.',
  queued: 'Bağlantı yok. Çalışman bu cihazda duruyor; bağlantı gelince kendiliğinden gönderilecek.',
};

export const sessionDetailTexts = {
  title: 'Çalışma ayrıntısı',
  failed: 'Çalışma açılamadı',
  plan: 'Planına sayılıyor',
  unlink: 'Plandan çıkar',
  verified: 'Doğrulanan süre',
  verifiedWhy:
    'Yalnızca zamanlayıcının gördüğü dakikalar XP ve sıralamaya sayılır; toplamın ve serin hepsini sayar.',
  unseen: (length: string) =>
    `${length} doğrulanamadı: o sırada çevrimdışıydın, sayfa kapalıydı ya da süreyi elle uzattın. XP kazandırmaz.`,
  manual: 'Elle eklendi',
  unjudged: 'Bu çalışmayı henüz değerlendirmedin. Düzenle’ye basıp nasıl geçtiğini yaz.',
  topics: 'Konular',
  topic: ({
    topic,
    minutes,
    correctAnswers: right,
    wrongAnswers: wrong,
    blankAnswers: blank,
  }: SessionTopic) =>
    [
      topic,
      minutes !== undefined && formatDuration(minutes),
      right !== undefined && `${right} doğru`,
      wrong !== undefined && `${wrong} yanlış`,
      blank !== undefined && `${blank} boş`,
    ]
      .filter(Boolean)
      .join(', '),
  questions: 'Sorular',
  correct: 'Doğru',
  wrong: 'Yanlış',
  blank: 'Boş',
  target: 'Hedef',
  noQuestions: 'Soru girilmedi',
  noNotes: 'Not yok',
};

export const overlapTexts = {
  title: 'Bu saatlerde başka bir çalışman var',
  text: (reason: string) => `${reason} Yine de kaydedersen ikisi de toplamına sayılır.`,
  action: 'Yine de kaydet',
  cancel: 'Saati düzelt',
};

export const sessionFormTexts = {
  addTitle: 'Elle çalışma ekle',
  editTitle: 'Çalışmayı düzenle',
  manualNote: 'Elle eklenen çalışma toplamına ve serine sayılır, XP ve sıralamaya sayılmaz.',
  subject: 'Ders',
  chooseSubject: 'Ders seç',
  exams: 'Deneme',
  day: 'Gün',
  time: 'Başlangıç saati',
  timeNeeded: 'Başlangıç saatini yaz',
  duration: 'Süre',
  minutes: 'dk',
  durationNeeded: 'Süreyi dakika olarak yaz',
  tooShort: 'En az 1 dk olmalı',
  tooLong: (minutes: number) => `En fazla ${minutes} dk olabilir`,
  endsInFuture: 'Çalışma şu andan sonra bitemez',
  editNote: 'Süreyi uzatırsan eklediğin kısım elle girilmiş sayılır; XP ve sıralamaya sayılmaz.',
  technique: 'Çalışma türü',
  quality: 'Nasıl geçti?',
  qualityHint: '1 verimsiz, 5 çok iyi',
  mood: 'Ruh hali',
  chooseMood: 'Ruh halini seç',
  distractions: 'Dikkat dağıtıcı sayısı',
  questions: 'Sorular',
  notes: 'Not',
  save: 'Kaydet',
  add: 'Ekle',
  wholeNeeded: 'Sayı olmalı',
  qualityNeeded: 'Nasıl geçtiğini seç',
};
