import type { Tour } from '../../ui/tutorial/tour.ts';

export const studyPlanTour: Tour = {
  page: 'study-plan',
  paths: ['/study-plan'],
  steps: [
    {
      anchor: 'study-plan-day',
      title: 'Gününü seç',
      text: 'Oklarla ya da takvimden bir güne geç. Planı olmayan güne buradan plan yazabilirsin.',
    },
    {
      anchor: 'study-plan-table',
      title: 'Dersler sırayla',
      text: 'Sıra önceliktir. Zamanlayıcıyı dersten başlatınca çalıştığın süre o derse yazılır; durumu menüden değiştirebilirsin.',
    },
    {
      anchor: 'study-plan-evaluation',
      title: 'Günü değerlendir',
      text: 'Dersler bitince ya da atlanınca ders ders sayılarını yazıp günü kapatırsın.',
    },
  ],
};
