import type { Tour } from '../../ui/tutorial/tour.ts';

export const moderationTour: Tour = {
  page: 'moderation',
  paths: ['/admin/moderation'],
  steps: [
    {
      anchor: 'moderation-tabs',
      title: 'Bekleyenler üstte',
      text: 'Bildirilen kişiler ve oda mesajları ayrı durur. Bir satırı aç, ne olduğunu oku.',
    },
    {
      anchor: 'moderation-tabs',
      title: 'Önce işlem, sonra sonuç',
      text: 'Açtığın bildirimden kişiyi askıya alabilir ya da odadan yasaklayabilirsin. Sonucu işaretleyince değişiklik kaydına yazılır.',
    },
    {
      anchor: 'moderation-tabs',
      title: 'Sözcük listesi',
      text: 'Sözcükler bölümüne eklediğin her söz o andan sonra odalarda kabul edilmez.',
    },
  ],
};
