import type { Tour } from '../../ui/tutorial/tour.ts';

export const roomsTour: Tour = {
  page: 'study-room',
  paths: ['/study-tracker/study-room', '/study-tracker/study-room/:roomId'],
  steps: [
    {
      anchor: 'rooms-actions',
      title: 'Bir odaya gir',
      text: 'Kendi odanı aç, arkadaşının dört karakterlik koduyla katıl ya da açık odalara göz at.',
    },
    {
      anchor: 'rooms-carousel',
      title: 'Odanı seç',
      text: 'Odaların burada; kaydırarak ya da ok tuşlarıyla aralarında gez.',
    },
    {
      anchor: 'rooms-selected',
      title: 'Birlikte çalış',
      text: 'Kimin neye çalıştığını gör, ortak odaklanmaya katıl, takıldığında sohbette sor.',
    },
  ],
};
