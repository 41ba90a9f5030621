import type { SearchHit } from '@netlik/contract/platform/search';
import type { PlanTier, Role } from '@netlik/domain/roles';

export const shellTexts = {
  skip: 'İçeriğe geç',
  home: 'Netlik ana sayfa',
  menu: 'Ana menü',
  menuTitle: 'Menü',
  places: 'Ana yerler',
  pages: 'Sayfalar',
  widen: 'Menüyü genişlet',
  narrow: 'Menüyü daralt',
  trail: 'Bulunduğun yer',
  notOpened: 'Açılamadı. Bağlantını kontrol edip tekrar dene.',
  upgrade: 'Premium’a geç',
  premium: 'Premium',
  upgradeHint: 'Premium’a geç (yeni sekmede açılır)',
  search: 'Ara',
  searchKeys: (mac: boolean) => (mac ? '⌘ K' : 'Ctrl K'),
};

export const userTexts = {
  open: (name: string) => `Hesap menüsü, ${name}`,
  panel: 'Hesap menüsü',
  roles: { student: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' } satisfies Record<Role, string>,
  unknownRole: 'Bilinmiyor',
  tiers: { free: 'Ücretsiz plan', premium: 'Premium' } satisfies Record<PlanTier, string>,
  looks: 'Renkler ve tasarım',
  profile: 'Profil ayarları',
  tour: 'Bu sayfanın turunu başlat',
  signOut: 'Çıkış yap',
  signOutAll: 'Tüm cihazlardan çık',
};

export const paletteTexts = {
  title: 'Sayfa ve işlem ara',
  placeholder: 'Nereye gidelim?',
  searching: 'Aranıyor…',
  kinds: {
    page: 'Sayfa',
    action: 'İşlem',
    person: 'Kişi',
    topic: 'Konu',
    exam: 'Deneme',
    programme: 'Program',
    card: 'Kart',
    room: 'Oda',
  } satisfies Record<'page' | 'action' | SearchHit['kind'], string>,
  groups: {
    person: 'Kişiler',
    topic: 'Konular',
    exam: 'Denemeler',
    programme: 'Programlar',
    card: 'Kartlar',
    room: 'Odalar',
  } satisfies Record<SearchHit['kind'], string>,
  commands: 'Sayfalar ve işlemler',
  cancel: 'Vazgeç',
  results: 'Sonuçlar',
  toggleTheme: 'Açık ve koyu tema arasında geç',
  toggleThemeWords: 'karanlık gece gündüz görünüm',
  signOutWords: 'oturumu kapat logout',
  none: (wanted: string) => `“${wanted}” için bir şey bulamadım. Başka bir sözcükle dene.`,
  count: (number: number) => `${number} sonuç`,
  keys: { move: 'gez', go: 'aç', close: 'kapat' },
};
