import type { Tour } from '../../../ui/tutorial/tour.ts';

export const alertManagerTour: Tour = {
  page: 'admin-alerts',
  paths: ['/admin/alerts'],
  steps: [
    {
      anchor: 'alerts-create',
      title: 'Duyuru yaz',
      text: 'Kime görüneceğini ve ne zaman başlayıp biteceğini seç; istersen bir düğme ekle.',
    },
    {
      anchor: 'alerts-list',
      title: 'Durumlar',
      text: 'Yayında, Planlandı, Süresi doldu ya da Pasif. Anahtarla hemen açıp kapatabilirsin.',
    },
  ],
};
