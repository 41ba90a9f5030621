import type { Tour } from '../../ui/tutorial/tour.ts';

export const auditTour: Tour = {
  page: 'audit',
  paths: ['/admin/audit'],
  steps: [
    {
      anchor: 'audit-list',
      title: 'Kim, neyi, ne zaman',
      text: 'Bir kişi ya da içerik hakkında yapılan her değişiklik burada durur; en yenisi üstte.',
    },
    {
      anchor: 'audit-list',
      title: 'Kimse değiştiremez',
      text: 'Kayıtlar iki yıl saklanır. İsim ve e-postaların kendisi değil, yalnızca değiştikleri yazılır.',
    },
  ],
};
