import type { Tour } from '../../ui/tutorial/tour.ts';

export const messagesTour: Tour = {
  page: 'messages',
  paths: ['/messages', '/messages/:id'],
  steps: [
    {
      anchor: 'message-threads',
      title: 'Konuşmaların',
      text: 'En son yazılan en üstte. Aramada hem adlara hem mesajların içine bakılır.',
    },
    {
      anchor: 'message-composer',
      title: 'Yaz, fotoğraf ekle',
      text: 'Bağlantın yoksa da yaz: mesaj bekler, bağlantı gelince bir kez gönderilir. Gece 22’den sonra karşı tarafa bildirim gitmez.',
    },
    {
      anchor: 'message-person',
      title: 'Aranızda kalır',
      text: 'Yöneticiler yalnızca bildirilen mesajı görür. Rahatsız eden bir mesajı bildirebilir, kişiyi engelleyebilirsin.',
    },
  ],
};
