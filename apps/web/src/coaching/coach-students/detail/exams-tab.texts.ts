import { formatChange } from '../../../formats/numbers.ts';

export const examKinds = ['TYT', 'AYT', 'YDT', 'BRANS'] as const;
export type ExamKind = (typeof examKinds)[number];

export const examsTexts = {
  tab: 'Denemeler',
  title: 'Net gidişi',
  chart: 'Deneme deneme net',
  failed: 'Denemeler alınamadı',
  empty: 'Henüz deneme yok',
  emptyPeriod: 'Bu dönemde deneme yok',
  emptyPeriodText: 'Başka bir dönem seç; bütün denemeler “Tümü” altında.',
  emptyText: 'Öğrencin bir deneme girdiğinde netlerinin gidişini burada görürsün.',
  kind: 'Deneme türü',
  kinds: { TYT: 'TYT', AYT: 'AYT', YDT: 'YDT', BRANS: 'Branş' } satisfies Record<ExamKind, string>,
  latest: (net: string) => `Son deneme ${net} net.`,
  only: 'Bu türde tek deneme var.',
  change: (change: number) =>
    change === 0 ? 'Bir öncekiyle aynı.' : `Bir öncekine göre ${formatChange(change)} net.`,
  sinceFirst: (change: number, count: number) => `${count} denemede ${formatChange(change)} net.`,
  axis: 'Net',
  readout: (day: string, source: string, net: string) => `${day} · ${source}: ${net} net`,
  columns: ['Tarih', 'Yayın', 'Doğru', 'Yanlış', 'Boş', 'Net'],
};
