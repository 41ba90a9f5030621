import type { Tour } from '../../ui/tutorial/tour.ts';

export const feedbackTour: Tour = {
  page: 'admin-feedback',
  paths: ['/admin/feedback/:id'],
  steps: [
    {
      anchor: 'admin-feedback-facts',
      title: 'Kim, kimi değerlendirdi',
      text: 'Öğrencinin adını yalnızca yöneticiler görür; koç bu değerlendirmeyi hiç görmez.',
    },
    {
      anchor: 'admin-feedback-text',
      title: 'Öğrencinin sözü',
      text: 'Oku, gerekiyorsa koçla konuş, sonra okundu olarak işaretle.',
    },
  ],
};

export const statisticsTour: Tour = {
  page: 'admin-statistics',
  paths: ['/admin/statistics'],
  steps: [
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
