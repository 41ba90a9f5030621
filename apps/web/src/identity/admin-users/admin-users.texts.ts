import type { AdminUser } from '@netlik/contract/identity/person';
import type { Entitlement } from '@netlik/domain/identity/entitlements';
import type { PlanStatus } from '@netlik/domain/roles';

export const statusNames: Record<AdminUser['status'], string> = {
  active: 'Aktif',
  inactive: 'Doğrulanmamış',
  banned: 'Askıda',
};

export const userTexts = {
  list: 'Kullanıcılar',
  card: 'Hesaplar',
  search: 'Ad, soyad veya e-posta ara',
  failed: 'Kullanıcılar yüklenemedi',
  empty: 'Henüz kullanıcı yok',
  columns: {
    name: 'Kullanıcı',
    role: 'Rol',
    status: 'Durum',
    tier: 'Paket',
    completeness: 'Profil',
    lastActivity: 'Son etkinlik',
    registered: 'Kayıt',
  },
  noName: 'İsimsiz kullanıcı',
  never: 'Hiç',
  justNow: 'Az önce',
  open: 'Ayrıntıları aç',
  edit: 'Düzenle',
  tiers: { free: 'Ücretsiz', premium: 'Premium' },
};

export const drawerTexts = {
  title: 'Kullanıcı ayrıntıları',
  failed: 'Kullanıcı yüklenemedi',
  actionFailed: 'Değişiklik kaydedilemedi.',
  email: 'E-posta',
  role: 'Rol',
  phone: 'Telefon',
  school: 'Okul',
  completeness: 'Profil',
  coach: 'Koç',
  none: '–',
  grade: (grade: string) => (/^\d+$/.test(grade) ? `${grade}. sınıf` : grade),
  links: 'İlgili sayfalar',
  audit: 'Değişiklik kaydını aç',
  coachPage: 'Koç sayfasını aç',
  edit: 'Düzenle',
  suspend: 'Askıya al',
  activate: 'Etkinleştir',
  erase: 'Sil',
  suspendTitle: (name: string) => `${name} askıya alınsın mı?`,
  suspendText: 'Bütün cihazlarından hemen çıkar ve etkinleştirilene kadar giriş yapamaz. Verileri silinmez.',
  activateTitle: (name: string) => `${name} etkinleştirilsin mi?`,
  activateText: 'Yeniden giriş yapabilir; verileri bıraktığı gibidir.',
  suspended: 'Kullanıcı askıya alındı.',
  activated: 'Kullanıcı etkinleştirildi.',
  factors: 'İkinci adımı kaldır',
  factorsTitle: (name: string) => `${name} için ikinci giriş adımı kaldırılsın mı?`,
  factorsText:
    'Telefonunu ya da geçiş anahtarını kaybeden kişi için: bütün geçiş anahtarları ve kodları silinir, bütün cihazlarından çıkar ve şifresiyle girip yenisini ekleyebilir. Önce gerçekten o olduğundan emin ol. Kendisine e-posta gider.',
  factorsAction: 'Kaldır',
  factorsRemoved: 'İkinci giriş adımı kaldırıldı.',
  eraseTitle: (name: string) => `${name} silinsin mi?`,
  eraseText:
    'Hesap; çalışmaları, planları, denemeleri, kartları ve dosyalarıyla birlikte hemen ve kalıcı olarak silinir. Geri alınamaz. Yalnızca giriş yapmasını durdurmak istiyorsan askıya al.',
  eraseAction: 'Kalıcı olarak sil',
  erased: 'Kullanıcı silindi.',
};

export const planTexts = {
  plan: 'Paket',
  statuses: { active: 'Etkin', expired: 'Süresi doldu', suspended: 'Askıda' } satisfies Record<
    PlanStatus,
    string
  >,
  tier: 'Paket',
  until: 'Premium bitişi',
  untilHint: 'Boş bırakılırsa süresizdir. Seçilen günün sonunda biter.',
  clearUntil: 'Süresiz yap',
  reset: 'Limitleri paketin limitlerine döndür',
  savePlan: 'Paketi kaydet',
  planSaved: 'Paket güncellendi.',
  coachLost: 'Bu değişiklik öğrencinin koçluğunu hemen sona erdirir; ikisine de bildirim gider.',
  coachLostTitle: 'Koçluk sona erecek',
  continue: 'Devam et',
  limits: 'Limitler',
  activePlans: 'Aktif plan',
  exams: 'Aylık deneme',
  ofTier: (value: number) => `Boş: paketin limiti (şu an ${value})`,
  quickFree: 'Ücretsiz: 1 plan, 2 deneme',
  quickPremium: 'Premium: 5 plan, 20 deneme',
  saveLimits: 'Limitleri kaydet',
  limitsSaved: 'Limitler güncellendi.',
  entitlements: 'Haklar',
  names: {
    coachAccess: 'Koç erişimi',
    aiAssistant: 'Yapay zekâ asistanı',
    studyRooms: 'Çalışma odaları',
  } satisfies Record<Entitlement, string>,
  byTier: (on: boolean) => `Pakete göre (${on ? 'açık' : 'kapalı'})`,
  on: 'Açık',
  off: 'Kapalı',
  saveEntitlements: 'Hakları kaydet',
  entitlementsSaved: 'Haklar güncellendi.',
};

export const formTexts = {
  createTitle: 'Yeni kullanıcı',
  editTitle: 'Kullanıcıyı düzenle',
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  password: 'Şifre',
  passwordHint: 'En az 6 karakter. Kişi ilk girişten sonra değiştirmeli.',
  role: 'Rol',
  active: 'Hesap etkin',
  activeHint: 'Kapalıyken kişi giriş yapamaz.',
  save: 'Kaydet',
  create: 'Oluştur',
  saved: 'Kullanıcı güncellendi.',
  created: 'Kullanıcı oluşturuldu.',
};

export const inviteTexts = {
  open: 'Sınıf davet et',
  title: 'Sınıf davet et',
  lead: 'Her satıra bir öğrenci: e-posta, ad, soyad. Excel’den kopyalayabilir ya da CSV dosyası seçebilirsin. Şifreyi herkes kendisi belirler; bağlantı 7 gün geçerlidir.',
  file: 'CSV dosyası',
  fileTooLarge: 'Dosya 200 KB’tan büyük; listeyi böl.',
  list: 'Liste',
  placeholder: 'ada@okul.com, Ada, Kaya',
  found: (count: number) => `${count} kişi davet edilecek`,
  problem: (line: number, reason: string) => `${line}. satır: ${reason}`,
  skipped: 'Bu satırlar davet edilmeyecek:',
  tooMany: (most: number) => `Bir seferde en fazla ${most} kişi davet edilebilir; listeyi böl.`,
  send: 'Davetleri gönder',
  cancel: 'Vazgeç',
  close: 'Kapat',
  sent: (count: number) => `${count} kişiye davet gönderildi.`,
  taken: 'Bu adreslerin zaten hesabı var, onlara bir şey gönderilmedi:',
};

export const coachPanelTexts = {
  label: 'Koçu',
  choose: 'Koç seç',
  coach: (name: string, students: number) => `${name} (${students} öğrenci)`,
  assign: 'Koç ata',
  change: 'Koçu değiştir',
  assigned: 'Koç atandı.',
  refused: 'Bu öğrenciye şu an koç verilemiyor; nedeni Koç eşleştirme sayfasında yazar.',
  failed: 'Koç atanamadı.',
};
