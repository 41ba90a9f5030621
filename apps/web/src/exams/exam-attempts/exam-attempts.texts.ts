import type { ExamFilter } from '@netlik/contract/exams/exam-attempts';
import type { ExamBucket, ExamRange } from '@netlik/domain/exams/exam-attempts/values';

export const examNames: Record<ExamFilter, string> = { TYT: 'TYT', AYT: 'AYT', YDT: 'YDT', BRANS: 'Branş' };

export const examTexts = {
  title: 'Denemelerim',
  lead: 'Denemelerini gir; netinin nereye gittiğini ve hangi konuların tekrar istediğini gör.',
  add: 'Deneme ekle',
  optical: 'Optik formdan ekle',
  statistics: 'İstatistiğe git',
  transfer: 'Dışa ve içe aktar',
  exportCsv: 'CSV indir',
  exportFailed: 'Dosya hazırlanamadı. Bağlantını kontrol edip yeniden dene.',
  importCsv: 'CSV yükle',
  importTable: 'Excel’den yükle',
  quota: (left: number, limit: number) =>
    left > 0
      ? `Bu ay ${limit} denemeden ${left} hakkın kaldı.`
      : `Bu ayın ${limit} deneme hakkını kullandın.`,
  failed: 'Denemeler alınamadı',
  statsFailed: 'Deneme özetin alınamadı',
  addError: 'Ekleme hatası',
  updateError: 'Güncelleme hatası',
  deleteError: 'Silme hatası',
  topicHistoryError: 'Konu geçmişi hatası',
  aggregateError: 'Toplu geçmiş hatası',
  reopen: 'Formu yeniden aç',
  retry: 'Tekrar dene',
  added: 'Deneme eklendi.',
  updated: 'Deneme güncellendi.',
  removed: 'Deneme silindi.',
  queued: 'Bağlantın yok. Deneme bu cihazda duruyor, bağlantı gelince gönderilecek.',
  outboxLabel: (name: string, source: string) => `${name} denemesi, ${source}`,
  emptyTitle: 'Henüz deneme yok',
  emptyText: 'İlk denemeni gir; netlerin, konuların ve gidişatın burada birikmeye başlasın.',
} as const;

export const cardTexts = {
  label: 'Net özetin',
  net: 'net',
  none: 'Henüz deneme yok',
  answers: (correct: number, wrong: number) => `${correct} doğru, ${wrong} yanlış`,
  count: (count: number) => `${count} deneme`,
  filter: (name: string) => `${name} denemelerini göster`,
  against: 'öncekine göre',
} as const;

export const listTexts = {
  title: 'Denemeler',
  all: 'Tümü',
  showAll: 'Tümünü göster',
  actions: (source: string, date: string) => `${source}, ${date} için işlemler`,
  edit: 'Düzenle',
  remove: 'Sil',
  topics: 'Konu geçmişi',
  toMistakes: 'Yanlış defterine ekle',
  net: 'net',
  answers: (correct: number, wrong: number, blank: number) => `${correct} D · ${wrong} Y · ${blank} B`,
  accuracy: (text: string) => `Doğruluk ${text}`,
  waiting: 'Gönderilmeyi bekliyor',
  saving: 'Kaydediliyor',
  deleteTitle: 'Deneme silinsin mi?',
  deleteText: (name: string, source: string, date: string) =>
    `${date} tarihli ${source} ${name} denemesi, konularıyla birlikte silinir. Bu ayın hakkı geri gelmez.`,
  noneOfType: 'Bu türde deneme yok.',
  bands: ['Çok iyi', 'İyi', 'Orta', 'Zayıf', 'Çok zayıf'],
} as const;

export const toMistakesTexts = {
  title: 'Yanlış defterine ekle',
  lead: 'Seçtiğin konular deftere yazılır ve tekrar takvimine girer. Fotoğraf ve çözümü sonra ekleyebilirsin.',
  note: (source: string, date: string, wrong: number) => `${source}, ${date}: ${wrong} yanlış`,
  topic: (topic: string, wrong: number) => `${topic} (${wrong} yanlış)`,
  cause: 'Neden',
  causeOf: (topic: string) => `${topic} nedeni`,
  save: (count: number) => `${count} konuyu ekle`,
  none: 'En az bir konu seç',
  saved: (count: number) => `${count} yanlış deftere eklendi.`,
  failed: 'Deftere eklenemedi. Bağlantını kontrol edip tekrar dene.',
  cancel: 'Vazgeç',
} as const;

export const statTexts = {
  title: 'Genel durum',
  last: 'Son doğruluk',
  change: 'Öncekine göre',
  points: (text: string) => `${text} puan`,
  average: 'Ortalama doğruluk',
  total: 'Toplam deneme',
  why: 'Doğruluk = doğru ÷ (doğru + yanlış). Boşlar sayılmaz.',
} as const;

export const topicTexts = {
  frequent: 'En sık yanlış yapılan konular',
  frequentLead: 'Son 30 gün',
  frequentEmpty: 'Son 30 günde yanlış konu işaretlemedin. Deneme eklerken yanlışlarının konusunu yaz.',
  wrongs: (count: number) => `${count} yanlış`,
  insights: 'Sıradaki konuların',
  insightsEmpty: 'Öneri için birkaç denemede yanlışlarının konusunu işaretle.',
  why: (wrong: number, attempts: number, last: string) =>
    `${attempts} denemede ${wrong} yanlış, sonuncusu ${last}`,
  since: (correct: number) => `sonradan ${correct} doğru`,
  weight: (text: string) => `Öncelik ${text}`,
  study: 'Çalış',
  studyNamed: (topic: string) => `Çalış: ${topic}`,
  history: 'Konu geçmişi',
  choose: 'Konu seç',
  chooseHint: 'Yazarak ara ya da yanlış konularından birine dokun.',
  beside: 'Denemenin yanlış konuları',
  noTopic: 'Bir konu seçince deneme deneme yanlışların burada çizilir.',
  noPoints: 'Bu aralıkta bu konudan yanlışın yok.',
  axis: 'Yanlış (soru)',
  total: (wrong: number) => `Toplam ${wrong} yanlış`,
  columns: ['Deneme', 'Yanlış', 'Sorulan'],
} as const;

export const historyTexts = {
  title: 'Net gidişatı',
  filters: 'Seçim',
  range: 'Aralık',
  bucket: 'Dönem',
  type: 'Deneme türü',
  source: 'Yayın',
  allTypes: 'Tüm denemeler',
  allSources: 'Bütün yayınlar',
  ranges: { '7d': '7 gün', '30d': '30 gün', '60d': '60 gün', '90d': '90 gün', all: 'Tümü' } satisfies Record<
    ExamRange,
    string
  >,
  buckets: { day: 'Gün', week: 'Hafta', month: 'Ay' } satisfies Record<ExamBucket, string>,
  netAxis: 'Ortalama net',
  wrongAxis: 'Yanlış (soru)',
  accuracyAxis: 'Doğruluk (%)',
  columns: ['Dönem', 'Deneme', 'Ort. net', 'Doğruluk', 'Yanlış'],
  none: 'deneme yok',
  empty: 'Bu aralıkta deneme yok. Daha geniş bir aralık seç.',
  attempts: (count: number) => `${count} deneme`,
  netOf: (text: string) => `${text} net`,
  wrongOf: (count: number) => `${count} yanlış`,
} as const;
