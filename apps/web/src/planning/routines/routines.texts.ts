import type { RoutineKind } from '@netlik/domain/planning/routines/values';

export const kindNames: Record<RoutineKind, string> = {
  wake: 'Uyanış',
  school: 'Okul',
  study: 'Çalışma',
  break: 'Mola',
  meal: 'Yemek',
  free: 'Serbest zaman',
  sleep: 'Uyku',
};

export const routineTexts = {
  times: 'Zaman aralığı',
  wakeTime: 'Uyanış saati',
  timesHint: 'Saatleri yaz ya da 5 dakikalık adımlarla seç.',
  overnightHint: (length: string) => `Gece yarısını geçiyor: toplam ${length} uyku.`,
  length: (length: string) => `Süre: ${length}`,
  moment: 'Uyanış bir andır, süresi yoktur.',
  kind: 'Tür',
  chooseKind: 'Tür seç',
  label: 'Etiket',
  labelHint: 'Örneğin “Matematik” ya da “Kahvaltı”.',
  add: 'Ekle',
  remove: 'Sil',
  failed: 'Rutin alınamadı',
  undone: 'Haftan eski hâline döndü.',
  undoError: 'Geri alınamadı',
  weekFilledTitle: 'Bu haftanın blokları değişsin mi?',
  weekFilledText: (count: number) =>
    `Bu haftada ${count} blok var; hepsinin yerine ideal günün gelecek. Hemen ardından geri alabilirsin.`,
  replace: 'Değiştir',
};
