import type { Tour } from '../../ui/tutorial/tour.ts';

export const habitsTour: Tour = {
  page: 'habits',
  paths: ['/habits'],
  steps: [
    {
      anchor: 'habits-add',
      title: 'Bir alışkanlık ekle',
      text: 'Adını, saatini ve hangi günler olacağını seç. İstersen çalışma süren ya da çözdüğün soru onu kendiliğinden tamamlasın.',
    },
    {
      anchor: 'habits-list',
      title: 'Tamamla ya da atla',
      text: 'Yaptığını işaretle. Atladığın gün serini bozmaz; yanlış bastıysan aynı gün geri alabilirsin. Adına dokununca yılı açılır.',
    },
  ],
};
