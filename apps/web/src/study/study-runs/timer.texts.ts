import type { LeftRun } from '@netlik/contract/study/study-runs';
import type { ActiveTimer } from '@netlik/domain/study/study-runs/machine';
import type { TimerSignal } from '@netlik/domain/study/study-runs/view';
import type { TimerMode } from '@netlik/domain/study-values';
import type { ExamMode } from '@netlik/domain/yks/study-choice';
import { formatSeconds } from '../../formats/durations.ts';

type LeftReason = LeftRun['reason'];
type State = ActiveTimer['state'];

export const lengthText = (seconds: number): string => (seconds < 1 ? '0 sn' : formatSeconds(seconds));

export const modeNames: Record<TimerMode, string> = {
  Pomodoro: 'Pomodoro',
  Timeblock: 'Zaman bloğu',
  Stopwatch: 'Kronometre',
  Freeform: 'Serbest',
};

export const examNames: Record<ExamMode, string> = { TYT: 'TYT', AYT: 'AYT', BRANS: 'Branş' };

const tabStates: Record<State, string> = {
  running: '',
  break: 'Mola · ',
  paused: 'Durdu · ',
  completed: 'Bitti · ',
};

export const timerTexts = {
  title: 'Zamanlayıcı',
  lead: 'Süreni tut, sonunda nasıl geçtiğini söyle. Sayfadan ayrılsan da çalışmaya devam eder.',
  tabTitle: (state: State, digits: string, subject: string) =>
    state === 'completed'
      ? `${tabStates.completed}${subject} · Netlik`
      : `${digits} · ${tabStates[state]}${subject} · Netlik`,
  states: { running: 'Odak', break: 'Mola', paused: 'Duraklatıldı', completed: 'Tamamlandı' },
  longBreak: 'Uzun mola',
  ready: 'Hazır',
  session: (at: number, of: number) => `${at} / ${of} oturum`,
  soFar: (length: string) => `Toplam ${length}`,
  sessionDots: (done: number, of: number) => `${of} oturumdan ${done} tanesi bitti`,
  timeLeft: 'Kalan süre',
  timeGone: 'Geçen süre',
  studied: 'Toplam çalışma',
  noSubject: 'Önce ne çalışacağını seç',
  starting: 'Birazdan başlıyor…',
  plan: (study: number, rest: number, sessions: number) =>
    sessions > 1 ? `${study} dk çalışma, ${rest} dk mola, ${sessions} oturum` : `${study} dk çalışma`,
  openEnd: 'Hedefsiz, sen bitirene kadar',
  start: 'Çalışmaya başla',
  setUp: 'Ne çalışacağını seç',
  change: 'Değiştir',
  pause: 'Duraklat',
  resume: 'Sürdür',
  finish: 'Bitir',
  skipBreak: 'Molayı atla',
  endStudy: 'Molaya geç',
  reset: 'Baştan başlat',
  discard: 'Kaydetmeden sil',
  evaluate: 'Değerlendir ve kaydet',
  completedText: (length: string) => `${length} çalıştın. Nasıl geçtiğini söyle, kaydedelim.`,
  focus: 'Tam ekran',
  leaveFocus: 'Tam ekrandan çık',
  focusTitle: 'Odak görünümü',
  focusHint: 'Çıkmak için boş bir yere dokun.',
  keys: { space: 'Boşluk', start: 'başlat / duraklat', esc: 'Esc', finish: 'bitir' },
  stopTitle: 'Çalışmayı bitirelim mi?',
  stopText: (length: string) => `${length} çalıştın. Bitirince nasıl geçtiğini soracağım.`,
  stopAction: 'Bitir',
  continue: 'Devam et',
  resetTitle: 'Baştan başlansın mı?',
  resetText: (length: string) => `Şimdiye kadarki ${length} silinir ve süre sıfırdan başlar.`,
  resetAction: 'Baştan başlat',
  discardTitle: 'Bu çalışma silinsin mi?',
  discardText: (length: string) => `${length} çalışman kaydedilmez ve geri gelmez.`,
  discardAction: 'Sil',
  tooShort: '5 saniyeden kısa çalışmalar kaydedilmez.',
  discarded: 'Çalışma silindi.',
  faceLabel: 'Görünüm',
  faceNames: { ring: 'Halka', digits: 'Rakam' },
  sound: 'Süre bitince ses çal',
  notify: 'Süre bitince bildirim gönder',
  notifyHints: {
    on: 'Netlik arkadayken de haberin olur.',
    off: 'Netlik arkadayken de haberin olsun.',
    denied: 'Tarayıcı ayarlarından Netlik bildirimlerine izin vermelisin.',
    unsupported: 'Bu tarayıcı bildirim gösteremiyor.',
  },
  ambient: 'Arka plan sesi',
  ambientHint: 'Süre işlerken çalar; molada ve duraklatınca susar.',
  ambientNames: { off: 'Kapalı', rain: 'Yağmur', brown: 'Kahverengi gürültü' },
  volume: 'Ses düzeyi',
  settings: 'Ayarlar',
  signals: {
    studyStarted: 'Mola bitti, çalışma başladı.',
    breakStarted: 'Oturum bitti, mola başladı.',
    completed: 'Süre doldu, çalışma tamamlandı.',
  } satisfies Record<TimerSignal, string>,
  signalTitles: {
    studyStarted: 'Mola bitti',
    breakStarted: 'Mola zamanı',
    completed: 'Süre doldu',
  } satisfies Record<TimerSignal, string>,
  signalBody: (signal: TimerSignal, subject: string) =>
    signal === 'completed'
      ? `${subject} çalışman bitti. Nasıl geçtiğini söyle.`
      : signal === 'breakStarted'
        ? `${subject}: bir oturum bitti. Kalk, biraz dolaş.`
        : `${subject} seni bekliyor.`,
  offline: 'Çevrimdışısın. Süren bu cihazda tutuluyor; kaydın bağlantı gelince gönderilir.',
  news: {
    'running-elsewhere': 'Başka bir cihazda çalışan bir zamanlayıcın var.',
    'taken-over': 'Zamanlayıcını başka bir cihazda sürdürüyorsun.',
    'ended-elsewhere': 'Bu zamanlayıcı başka bir cihazda bitirildi.',
    'not-watched': 'Sunucu taraflı zamanlayıcı başlatılamadı. Süren bu cihazda tutuluyor.',
  },
  stopQueued:
    'Sunucu taraflı zamanlayıcı oturumu kapatılamadı. Kaydın bu cihazda, bağlantı gelince gönderilecek.',
  outboxLabel: (length: string, subject: string) => `${length} ${subject}`,
  outboxDiscard: (subject: string) => `${subject} zamanlayıcısını sil`,
};

export const remoteTexts = {
  takeOverFailed: 'Zamanlayıcı bu cihaza alınamadı.',
  title: 'Başka bir cihazda çalışıyorsun',
  titleMine: 'Yarım kalan zamanlayıcın var',
  text: 'Süre orada işliyor. Buradan devam etmek istersen bu cihaza al.',
  textMine: 'Sunucuda hâlâ çalışıyor. Kaldığı yerden sürdürebilirsin.',
  takeOver: 'Bu cihaza al',
  unreadable: 'Bu zamanlayıcı burada açılamadı. Başladığı cihazda bitirebilirsin.',
  taken: 'Zamanlayıcı artık bu cihazda.',
  dock: 'Başka cihazda',
};

export const leftTexts = {
  answerFailed: 'Kaydedilemedi.',
  titles: {
    'left-open': 'Açık kalan bir zamanlayıcın vardı',
    'awaits-feedback': 'Bir çalışman değerlendirmeni bekliyor',
  } satisfies Record<LeftReason, string>,
  text: {
    'left-open': (length: string, subject: string, when: string) =>
      `${when} başladığın ${subject} çalışmasından ${length} kaydettim. Ne yapalım?`,
    'awaits-feedback': (length: string, subject: string, when: string) =>
      `${when} başladığın ${subject} çalışmasını ${length} olarak kaydettim. Nasıl geçti?`,
  } satisfies Record<LeftReason, unknown>,
  justNow: 'az önce',
  keep: 'Tut',
  correct: { 'left-open': 'Düzelt', 'awaits-feedback': 'Değerlendir' } satisfies Record<LeftReason, string>,
  remove: 'Sil',
  removeTitle: 'Bu kayıt silinsin mi?',
  removeText: (length: string) => `${length} çalışman geri gelmez.`,
  kept: 'Kaydın duruyor.',
  corrected: (length: string) => `Kaydın düzeltildi: ${length}.`,
  removed: 'Kayıt silindi.',
  correctTitle: { 'left-open': 'Kaydı düzelt', 'awaits-feedback': 'Nasıl geçti?' } satisfies Record<
    LeftReason,
    string
  >,
  minutes: 'Gerçekte kaç dakika çalıştın?',
  minutesHint: (most: number) =>
    `Daha az ya da en fazla ${most} dk yazabilirsin. Eklediğin dakikalar XP kazandırmaz.`,
  minutesRange: (min: number, max: number) => `${min} ile ${max} dk arasında olmalı`,
  dock: {
    'left-open': 'Açık kalan zamanlayıcı',
    'awaits-feedback': 'Değerlendirme bekliyor',
  } satisfies Record<LeftReason, string>,
  look: 'Bak',
};

/** Shown if another device discarded the run that is being saved. */
export const goneTexts = {
  saveFailed: 'Çalışman kaydedilemedi. Tekrar dene.',
  text: 'Bu çalışmayı başka bir cihazında silmişsin. Yine de kaydedersen doğrulanmamış sayılır: toplamına ve serine girer, XP kazandırmaz.',
  save: 'Yine de kaydet',
  remove: 'Sil',
  title: 'Bir çalışman kaydedilemedi',
  lead: (label: string) =>
    `${label} çalışmanı gönderirken zamanlayıcısı çoktan bitirilmişti. Yine de kaydedersen doğrulanmamış sayılır: toplamına ve serine girer, XP kazandırmaz.`,
  elsewhereLead: (label: string) =>
    `${label} çalışmanı gönderirken zamanlayıcı başka bir cihazında sürüyordu. Bu cihaza alırsan buradan bitirebilirsin.`,
  removeTitle: 'Bu çalışma silinsin mi?',
  removeText: (label: string) => `${label} çalışman kaydedilmez ve geri gelmez.`,
};

export const savedTexts = {
  title: 'Son kaydın',
  moment: 'Bir çalışma daha tamam',
  saved: 'Kaydedildi',
  waiting: 'Bağlantı bekliyor',
  waitingText: 'Kaydın bu cihazda güvende. Bağlantı gelince kendiliğinden gönderilir.',
  at: (time: string) => `Saat ${time}`,
  today: 'Bugün',
  week: 'Haftalık hedef',
  streak: 'Seri',
  xp: 'XP',
  days: (count: number) => `${count} gün`,
  level: (level: number) => `Seviye ${level}`,
  goalOf: (done: string, goal: string) => `${done} / ${goal}`,
  unseen: (length: string) =>
    `${length} doğrulanamadı: o sırada çevrimdışıydın ya da sayfa kapalıydı. Toplamına sayılır, XP kazandırmaz.`,
  sessions: 'Çalışmalarımı gör',
  enterExam: 'Deneme sonucunu gir',
};

export const setupTexts = {
  title: 'Çalışmanı kur',
  mode: 'Çalışma türü',
  noTarget: 'Hedefsiz',
  modeInShort: (study: number, rest: number, sessions: number) =>
    sessions > 1 ? [`${study} / ${rest} dk`, `${sessions} oturum`] : [`${study} dk`],
  modeHints: {
    Pomodoro: 'Çalışma ve mola sırayla gelir, birkaç oturumda bir uzun mola.',
    Timeblock: 'Eşit bloklar hâlinde çalışma ve mola.',
    Stopwatch: 'Hedef yok: süre yukarı sayar, sen bitirince durur (en çok 3 saat).',
    Freeform: 'Tek oturum, kendi süren.',
  } satisfies Record<TimerMode, string>,
  subject: 'Ders',
  noSubject: 'Ders seç',
  groups: { TYT: 'TYT', AYT: 'AYT', YDT: 'Yabancı dil', OTHER: 'Diğer' },
  exam: 'Ya da deneme',
  examHint: 'Ders ile deneme birlikte seçilmez; birini seçince öbürü boşalır.',
  branch: 'Branş dersi',
  noBranch: 'Branş dersini seç',
  study: 'Çalışma süresi',
  quick: 'Hızlı süreler',
  quickMinutes: (minutes: number) => `${minutes} dk`,
  presets: 'Hazır düzenler',
  preset: (study: number, rest: number) => `${study} / ${rest}`,
  presetSpoken: (study: number, rest: number) => `${study} dakika çalışma, ${rest} dakika mola`,
  rest: 'Mola',
  sessions: 'Oturum sayısı',
  interval: 'Uzun mola sıklığı',
  intervalHint: 'Kaç oturumda bir',
  longRest: 'Uzun mola',
  minutes: 'dk',
  details: 'Ayrıntılar',
  detailsInShort: (rest: string, sessions: string) =>
    sessions.trim() === '1' ? 'Tek oturum' : `${sessions} oturum, ${rest} dk mola`,
  total: (length: string) => `Molalarla birlikte ${length}`,
  cancel: 'Vazgeç',
  start: 'Başla',
  errors: {
    required: 'Çalışma süresi gereklidir',
    range: (min: number, max: number, unit = '') => `${min} ile ${max}${unit} arasında olmalı`,
    unit: ' dk',
    unknown: 'Listedekilerden birini seç',
    chooseSubjectOrExam: 'Bir ders ya da deneme türü seç',
    subjectExamExclusive: 'Ders ve deneme türü birlikte seçilemez',
    branchRequired: 'Branş dersini seç',
  },
};

export const topicTexts = {
  add: 'Konu',
  choose: 'Çalıştığın konuyu ekle',
  remove: (topic: string) => `${topic} konusunu çıkar`,
  numbers: { minutes: 'Dakika', correctAnswers: 'Doğru', wrongAnswers: 'Yanlış', blankAnswers: 'Boş' },
  wrong: 'Konuların dakikaları ve soruları sıfır ya da daha büyük tam sayılar olmalı',
};

export const feedbackTexts = {
  title: 'Nasıl geçti?',
  summary: (length: string, subject: string) => `${subject}, ${length}`,
  quality: 'Çalışmanın kalitesi',
  qualities: ['Çok zayıf', 'Zayıf', 'Orta', 'İyi', 'Çok iyi'],
  mood: 'Ruh halin',
  notes: 'Not',
  notesPlaceholder: 'Ne çalıştın, nerede takıldın?',
  distractions: 'Kaç kez dikkatin dağıldı?',
  less: 'Azalt',
  more: 'Artır',
  levels: {
    none: 'Hiç',
    veryLow: 'Çok az',
    low: 'Az',
    medium: 'Orta',
    high: 'Çok',
    veryHigh: 'Pek çok',
  },
  questions: 'Soru çözdüm',
  correct: 'Doğru',
  wrong: 'Yanlış',
  blank: 'Boş',
  net: (net: string) => `Net ${net}`,
  save: 'Kaydet',
  discard: 'Kaydetmeden sil',
  errors: {
    qualityRequired: 'Çalışmanın kalitesini seç',
    moodRequired: 'Ruh halini seç',
    tooLong: (max: number) => `Not en fazla ${max} karakter olabilir`,
    range: (min: number, max: number) => `${min} ile ${max} arasında olmalı`,
  },
  saveError: 'Kaydedilemedi.',
};
