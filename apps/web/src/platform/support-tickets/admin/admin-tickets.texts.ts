import type { TicketStatus } from '@netlik/contract/platform/support-tickets';

export const adminStatusLabels: Record<TicketStatus, string> = {
  pending: 'Yanıt bekliyor',
  waiting: 'Öğrenci bekleniyor',
  resolved: 'Çözüldü',
  canceled: 'İptal edildi',
};

export const adminTicketTexts = {
  title: 'Raporlar',
  lead: 'Öğrencilerin destek ekibine yazdıkları; son mesajı en yeni olan üstte.',
  list: 'Destek raporları',
  search: 'Başlık ya da öğrenci ara',
  loadFailed: 'Rapor listesi çekilemedi. Lütfen tekrar deneyin.',
  messagesFailed: 'Mesajlar yüklenemedi.',
  statusFailed: 'Durum güncellenemedi.',
  replyFailed: 'Yanıt gönderilemedi.',
  statusSaved: 'Durum güncellendi.',
  empty: 'Henüz rapor yok',
  emptyText: 'Öğrenciler bir rapor gönderince burada görünür.',
  columns: {
    title: 'Rapor',
    student: 'Öğrenci',
    status: 'Durum',
    lastMessage: 'Son mesaj',
    attachments: 'Ek',
    created: 'Açılış',
  },
  open: 'Aç',
  grade: (grade: string) => (/^\d+$/.test(grade) ? `${grade}. sınıf` : grade),
  contact: (contact: string) => `İletişim: ${contact}`,
  opened: (moment: string) => `Açılış: ${moment}`,
  status: 'Durum',
  resolve: 'Çözüldü',
  cancel: 'İptal et',
  reply: 'Yanıt',
  closed: 'Kapalı rapora mesaj yazılamaz. Yanıtlamak için önce durumu değiştir.',
  expired: 'Öğrencinin yanıt süresi doldu. Sen yazarsan 24 saat yeniden başlar.',
};
