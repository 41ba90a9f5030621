import type { StudentProgress } from '@netlik/contract/coaching/coach-progress';
import { formatChange, formatPercent } from '../../formats/numbers.ts';

type Reason = StudentProgress['risk']['reasons'][number]['reason'];

/** Includes the figure and fits one line. */
export const riskReasonTexts: Record<Reason, (figure: number) => string> = {
  not_studying: (days) => `${days} gündür çalışmadı`,
  net_falling: (change) => `net ${formatChange(change)}`,
  low_completion: (rate) => `7 günde tamamlama ${formatPercent(rate)}`,
  behind_goal: (rate) => `hedef ${formatPercent(rate)}`,
  completion_falling: (fall) => `tamamlama ${fall} puan düştü`,
};

export const riskLevelNames: Record<StudentProgress['risk']['level'], string> = {
  high: 'Yüksek',
  medium: 'Orta',
  low: 'Düşük',
};

export const progressTexts = {
  title: 'Gidişat',
  lead: 'Geride kalan en üstte; her riskin yanında nedeni yazar.',
  list: 'Öğrencilerin gidişatı',
  failed: 'Gidişat yüklenemedi',
  search: 'Öğrenci ara',
  empty: 'Gidişatı gösterilecek öğrenci yok',
  emptyText: 'Bir öğrenci sana atanınca ya da bu gruba girince burada görünür.',
  never: 'Hiç',
  justNow: 'şimdi',
  onTrack: 'Yolunda',
  open: 'Öğrenciyi aç',
  write: 'Program yaz',
  classMap: 'Sınıf haritası',
  columns: {
    name: 'Öğrenci',
    lastStudy: 'Son çalışma',
    completion7: '7 gün',
    completion14: '14 gün',
    goal: 'Hedef',
    net: 'Net değişimi',
    risk: 'Risk',
  },
  info: {
    lastStudy: 'Son çalışma oturumunun bitişi; uygulamayı açmak çalışma sayılmaz.',
    completion: 'Biten günlerdeki programların ortalama tamamlanması; bugün daha sürüyor.',
    goal: 'Seçili dönemde çalışılan süre, haftalık hedefin o kadar güne düşen payına göre.',
    net: 'Seçili dönemdeki son TYT denemesi ile ondan önceki arasındaki fark.',
    risk: '0 ile 100 arası. Çalışılmayan günler (en çok 35), düşen net (25), düşük tamamlama (20), geride kalan hedef (12) ve düşen tamamlama (8) toplanır.',
  },
};
