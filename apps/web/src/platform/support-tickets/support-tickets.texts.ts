import type { TicketStatus } from '@netlik/contract/platform/support-tickets';
import { formatDuration } from '../../formats/durations.ts';

export const ticketStatusLabels: Record<TicketStatus, string> = {
  pending: 'İnceleniyor',
  waiting: 'Yanıtın bekleniyor',
  resolved: 'Çözüldü',
  canceled: 'İptal edildi',
};

export const ticketTexts = {
  title: 'Rapor merkezi',
  lead: 'Bir sorun, şikâyet ya da önerin mi var? Yaz, destek ekibi okuyup yanıtlasın.',
  history: 'Geçmiş raporlar',
  newTicket: 'Yeni rapor',
  newTicketLead: 'Ne oldu, nerede oldu, ne bekliyordun? Ekran görüntüsü işi hızlandırır.',
  recent: 'Son raporların',
  recentLead: 'Yanıt gelince burada ve bildirimlerinde görürsün.',
  recentEmpty: 'Henüz rapor yazmadın.',
  all: (total: number) => `Tümünü gör (${total})`,
  titleField: 'Başlık',
  titlePlaceholder: 'Kısaca konu',
  detail: 'Detay',
  detailPlaceholder: 'Ne yaptın, ne oldu? Adım adım yaz.',
  contact: 'İletişim bilgisi',
  contactHint: 'Sana buradan başka bir yolla da ulaşmamızı istersen: telefon ya da e-posta.',
  sentAs: 'Adın ve sınıfın profilinden alınır; bu raporu yalnızca sen ve destek ekibi görür.',
  send: 'Raporu gönder',
  created: 'Raporun oluşturuldu.',
  createFailed: 'Rapor oluşturulamadı. Lütfen tekrar dene.',
  loadFailed: 'Raporlar yüklenemedi. Lütfen tekrar deneyin.',
  messagesFailed: 'Mesaj geçmişi getirilemedi.',
  replyFailed: 'Mesaj gönderilemedi.',
  replySent: 'Mesaj gönderildi.',
  reply: 'Yanıtın',
  replyPlaceholder: 'Mesajını yaz',
  sendReply: 'Gönder',
  back: 'Tüm raporlar',
  emptyTitle: 'Henüz raporun yok',
  emptyText: 'Gönderdiğin raporlar ve gelen yanıtlar burada durur.',
  write: 'Rapor yaz',
  missing: 'Bu rapor bulunamadı',
  missingText: 'Bağlantı eski olabilir. Raporlarının tümü geçmişte.',
  remaining: ({ hours, minutes }: { hours: number; minutes: number }) =>
    `Yanıtlamak için kalan süre: ${formatDuration(hours * 60 + minutes)}`,
  expiredTag: 'Yanıt süresi doldu',
  expired: 'Bu raporun 24 saatlik yanıt süresi doldu. Konu sürüyorsa yeni bir rapor oluşturabilirsin.',
  closed: {
    resolved: 'Bu rapor çözüldü olarak kapatıldı. Konu sürüyorsa yeni bir rapor oluşturabilirsin.',
    canceled: 'Bu rapor iptal edildi. Konu sürüyorsa yeni bir rapor oluşturabilirsin.',
  },
  attachmentCount: (count: number) => `${count} ek`,
};

export const threadTexts = {
  label: 'Mesajlar',
  sender: { student: 'Sen', admin: 'Destek ekibi' },
  adminSender: { student: 'Öğrenci', admin: 'Destek ekibi' },
  openPicture: (name: string) => `${name}: büyüt`,
  pictureFailed: (name: string) => `${name} açılamadı. Yeniden dene.`,
};

export const attachmentTexts = {
  label: 'Görseller',
  hint: 'Sürükle, seç ya da yapıştır. En fazla 10 görsel; her biri 5 MB, toplam 20 MB.',
  used: (size: string, count: number) => `${count} görsel, ${size}`,
  remove: (name: string) => `Kaldır: ${name}`,
  uploading: 'Gönderiliyor',
  tooLarge: 'Tek dosya 5 MB sınırını aşıyor.',
  tooLargeTogether: 'Toplam dosya boyutu 20 MB sınırını aşıyor.',
  tooMany: 'En fazla 10 görsel ekleyebilirsin.',
};
