import { formatExamNet, formatNet, formatPercent } from '../../formats/numbers.ts';

export const parentPageTexts = {
  title: (name: string, days = 7) => (days === 7 ? `${name} bu hafta` : `${name}, son ${days} gün`),
  fallbackTitle: 'Veli sayfası',
  range: (from: string, to: string) => `${from} – ${to}`,
  worked: (days: number, all = 7) => {
    const period = all === 7 ? 'yedi' : all;
    if (days === 0) return `Son ${period} günde çalışma kaydı yok.`;
    return days === all
      ? `Son ${period} günün her birinde çalıştı.`
      : `Son ${period} günün ${days} gününde çalıştı.`;
  },
  goal: (percent: number) => `Hedefin ${formatPercent(percent)} kadarına ulaştı.`,
  completion: (percent: number) => `Koçunun verdiği programın ${formatPercent(percent)} kadarını tamamladı.`,
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
  byCoach: 'koçun oluşturdu',
  permission: 'Koçunun veli raporu',
  mayAllow: (coach: string) =>
    `İzin verirsen ${coach} velin için çalışma günlerini, hedefini, program tamamlamanı, netlerini ve ona yazdığı notu içeren bir bağlantı oluşturabilir.`,
  isAllowed: (coach: string, day: string) =>
    `${coach} veli raporu gönderebilir (${day} gününden beri). İzni geri alırsan gönderdiği bağlantılar hemen kapanır.`,
  allow: 'İzin ver',
  allowed: 'İzin verildi.',
  allowFailed: 'İzin verilemedi.',
  withdraw: 'İzni geri al',
  withdrawn: 'İzin geri alındı, koçunun bağlantıları kapandı.',
  withdrawFailed: 'İzin geri alınamadı.',
};
