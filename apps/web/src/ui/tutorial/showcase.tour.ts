import type { Tour } from './tour.ts';

/** For manual trials only, so it never starts by itself. */
export const showcaseTour: Tour = {
  page: 'ui-showcase',
  paths: ['/design/ui-showcase'],
  auto: false,
  steps: [
    {
      anchor: 'demo-goal',
      title: 'En önemli sayı en büyük olandır',
      text: 'Bugün için koyduğun hedefi ve ne kadarını bitirdiğini burada görürsün.',
    },
    {
      anchor: 'demo-streak',
      title: 'Serin burada büyür',
      text: 'Çalıştığın her gün bir halka ekler. Bir gün kaçarsa sıfırdan başlar, o kadar.',
    },
    {
      anchor: 'demo-action',
      title: 'Başlamak tek dokunuş',
      text: 'Her sayfada tek bir asıl iş vardır; onu hep bu renkle bulursun.',
    },
  ],
};
