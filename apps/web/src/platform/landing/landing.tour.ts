import type { Tour } from '../../ui/tutorial/tour.ts';

export const landingTour: Tour = {
  page: 'landing',
  paths: ['/landing'],
  steps: [
    {
      anchor: 'landing-variant',
      title: 'İki başlık denenir',
      text: 'Her tarayıcı A ya da B başlığını görür ve hep aynısını görür. Adrese ?exp.landing_hero_v1=B ekleyip diğerine bakabilirsin.',
    },
    {
      anchor: 'landing-edit',
      title: 'Sayfayı sen doldurursun',
      text: 'Rakamları, yorumları, fiyatı ve soruları buradan yaz. Boş bıraktığın görünmez. Sayfayı herkese açan düğme de burada.',
    },
  ],
};
