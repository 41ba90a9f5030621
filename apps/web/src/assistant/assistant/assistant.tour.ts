import type { Tour } from '../../ui/tutorial/tour.ts';

export const assistantTour: Tour = {
  page: 'ai-assistant',
  paths: ['/ai-assistant'],
  steps: [
    {
      anchor: 'assistant-thread',
      title: 'Kendi verinle konuş',
      text: 'Yanıtlardaki her sayı senin kayıtlarından gelir; altındaki bağlantı o sayfayı açar.',
    },
    {
      anchor: 'assistant-input',
      title: 'Aklına geldiği gibi yaz',
      text: 'Kısaltma ve yazım hatası sorun değil: “geoya kaç dk harcamışım” da olur.',
    },
  ],
};
