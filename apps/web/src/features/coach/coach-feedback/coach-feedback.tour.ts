import type { Tour } from '../../../tutorial/tour.ts';

/** Seen marks stay on the device: the server's list of tours is the students'. */
export const statisticsTour: Tour = {
  page: 'admin-statistics',
  paths: ['/admin/statistics'],
  steps: [
    {
      anchor: 'admin-statistics-summary',
      title: 'Genel görünüm',
      text: 'Kaç değerlendirme geldi, ortalaması ne, hangi sorunlar işaretlendi.',
    },
    {
      anchor: 'admin-statistics-coaches',
      title: 'Koç koç',
      text: 'Puanlara göre sırala; bir isme dokunup koçu aç.',
    },
    {
      anchor: 'admin-statistics-list',
      title: 'Öğrencilerin sözü',
      text: 'Yeni gelenleri oku ve okundu olarak işaretle. Koçlar bunları görmez.',
    },
  ],
};
