import type { Tour } from '../../ui/tutorial/tour.ts';

const shared = {
  header: {
    anchor: 'calendar-header',
    title: 'Aylar arasında gez',
    text: 'Oklarla ya da ay ve yıl seçerek istediğin zamana git. Klavyede Page Up ve Page Down da olur.',
  },
  view: {
    anchor: 'calendar-view',
    title: 'Bir yıl tek bakışta',
    text: 'Yıl görünümünde her kare bir gün. Renk koyulaştıkça o gün daha çok çalışmışsın demektir.',
  },
};

export const studyCalendarTour: Tour = {
  page: 'calendar',
  paths: ['/calendar/study'],
  steps: [
    {
      anchor: 'calendar-days',
      title: 'Her gün bir kapı',
      text: 'Bir güne dokun: o günün çalışmaları, kalitesi ve hatırlatmaların açılır. Zil, açık hatırlatma var demek.',
    },
    shared.header,
    shared.view,
  ],
};

export const questionCalendarTour: Tour = {
  page: 'calendar-question',
  paths: ['/calendar/question'],
  // Users have already seen the tour of the study calendar.
  auto: false,
  steps: [
    {
      anchor: 'calendar-summary',
      title: 'Çözdüğün her soru',
      text: 'Çalışmalarında ve elle eklediğin kayıtlarda çözdüklerin birlikte sayılır.',
    },
    {
      anchor: 'calendar-days',
      title: 'Sorularını güne ekle',
      text: 'Bir güne dokun; ders, konu, doğru ve yanlışını yaz. Renk, o gün kaç soru çözdüğünü söyler.',
    },
    shared.header,
    shared.view,
  ],
};
