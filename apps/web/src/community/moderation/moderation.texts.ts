import type { ModerationState } from '@netlik/contract/community/moderation';
import type { ReportReason } from '@netlik/contract/community/rooms/room-safety';

export const stateNames: Record<ModerationState, string> = {
  open: 'Bekliyor',
  acted: 'İşlem yapıldı',
  dismissed: 'Sorun yok',
};

export const messageReasons: Record<ReportReason, string> = {
  insult: 'Hakaret ya da kaba söz',
  contact: 'Kişisel bilgi ya da buluşma isteği',
  spam: 'Reklam ya da konu dışı',
  other: 'Başka bir neden',
};

const places: Record<string, string> = {
  duel: 'Düello',
  'room-message': 'Oda mesajı',
  message: 'Koçla mesajlaşma',
  room: 'Çalışma odası',
};

export const moderationTexts = {
  title: 'Moderasyon',
  lead: 'Öğrencilerin bildirdiği kişiler ve oda mesajları, odalarda kabul edilmeyen sözcükler.',
  tabs: 'Bölümler',
  people: 'Kişiler',
  messages: 'Oda mesajları',
  words: 'Sözcükler',
};

export const caseTexts = {
  peopleList: 'Bildirilen kişiler',
  messagesList: 'Bildirilen mesajlar',
  columns: {
    reported: 'Kim hakkında',
    message: 'Mesaj',
    reason: 'Neden',
    state: 'Durum',
    reporter: 'Bildiren',
    room: 'Oda',
    time: 'Ne zaman',
  },
  emptyPeople: 'Bildirilen kimse yok',
  emptyMessages: 'Bildirilen mesaj yok',
  emptyText: 'Bir öğrenci bildirimde bulununca burada görünür.',
  erased: 'Silinmiş hesap',
  suspended: 'Askıda',
  banned: 'Odadan yasaklı',
  facts: {
    reported: 'Kim hakkında',
    author: 'Yazan',
    reporter: 'Bildiren',
    reason: 'Neden',
    place: 'Nerede',
    room: 'Oda',
    time: 'Bildirildi',
    sent: 'Yazıldı',
    handled: 'Sonuçlandı',
  },
  place: (reference: string) => places[reference.split(':')[0]!] ?? reference,
  words: 'Bildirenin anlattığı',
  content: 'Mesaj',
  picture: 'Resmi aç',
  note: 'Bildirenin notu',
  handledBy: (moment: string, name: string | null) => (name ? `${moment}, ${name}` : moment),
  actions: 'Yapabileceklerin',
  openPerson: 'Kişiyi aç (askıya al)',
  openRoom: 'Odaya git',
  roomGone: 'Oda artık yok.',
  remove: 'Mesajı kaldır',
  removed: 'Mesaj kaldırıldı.',
  removeFailed: 'Mesaj kaldırılamadı.',
  ban: 'Odadan yasakla',
  banTitle: (name: string) => `${name} odadan yasaklansın mı?`,
  banText: 'Odadan hemen çıkarılır ve yasak kaldırılana kadar giremez.',
  banReason: 'Bildirilen mesaj',
  banDone: 'Odadan yasaklandı.',
  banFailed: 'Yasaklanamadı.',
  decision: 'Sonuç',
  act: 'İşlem yapıldı',
  dismiss: 'Sorun yok',
  reopen: 'Yeniden aç',
  decided: (state: ModerationState) =>
    state === 'open' ? 'Bildirim yeniden açıldı.' : 'Bildirim sonuçlandırıldı.',
  decideFailed: 'Bildirim güncellenemedi.',
};

export const wordTexts = {
  card: 'Kabul edilmeyen sözcükler',
  list: 'Sözcükler',
  lead: 'Oda adlarında ve mesajlarda geçerse gönderilmez. Büyük küçük harf ve araya konan noktalar fark etmez.',
  word: 'Yeni sözcük',
  hint: 'Sonuna * koyarsan onunla başlayanlar da sayılır: salak*',
  add: 'Ekle',
  added: (word: string) => `“${word}” listeye eklendi.`,
  search: 'Sözcük ara',
  columns: { word: 'Sözcük', since: 'Eklendi' },
  remove: 'Listeden çıkar',
  removed: (word: string) => `“${word}” listeden çıkarıldı.`,
  removeFailed: 'Sözcük çıkarılamadı.',
  addFailed: 'Sözcük eklenemedi.',
  empty: 'Liste boş',
  emptyText: 'Odalarda görmek istemediğin ilk sözcüğü yukarıdan ekle.',
};
