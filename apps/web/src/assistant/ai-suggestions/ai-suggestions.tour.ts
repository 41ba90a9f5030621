import type { Tour } from '../../ui/tutorial/tour.ts';

export const suggestionsTour: Tour = {
  page: 'ai-suggestions',
  paths: ['/ai/suggestions'],
  steps: [
    {
      anchor: 'suggestions-refresh',
      title: 'Önerilerini yenile',
      text: 'Kayıtların değiştikçe yenile; dakikada bir kez yeni öneri aranır.',
    },
    {
      anchor: 'suggestions-panels',
      title: 'Gerekçesini oku, plana ekle',
      text: 'Her öneri hangi sayıdan geldiğini söyler. Gün seçebilir ya da en boş günü bize bırakabilirsin.',
    },
  ],
};
