import type { CopyItem } from '@netlik/contract/coach/program-copies';

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
};

export const skipReasons: Record<NonNullable<CopyItem['reason']>, string> = {
  past: 'geçmiş gün',
  same: 'kopyalanan günün kendisi',
  has_work: 'üzerinde çalışılmış, değiştirilemez',
  occupied: 'program var',
};
