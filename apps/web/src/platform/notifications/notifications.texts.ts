import type { NotificationCategory } from '@netlik/contract/platform/notifications';
import type { NotificationTab } from './notification-tabs.ts';

const names: Record<NotificationTab, string> = {
  all: 'Tümü',
  unread: 'Okunmamış',
  coach: 'Koç',
  success: 'Oyunlaştırma',
  performance: 'Performans',
  system: 'Sistem',
};

const empty: Record<NotificationTab, { title: string; text: string }> = {
  all: {
    title: 'Henüz bildirimin yok',
    text: 'Koçundan, ilerlemenden ve sistemden haberler buraya düşecek.',
  },
  unread: { title: 'Hepsini okudun', text: 'Yeni bir şey olduğunda zilin üstünde göreceksin.' },
  coach: { title: 'Koçluk haberi yok', text: 'Program, yorum ve ödevler geldiğinde burada olacak.' },
  success: { title: 'Henüz kutlanacak bir şey yok', text: 'İlk rozetin ve serin burada görünecek.' },
  performance: { title: 'Henüz özet yok', text: 'Çalıştıkça haftalık özetin burada birikecek.' },
  system: { title: 'Sistemden haber yok', text: 'Hesabınla ilgili bir şey olursa burada yazar.' },
};

const categories: Record<NotificationCategory, string> = {
  coach: 'Koç',
  success: 'Başarı',
  performance: 'Performans',
  system: 'Sistem',
};

export const notificationTexts = {
  title: 'Bildirimler',
  /** Below the bell, and the beginning of its name. */
  word: 'Bildirim',
  bell: (unread: number) => {
    if (unread === 0) return 'Bildirimler';
    return unread > 9 ? 'Bildirimler, 9’dan fazla okunmamış' : `Bildirimler, ${unread} okunmamış`;
  },
  arrived: (title: string) => `Yeni bildirim: ${title}`,
  notOpened: 'Bildirimler açılamadı. Bağlantını kontrol edip tekrar dene.',
  tabs: 'Bildirim türleri',
  names,
  categories,
  empty,
  showAll: 'Tümünü göster',
  loading: 'Bildirimler yükleniyor…',
  failed: 'Bildirimlerin yüklenemedi',
  more: 'Daha fazla',
  moreFailed: 'Gerisi yüklenemedi. Tekrar dene',
  unread: 'Okunmadı',
  justNow: 'az önce',
  readAll: 'Tümünü okundu say',
  allRead: 'Hepsi okundu sayıldı.',
  remove: (title: string) => `Sil: ${title}`,
  removed: 'Bildirim silindi.',
  removeAll: 'Tümünü sil',
  removeAllTitle: 'Bütün bildirimlerin silinsin mi?',
  removeAllText: 'Yalnızca bu sekmedekiler değil, okunmamışlar da silinir ve geri gelmez.',
  removeAllAction: 'Hepsini sil',
  allRemoved: 'Bütün bildirimlerin silindi.',
};

export const pushTexts = {
  title: 'Bu tarayıcıda bildirimler',
  on: 'Açık: Netlik kapalıyken de haber veririz.',
  off: 'Kapalı: yalnızca Netlik açıkken görürsün.',
  checking: 'Bakılıyor…',
  unsupported: 'Bu tarayıcı sayfa kapalıyken bildirim gösteremiyor.',
  denied:
    'Bildirimlere bu site için izin verilmemiş. Adres çubuğundaki kilit simgesinden izin verip sayfayı yenile.',
  turnOn: 'Bu tarayıcıda bildirimleri aç',
  turnOff: 'Bu tarayıcıda bildirimleri kapat',
  dismissed: 'İzin verilmedi; bildirimler kapalı kaldı.',
  failed: 'Tarayıcın bildirimleri açamadı. Biraz sonra tekrar dene.',
};
