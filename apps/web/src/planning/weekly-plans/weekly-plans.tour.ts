import type { Tour } from '../../ui/tutorial/tour.ts';

export const weeklyPlanTour: Tour = {
  page: 'weekly-plan',
  paths: ['/weekly-plan'],
  steps: [
    {
      anchor: 'weekly-plan-board',
      title: 'Günlere çalışma ekle',
      text: 'Artıya dokunup dersini ekle, bitince işaretle. Kartı tutup başka güne ya da sıraya taşıyabilirsin.',
    },
    {
      anchor: 'weekly-plan-templates',
      title: 'Boş sayfadan başlama',
      text: 'Okul, kurs ya da mezun şablonuyla başla. Uyguladığın şablonu geri alabilirsin.',
    },
  ],
};
