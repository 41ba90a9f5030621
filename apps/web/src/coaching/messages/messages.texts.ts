import { MAX_MESSAGE, MAX_MESSAGE_PICTURES, type ThreadClosing } from '@netlik/contract/coaching/messages';

export const messagesTexts = {
  title: 'Mesajlar',
  lead: { student: 'Koçunla aranızda kalır.', coach: 'Her öğrencinle aranızda kalır.' },
  search: 'Konuşmalarda ara',
  list: 'Konuşmalar',
  failed: 'Konuşmalar yüklenemedi.',
  more: 'Daha fazla göster',
  nothing: 'Henüz mesaj yok',
  noneFound: 'Eşleşen konuşma yok',
  noneFoundText: 'Başka bir sözcük ya da ad dene.',
  none: {
    student: { title: 'Şu an bir koçun yok', text: 'Koçun atanınca burada yazışabilirsiniz.' },
    coach: { title: 'Henüz öğrencin yok', text: 'Sana atanan her öğrenciyle buradan yazışırsın.' },
  },
  toPanel: 'Panelinden öğrenci ata',
  choose: 'Bir konuşma seç',
  chooseText: 'Soldan birini açıp yazabilirsin.',
  erased: 'Silinmiş hesap',
  picture: 'Resim',
  own: (text: string) => `Sen: ${text}`,
  unread: (count: number) => `${count} okunmamış mesaj`,
  former: 'eski',
  guardianTitle: 'Velinin onayı bekleniyor',
  guardianText: 'Velin onaylayınca koçunla buradan yazışabilirsin.',
};

export const threadTexts = {
  failed: 'Mesajlar yüklenemedi.',
  label: 'Mesajlar',
  earlier: 'Daha eskileri göster',
  empty: 'İlk mesajı sen yaz',
  emptyText: 'Bir soru, bir fotoğraf, bir “bugün iyi gitti”.',
  you: 'Sen',
  read: 'Okundu',
  sent: 'Gönderildi',
  waiting: 'Bağlantı gelince gönderilecek',
  notSent: 'Gönderilemedi',
  actions: (name: string) => `${name}: mesaj işlemleri`,
  report: 'Bu mesajı bildir',
  openPicture: 'Resmi büyüt',
  pictureTitle: 'Resim',
  closed: {
    former: 'Koçun değişti. Eski mesajların burada duruyor; bu konuşmaya artık yazılamıyor.',
    blocked: 'Bu kişiyi engelledin.',
    refused: 'Bu kişi şu an mesaj almıyor.',
    suspended: 'Bu hesap askıda, mesaj alamıyor.',
    guardian: 'Velisi henüz onaylamadığı için bu öğrenciye yazılamıyor.',
  } satisfies Record<ThreadClosing, string>,
  unblock: 'Engeli kaldır',
  found: (q: string) => `Yalnızca “${q}” geçen mesajlar`,
  showAll: 'Tümünü göster',
  noneFound: 'Bu konuşmada eşleşen mesaj yok',
};

export const composerTexts = {
  placeholder: 'Mesajını yaz',
  failed: 'Mesaj gönderilemedi.',
  tooLong: `Mesaj en fazla ${MAX_MESSAGE} karakter olabilir.`,
  tooManyPictures: `En fazla ${MAX_MESSAGE_PICTURES} resim gönderilebilir.`,
  label: (text: string) => `Mesaj: ${text.slice(0, 60)}`,
  quiet: '22.00–07.00 arası bildirim gitmez.',
};

export const groupTexts = {
  open: 'Gruba yaz',
  title: 'Bir gruba yaz',
  lead: 'Her öğrenci mesajı kendi konuşmasında görür; kimse diğerlerini görmez.',
  group: 'Grup',
  choose: 'Grubu seç',
  option: (name: string, count: number) => `${name} (${count} öğrenci)`,
  none: 'Önce koç panelinde bir grup kur.',
  text: 'Mesaj',
  send: 'Gönder',
  sent: (sent: number, left: readonly string[]) =>
    left.length === 0
      ? `${sent} öğrenciye gönderildi.`
      : `${sent} öğrenciye gönderildi. Gönderilemeyenler: ${left.join(', ')}.`,
};
