import type { HabitAuto, HabitStatus } from '@netlik/contract/study/habits';
import type { HabitLogStatus, HabitRecurrence } from '@netlik/domain/study/habits/values';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';

export const habitTexts = {
  title: 'Alışkanlıklar',
  lead: 'Küçük şeyleri her gün yap, gerisi kendiliğinden gelir.',
  add: 'Alışkanlık ekle',
  addFirst: 'İlk alışkanlığını ekle',
  list: 'Alışkanlıkların',
  table: 'Alışkanlık listesi',
  search: 'İsimde ara',
  failed: 'Yüklenemedi',
  error: 'Hata',
  refresh: 'Yenile',
  emptyTitle: 'Henüz alışkanlığın yok',
  emptyText:
    'Her gün aynı saatte yapacağın küçük bir şeyle başla: yirmi paragraf, on dakika tekrar, bir bardak su.',
  archiveEmpty: 'Arşivin boş',
  archiveEmptyText: 'Bıraktığın alışkanlıklar burada durur, istediğin an geri alabilirsin.',
  showArchive: (count: number) => `Arşiv (${count})`,
  hideArchive: 'Arşivden çık',
  completeFailed: 'Tamamlanamadı.',
  skipFailed: 'Atlanamadı.',
  undoFailed: 'Geri alınamadı.',
  pressQueued: 'Bağlantı yok. İşaretin bu cihazda; bağlantı gelince gönderilir.',
  outboxLabel: (name: string) => `${name} alışkanlığı`,
  statusFailed: 'Durum değişmedi.',
  archived: (name: string) => `“${name}” arşivlendi.`,
  saved: 'Alışkanlık kaydedildi.',
  added: 'Alışkanlık eklendi.',
};

/** The unit is the habit's recurrence: months, weekend days or days. */
export const streakUnit = (recurrence: HabitRecurrence) =>
  recurrence === 'monthly' ? 'ay' : recurrence === 'weekends' ? 'hafta sonu günü' : 'gün';

export const columnTexts = {
  name: 'Alışkanlık',
  time: 'Saat',
  recurrence: 'Tekrar',
  streak: 'Seri',
  strength: 'Güç',
  today: 'Bugün',
  status: 'Durum',
  streakOf: (length: number, recurrence: HabitRecurrence) => `${length} ${streakUnit(recurrence)}`,
  strengthOf: (percent: number) => `100 üzerinden ${percent}`,
  tooEarly: 'Henüz erken',
  notToday: 'Bugün yok',
  complete: 'Tamamla',
  skip: 'Atla',
  undo: 'Geri al',
  completeName: (name: string) => `${name}: tamamla`,
  skipName: (name: string) => `${name}: atla`,
  undoName: (name: string) => `${name}: bugünü geri al`,
  openName: (name: string) => `${name}: yılını aç`,
};

export const checkTexts = {
  groups: {
    morning: 'Sabah',
    afternoon: 'Öğleden sonra',
    evening: 'Akşam',
    today: 'Bugün',
    notToday: 'Bugün olmayanlar',
    paused: 'Duraklatılanlar',
    archived: 'Arşiv',
  },
  left: (count: number) => `Bugün ${count} alışkanlık kaldı.`,
  allDone: 'Bugünün alışkanlıkları tamam.',
  noneToday: 'Bugün alışkanlık yok.',
  auto: ({ kind, target }: HabitAuto) =>
    kind === 'study_minutes' ? `${formatDuration(target)} çalışınca` : `${target} soru çözünce`,
  actions: (name: string) => `${name} için işlemler`,
  figures: 'Ayrıntılar',
};

export const stripTexts = {
  label: (kept: number, due: number) => `Son yedi gün: ${due} günden ${kept} gün yapıldı`,
  legend: 'Noktalar son yedi günün, en sağdaki bugün:',
  done: 'yapıldı',
  late: 'geç yapıldı',
  missed: 'kaçtı',
  open: 'bekliyor',
};

export const actionTexts = {
  details: 'Yılını gör',
  edit: 'Düzenle',
  pause: 'Duraklat',
  resume: 'Devam et',
  archive: 'Arşivle',
  restore: 'Arşivden çıkar',
};

export const statusNames: Record<HabitStatus, string> = {
  active: 'Etkin',
  paused: 'Duraklatıldı',
  archived: 'Arşivde',
};

export const recurrenceNames: Record<HabitRecurrence, string> = {
  daily: 'Her gün',
  weekdays: 'Hafta içi',
  weekends: 'Hafta sonu',
  monthly: 'Her ay',
  once: 'Bir kez',
};

export const logNames: Record<HabitLogStatus, string> = {
  pending: 'Bekliyor',
  done: 'Yapıldı',
  late: 'Geç yapıldı',
  missed: 'Kaçtı',
  skipped: 'Atlandı',
  auto: 'Kendiliğinden',
};

export const autoText = ({ kind, target }: HabitAuto) =>
  kind === 'study_minutes'
    ? `${formatDuration(target)} çalışınca tamamlanır`
    : `${target} soru çözünce tamamlanır`;

export const summaryTexts = {
  total: 'Toplam',
  completed: 'Tamamlanan',
  ofToday: (due: number) => `/ ${due}`,
  pending: 'Bekleyen',
  rate: 'Tamamlama oranı',
  averageStreak: 'Ortalama seri',
  best: 'En iyi rutin',
  days: 'gün',
  todayHint: 'Bugünün alışkanlıkları',
  noneToday: 'Bugün alışkanlık yok',
  bestStreak: (length: number, recurrence: HabitRecurrence) =>
    recurrence === 'monthly'
      ? `${length} aylık seri`
      : recurrence === 'weekends'
        ? `${length} hafta sonu günü üst üste`
        : `${length} günlük seri`,
  number: formatCount,
  percent: formatPercent,
};

export const recentTexts = {
  title: 'Son günler',
  lead: 'Bir güne dokun, neyin yapıldığını gör.',
  today: 'Bugün',
  yesterday: 'Dün',
  count: (done: number, all: number) => `${done} / ${all}`,
  nothing: 'Alışkanlık yoktu',
  done: 'Yapılanlar',
  open: 'Yapılmayanlar',
  none: 'Yok',
  empty: 'Son altı günde kayıt yok.',
};

export const formTexts = {
  addTitle: 'Yeni alışkanlık',
  editTitle: 'Alışkanlığı düzenle',
  name: 'İsim',
  namePlaceholder: '20 paragraf çöz',
  time: 'Ne zaman?',
  timeHint: 'Bu saatte hatırlatırız. İki saat içinde yaparsan zamanında sayılır.',
  recurrence: 'Tekrar',
  custom: 'Özel (yakında)',
  date: { monthly: 'Başladığı gün', once: 'Günü' },
  dateHint: {
    monthly: 'Her ay aynı günde; ayda o gün yoksa ayın son gününde.',
    once: 'Yalnızca o gün.',
  },
  auto: 'Kendiliğinden tamamlansın',
  autoNone: 'Hayır, ben işaretlerim',
  autoKinds: { study_minutes: 'Çalışma süresine göre', questions_solved: 'Çözülen soruya göre' },
  target: 'Günlük hedef',
  units: { study_minutes: 'dakika', questions_solved: 'soru' },
  targetHint: {
    study_minutes: 'Zamanlayıcıyla çalıştığın süre sayılır.',
    questions_solved: 'Doğru ve yanlışların toplamı sayılır, boşlar sayılmaz.',
  },
  save: 'Kaydet',
};

export const yearTexts = {
  lead: (name: string) => `${name} · son bir yıl`,
  streak: 'Şu anki seri',
  best: 'En uzun seri',
  strength: 'Güç',
  strengthInfo:
    'Her yapılan gün gücü yükseltir, her kaçan gün biraz düşürür; yeni günler eskilerden çok sayılır. Geç yapılan dörtte üç ' +
    'sayılır, atladığın günler hiç sayılmaz. Her gün tekrarlanan güçlü bir alışkanlık kaçan bir günde 100’den 95’e iner: bir gün ' +
    'seni bozmaz, on üç gün üst üste kaçırmak yarıya indirir. İlk beş günden önce bir sayı söylemeyiz.',
  once: 'Tek günlük bir alışkanlığın gücü olmaz.',
  label: (name: string, kept: number, missed: number) =>
    `${name}, son bir yıl: ${kept} gün yapıldı, ${missed} gün kaçtı. Aylara göre sayılar aşağıda.`,
  byMonth: 'Aylara göre',
  month: 'Ay',
  kept: 'Yapılan',
  late: 'Geç',
  missed: 'Kaçan',
  skipped: 'Atlanan',
  failed: 'Yılın yüklenemedi',
  empty: 'Daha bir gün bile dolmadı. Yarın burada ilk karen olacak.',
};
