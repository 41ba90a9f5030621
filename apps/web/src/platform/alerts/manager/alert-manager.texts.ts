import type { Alert } from '@netlik/contract/platform/alerts';

export const statusNames: Record<Alert['status'], string> = {
  live: 'Yayında',
  planned: 'Planlandı',
  over: 'Süresi doldu',
  off: 'Pasif',
};

export const audienceNames: Record<Alert['audience'], string> = {
  all: 'Herkes',
  students: 'Öğrenciler',
  'students-free': 'Ücretsiz öğrenciler',
  'students-premium': 'Premium öğrenciler',
  coaches: 'Koçlar',
};

export const severityNames: Record<Alert['severity'], string> = {
  info: 'Bilgi',
  success: 'Başarı',
  warning: 'Uyarı',
  error: 'Hata',
};

export const managerTexts = {
  title: 'Duyurular',
  lead: 'Öğrencilerin ve koçların panelinde görünen duyurular.',
  list: 'Duyurular',
  failed: 'Uyarılar yüklenemedi',
  toggleFailed: 'Durum güncellenemedi',
  create: 'Yeni duyuru',
  edit: 'Düzenle',
  empty: 'Henüz duyuru yok',
  emptyText: 'Bakım, yenilik ya da önemli bir tarih için ilk duyuruyu yaz.',
  columns: {
    title: 'Başlık',
    status: 'Durum',
    audience: 'Hedef kitle',
    severity: 'Önem',
    window: 'Yayın aralığı',
    active: 'Etkin',
  },
  always: 'Süresiz',
  from: (start: string) => `${start} itibarıyla`,
  until: (end: string) => `${end} tarihine kadar`,
  between: (start: string, end: string) => `${start} – ${end}`,
  toggle: (title: string) => `Etkin: ${title}`,
};

export const alertFormTexts = {
  createTitle: 'Yeni duyuru',
  editTitle: 'Duyuruyu düzenle',
  title: 'Başlık',
  audience: 'Hedef kitle',
  severity: 'Önem derecesi',
  message: 'Mesaj',
  startsAt: 'Başlangıç',
  endsAt: 'Bitiş',
  timeHint: 'Türkiye saatiyle',
  ctaLabel: 'Düğme metni',
  ctaUrl: 'Düğme adresi',
  ctaHint: 'Bu sitenin bir sayfası (/goals) ya da https adresi',
  isActive: 'Etkin',
  activeHint: 'Kapalıyken kimse görmez.',
  save: 'Kaydet',
  saved: 'Uyarı kaydedildi.',
  saveFailed: (why: string) => (why ? `Uyarı kaydedilemedi: ${why}` : 'Uyarı kaydedilemedi'),
};
