import type { Tour } from '../../ui/tutorial/tour.ts';

export const examTrackerTour: Tour = {
  page: 'exam-tracker',
  paths: ['/exam-tracker'],
  steps: [
    {
      anchor: 'exam-tracker-add',
      title: 'Denemeni gir',
      text: 'Doğru ve yanlışlarını yaz; boşlar ve net kendiliğinden hesaplanır. Yanlışlarının konusunu da eklersen öneriler işe yarar.',
    },
    {
      anchor: 'exam-tracker-nets',
      title: 'Son netlerin',
      text: 'Her sınavın son neti ve öncekine göre değişimi. Karta dokun, listede yalnız o sınav kalsın.',
    },
    {
      anchor: 'exam-tracker-list',
      title: 'Bütün denemelerin',
      text: 'Birini düzenlemek, silmek ya da konularının geçmişini görmek için satırın sonundaki düğmeye dokun.',
    },
  ],
};
