import type { Tour } from '../../ui/tutorial/tour.ts';

export const supportTicketsTour: Tour = {
  page: 'report-centre',
  paths: ['/support/reports'],
  steps: [
    {
      anchor: 'report-form',
      title: 'Bize yaz',
      text: 'Sorunu, şikâyetini ya da önerini yaz. Ne kadar ayrıntı verirsen o kadar hızlı çözülür.',
    },
    {
      anchor: 'report-pictures',
      title: 'Ekran görüntüsü ekle',
      text: 'Görselleri sürükle, seç ya da yapıştır; yalnızca sen ve destek ekibi görür.',
    },
    {
      anchor: 'report-history',
      title: 'Yanıtlar burada',
      text: 'Gönderdiklerin ve yanıtlar geçmişte. Yanıttan sonra yazmak için 24 saatin var.',
    },
  ],
};
