import type { CopyItem } from '@netlik/contract/coaching/program-copies';

export const copyTexts = {
  day: 'Günlere ve öğrencilere kopyala',
  title: 'Programı kopyala',
  range: 'Ne kopyalansın',
  ranges: { day: 'Bu gün', week: 'Bu hafta' },
  toDay: 'Hangi güne',
  toWeek: 'Hangi haftaya',
  alsoTo: 'Şu günlere de',
  students: 'Kime',
  preview: 'Ne olacak',
  choose: 'Öğrenci seçince burada gün gün ne olacağı yazar.',
  previewFailed: 'Önizleme alınamadı',
  create: (count: number) => `${count} öğrenciye yazılacak`,
  replace: (count: number) => `${count} öğrencide değiştirilecek`,
  occupied: (count: number) => `${count} öğrencide program var, atlanacak`,
  skipped: (names: string, reason: string) => `${names}: ${reason}`,
  overwrite: 'Var olanların üzerine yaz',
  overwriteOn: (day: string) => `${day}: var olanların üzerine yaz`,
  submit: (count: number) => (count > 0 ? `${count} program yaz` : 'Kopyala'),
  nothing: 'Yazılacak bir gün yok. Başka bir gün ya da öğrenci seç.',
  cancel: 'Vazgeç',
  done: (count: number) => `${count} program yazıldı.`,
  failed: 'Program kopyalanamadı.',
  undone: (removed: number, kept: number) =>
    kept > 0
      ? `${removed} program geri alındı, ${kept} tanesi üzerinde çalışıldığı için kaldı.`
      : `${removed} program geri alındı.`,
  undoFailed: 'Geri alınamadı.',
  clear: (count: number) => `${count} öğrenciden kaldırılacak`,
  cleared: (count: number) => `${count} program kaldırıldı.`,
  someStudents: (count: number) => `${count} öğrenci`,
  runningTitle: 'Programlar yazılıyor',
  doneTitle: 'Programlar yazıldı',
  progress: (done: number, total: number, written: number) =>
    `${done} / ${total} öğrenci tamam, ${written} program yazıldı.`,
  mayLeave: 'Pencereyi kapatabilirsin; yazma arkada sürer.',
  stopped: 'Yazma yarıda kaldı. Yazılanlar duruyor; kalanlar için yeniden dene.',
  progressFailed: 'Durum alınamadı',
  retry: 'Yeniden dene',
  retryFailed: 'Yeniden başlatılamadı.',
  undoAll: 'Hepsini geri al',
  close: 'Kapat',
};

export const applyTexts = {
  title: 'Program uygula',
  clearTitle: 'Günleri temizle',
  students: (count: number) => `${count} öğrenci seçili`,
  cells: (cells: number, students: number) => `${students} öğrencide ${cells} gün seçili`,
  source: 'Ne yazılsın',
  dayTemplate: (name: string) => `Gün: ${name}`,
  weekTemplate: (name: string) => `Hafta: ${name}`,
  copyWeek: 'Bir öğrencinin haftasını kopyala',
  draft: 'Planlayıcının taslağı',
  range: 'Ne kadar',
  ranges: { day: 'Bir gün', week: 'Bir hafta' },
  clear: 'Temizle: programı kaldır',
  clearDay: 'Hangi gün',
  fromStudent: 'Kimin haftası',
  chooseStudent: 'Öğrenci seç',
  fromWeek: 'Hangi haftası',
  noTemplates: 'Henüz şablonun yok. Bir programı ya da haftayı “Şablon olarak sakla” ile saklayabilirsin.',
  submitClear: (count: number) => (count > 0 ? `${count} programı kaldır` : 'Temizle'),
};

export const draftTexts = {
  student: (name: string, days: number, time: string) => `${name}: ${days} gün, ${time}`,
  subject: (name: string, time: string, topics: readonly string[]) =>
    topics.length > 0 ? `${name} ${time} (${topics.join(', ')})` : `${name} ${time}`,
  later: (count: number) => `${count} öğrencinin taslağı yazılırken hazırlanır.`,
};

export const skipReasons: Record<NonNullable<CopyItem['reason']>, string> = {
  past: 'geçmiş gün',
  same: 'kopyalanan günün kendisi',
  has_work: 'üzerinde çalışılmış, değiştirilemez',
  occupied: 'program var',
  empty: 'zaten boş',
  no_draft: 'taslakta bu güne çalışma yok',
};
