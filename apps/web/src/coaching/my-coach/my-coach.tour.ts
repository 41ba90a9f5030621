import type { Tour } from '../../ui/tutorial/tour.ts';

export const myCoachTour: Tour = {
  page: 'coach',
  paths: ['/student/coach'],
  steps: [
    {
      anchor: 'coach-profile',
      title: 'Koçun burada',
      text: 'Kim olduğunu, ne zamandır koçun olduğunu ve neleri gördüğünü buradan bilirsin.',
    },
    {
      anchor: 'coach-evaluation',
      title: 'Ayda bir sen değerlendir',
      text: 'Koçun bunu görmez; yalnızca yöneticiler okur.',
    },
    {
      anchor: 'coach-programs',
      title: 'Programların',
      text: 'Koçunun yazdığı günleri durumuna ve tarihine göre süz, birine dokunup planını aç.',
    },
  ],
};
