import type { FeedApp } from '@netlik/contract/study/calendar-feeds';

export const feedTexts = {
  open: 'Takvimime ekle',
  title: 'Takvimime ekle',
  lead: {
    student:
      'Planın, denemelerin, sınav günün, koçunla görüşmelerin ve hatırlatmaların kendi takviminde görünür. Netlerin, notların ve başkalarının adı gönderilmez.',
    coach: 'Öğrenci görüşmelerin kendi takviminde görünür. Yalnızca saat ve öğrencinin ilk adı gönderilir.',
  },
  app: 'Takvim uygulaman',
  apps: { google: 'Google', apple: 'Apple', outlook: 'Outlook', other: 'Diğer' } satisfies Record<
    FeedApp,
    string
  >,
  names: {
    google: 'Google Takvim',
    apple: 'Apple Takvim',
    outlook: 'Outlook',
    other: 'Başka bir takvim',
  } satisfies Record<FeedApp, string>,
  steps: {
    google: [
      'Bağlantıyı oluştur, “Google Takvim’de aç” düğmesine bas.',
      'Açılan sayfada “Ekle” de. Telefonunda birkaç saat içinde görünür.',
    ],
    apple: [
      'Bağlantıyı iPhone’unda ya da Mac’inde oluştur, “Apple Takvim’de aç” düğmesine bas.',
      'Açılan pencerede “Abone Ol” de.',
    ],
    outlook: [
      'Bağlantıyı oluştur, “Outlook’ta aç” düğmesine bas.',
      'Açılan sayfada “İçeri aktar” de. Okul hesabındaysan bağlantıyı kopyalayıp “Web’den abone ol” bölümüne yapıştır.',
    ],
    other: ['Bağlantıyı oluştur ve kopyala.', 'Takvim uygulamanda “URL ile abone ol” bölümüne yapıştır.'],
  } satisfies Record<FeedApp, readonly string[]>,
  openIn: {
    google: 'Google Takvim’de aç',
    apple: 'Apple Takvim’de aç',
    outlook: 'Outlook’ta aç',
  },
  create: 'Bağlantı oluştur',
  createFailed: 'Bağlantı oluşturulamadı.',
  created:
    'Bağlantın hazır ve yalnızca şimdi gösterilir. Kaybedersen yenisini oluştur, eskisini kapat. Bağlantıyı bilen takvimini görür; kimseyle paylaşma.',
  link: 'Takvim bağlantın',
  guardian: 'Takvim bağlantısı, velin onay verince oluşturulabilir.',
  list: 'Açık bağlantıların',
  failed: 'Bağlantılar alınamadı',
  made: (day: string) => `${day} günü oluşturuldu`,
  read: (when: string) => `son okuma ${when}`,
  notRead: 'henüz okunmadı',
  close: 'Kapat',
  closeOf: (name: string, day: string) => `Kapat: ${name}, ${day}`,
  closed: 'Bağlantı kapatıldı; takvimin artık bilgi alamaz.',
  closeFailed: 'Bağlantı kapatılamadı.',
};
