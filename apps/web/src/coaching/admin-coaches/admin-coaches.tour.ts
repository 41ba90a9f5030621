import type { Tour } from '../../ui/tutorial/tour.ts';

export const coachesTour: Tour = {
  page: 'admin-coaches',
  paths: ['/admin/coaches'],
  steps: [
    {
      anchor: 'admin-coaches-list',
      title: 'Koçların',
      text: 'Ara, sırala, sayfa boyunu seç: seçimin bu cihazda kalır. Bir isme dokunup koçu aç.',
    },
  ],
};

export const coachDetailTour: Tour = {
  page: 'admin-coach',
  paths: ['/admin/coaches/:id'],
  steps: [
    {
      anchor: 'admin-coach-students',
      title: 'Öğrencileri',
      text: 'Satırın menüsünden aylık program takvimini aç; bir gün seçince o günün programına gidersin.',
    },
  ],
};

export const assignmentsTour: Tour = {
  page: 'admin-assignments',
  paths: ['/admin/assignments'],
  steps: [
    {
      anchor: 'admin-assignments-bulk',
      title: 'Toplu atama',
      text: 'Koçu ve öğrencileri seç. Atanamayan olursa nedeni yazılır, ötekiler etkilenmez.',
    },
    {
      anchor: 'admin-assignments-move',
      title: 'Koç değiştirme',
      text: 'Bir öğrenciyi şimdiki koçundan yenisine al. Eski koçun görüşü o anda kapanır.',
    },
  ],
};
