import type { Tour } from '../../ui/tutorial/tour.ts';

export const timerTour: Tour = {
  page: 'timer',
  paths: ['/study-tracker/timer'],
  steps: [
    {
      anchor: 'timer-clock',
      title: 'Süren burada işler',
      text: 'Başlattıktan sonra sayfadan ayrılabilir, tarayıcıyı kapatabilirsin. Süre kaybolmaz; başka bir cihazda da sürdürebilirsin.',
    },
    {
      anchor: 'timer-start',
      title: 'Ne çalışacağını seç, başla',
      text: 'Dersini ya da denemeni, türünü ve süreni bir kez seçersin. Sonraki sefer tek dokunuşla başlarsın; boşluk tuşu da başlatır.',
    },
    {
      anchor: 'timer-settings',
      title: 'Sana göre bir saat',
      text: 'Halka ya da rakam, bitiş sesi, arkada yağmur, bildirim. Bu cihaz seçtiğini hatırlar.',
    },
  ],
};
