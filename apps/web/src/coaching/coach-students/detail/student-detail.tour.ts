import type { Tour } from '../../../ui/tutorial/tour.ts';

export const studentDetailTour: Tour = {
  page: 'coach-student',
  paths: ['/coach/students/:id'],
  steps: [
    {
      anchor: 'coach-student-head',
      title: 'Öğrencin',
      text: 'Bilgileri ve haftalık hedefi burada. Hedefi saat olarak değiştir; ana sayfasındaki halka ona göre dolar.',
    },
    {
      anchor: 'coach-student-tabs',
      title: 'Ayrıntılar',
      text: 'Programları gün gün gez, çalışmalarını ve deneme netlerini incele, not bırak.',
    },
  ],
};
