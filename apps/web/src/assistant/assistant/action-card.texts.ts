import type { ChatAction } from '@netlik/contract/assistant/assistant';

export const actionTexts = {
  label: 'Önerilen işlem',
  cancel: 'Vazgeç',
  failed: 'İşlem yapılamadı.',
  undone: 'Geri alındı.',
  undoFailed: 'Geri alınamadı.',
  planAdded: 'Çalışma plana eklendi.',
  questionsSaved: 'Sorular kaydedildi.',
  reminderAdded: 'Hatırlatma eklendi.',
  button: (action: ChatAction): string => {
    if (action.kind === 'page') return `${action.title} sayfasını aç`;
    return {
      timer: 'Zamanlayıcıyı başlat',
      plan: 'Plana ekle',
      questions: 'Soruları kaydet',
      reminder: 'Hatırlatmayı ekle',
    }[action.kind];
  },
};
