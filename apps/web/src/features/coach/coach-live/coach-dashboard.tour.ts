import type { Tour } from '../../../tutorial/tour.ts';

export const coachDashboardTour: Tour = {
  page: 'coach-dashboard',
  paths: ['/coach-dashboard'],
  steps: [
    {
      anchor: 'coach-dashboard-today',
      title: 'Önce buraya bak',
      text: 'Bugün sana ihtiyacı olan öğrenciler, nedeni ve rakamlarıyla. Hallettiğini bugünlük gizle.',
    },
    {
      anchor: 'coach-dashboard-board',
      title: 'Yedi günlük pano',
      text: 'Boş bir güne dokun, programını yaz; “Kaydet ve sıradaki öğrenci” seni bir sonrakine götürür.',
    },
    {
      anchor: 'coach-dashboard-summary',
      title: 'Kim çalışıyor?',
      text: 'Rakamlar ve altındaki listeler canlıdır; dönemi sağdan değiştir.',
    },
  ],
};
