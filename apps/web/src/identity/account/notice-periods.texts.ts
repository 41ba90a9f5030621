/** Retention periods; a rule test compares them with the jobs that delete the data. */
export const noticePeriods: readonly { tables: readonly string[]; days: number; text: string }[] = [
  { tables: ['sessions'], days: 30, text: 'Açık oturumların (cihazların): en çok 30 gün.' },
  {
    tables: ['refresh_tokens'],
    days: 7,
    text: 'Kullanılmış oturum anahtarlarının özetleri: 7 gün.',
  },
  { tables: ['sign_in_log'], days: 90, text: 'Giriş kayıtların (zaman, cihaz, IP): 90 gün.' },
  {
    tables: ['users'],
    days: 7,
    text: 'E-posta adresi doğrulanmayan hesaplar: 7 gün sonra silinir.',
  },
  { tables: ['mails'], days: 30, text: 'Sana gönderdiğimiz e-postaların kopyaları: 30 gün.' },
  { tables: ['notifications'], days: 365, text: 'Bildirimlerin: 1 yıl.' },
  { tables: ['events'], days: 90, text: 'Sayfa kullanım kayıtları: 90 gün.' },
  {
    tables: ['idempotency_keys', 'study_runs'],
    days: 30,
    text: 'Tekrarlanan istekleri tanıyan anahtarlar ve biten sayaç kayıtları: 30 gün.',
  },
  { tables: ['files'], days: 1, text: 'Yükleyip kullanmadığın dosyalar: 1 gün.' },
  { tables: ['room_messages'], days: 7, text: 'Çalışma odası mesajları: 7 gün.' },
  {
    tables: ['message_threads', 'thread_messages'],
    days: 365,
    text: 'Koçunla yazışman: son mesajdan bir yıl sonra silinir.',
  },
  {
    tables: ['ai_suggestions'],
    days: 30,
    text: 'Asistanın önerileri: 30 gün.',
  },
  { tables: ['audit_entries'], days: 730, text: 'Yönetim işlemlerinin kayıtları: 2 yıl.' },
  { tables: ['backups'], days: 30, text: 'Yedekler: 30 gün.' },
];
