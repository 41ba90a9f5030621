import type { Alert } from '@netlik/contract/platform/alerts';

/** Where banners are shown; the specification defines the wording of each place. */
export type AlertPlace = 'dashboard' | 'coach-dashboard' | 'elsewhere';

const failed: Record<AlertPlace, string> = {
  dashboard: 'Sistem uyarilari yuklenemedi',
  'coach-dashboard': 'Sistem uyarıları yüklenemedi.',
  elsewhere: 'Sistem uyarilari yuklenemedi.',
};

const severities: Record<Alert['severity'], string> = {
  info: 'Bilgi',
  success: 'Güzel haber',
  warning: 'Dikkat',
  error: 'Önemli',
};

export const alertTexts = {
  region: 'Duyurular',
  failed,
  severities,
  retry: 'Tekrar dene',
  close: (title: string) => `Duyuruyu kapat: ${title}`,
  more: 'Ayrıntılar',
};
