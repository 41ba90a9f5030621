import { formatExamNet, formatNet } from '../../../formats/numbers.ts';

export const parentPageTexts = {
  title: (name: string) => `${name} bu hafta`,
  fallbackTitle: 'Veli sayfası',
  range: (from: string, to: string) => `${from} – ${to}`,
  worked: (days: number) => {
    if (days === 0) return 'Son yedi günde çalışma kaydı yok.';
    return days === 7 ? 'Son yedi günün her birinde çalıştı.' : `Son yedi günün ${days} gününde çalıştı.`;
  },
  total: (time: string) => `Toplam ${time} çalıştı.`,
  days: 'Gün gün',
  none: 'çalışma yok',
  subjects: 'Hangi derslere çalıştı',
  nets: 'Son TYT denemeleri',
  net: (net: number) => `${formatExamNet(net)} net`,
  netTrend: (change: number, count: number) => {
    if (change === 0) return `Son ${count} denemede neti aynı kaldı.`;
    return `Son ${count} denemede neti ${formatNet(Math.abs(change))} ${change > 0 ? 'yükseldi' : 'düştü'}.`;
  },
  notes: 'Koçunun size notu',
  print: 'Yazdır',
  failed: 'Hafta yüklenemedi',
  invalid: 'Bu bağlantı geçersiz ya da süresi doldu',
  invalidText: 'Öğrencinizden yeni bir bağlantı isteyin.',
  note: 'Bu sayfayı öğrenci paylaştı; bağlantıyı istediği an kapatabilir.',
};

export const parentLinkTexts = {
  title: 'Velin için bağlantı',
  lead: 'Velin bu haftaki çalışmanı ve koçunun ona yazdıklarını görür, başka bir şey görmez.',
  days: 'Ne kadar süre açık kalsın',
  dayCount: (days: number) => `${days} gün`,
  create: 'Bağlantı oluştur',
  created: 'Bağlantın hazır. Yalnızca şimdi gösterilir, velinle paylaş:',
  link: 'Veli bağlantısı',
  failed: 'Bağlantılar alınamadı',
  createFailed: 'Bağlantı oluşturulamadı.',
  list: 'Bağlantıların',
  until: (day: string) => `${day} gününe kadar açık`,
  over: 'Süresi doldu',
  closed: 'Kapatıldı',
  opened: (times: number, when: string) => `${times} kez açıldı, son: ${when}`,
  notOpened: 'henüz açılmadı',
  revoke: 'Kapat',
  revokeOf: (day: string) => `${day} tarihli bağlantıyı kapat`,
  revoked: 'Bağlantı kapatıldı.',
  revokeFailed: 'Bağlantı kapatılamadı.',
};
