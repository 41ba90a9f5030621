import type { Tour } from '../../../ui/tutorial/tour.ts';

export const adminTicketsTour: Tour = {
  page: 'admin-reports',
  paths: ['/admin/reports'],
  steps: [
    {
      anchor: 'admin-reports-list',
      title: 'Son yazan üstte',
      text: 'Başlık ya da öğrenciyle ara, duruma göre süz. Yanıt bekleyenler “Yanıt bekliyor” etiketini taşır.',
    },
    {
      anchor: 'admin-reports-list',
      title: 'Aç, yanıtla, kapat',
      text: 'Başlığa dokununca konuşma açılır. Yanıtından sonra öğrencinin 24 saati vardır; biten konuyu tek düğmeyle kapat.',
    },
  ],
};
