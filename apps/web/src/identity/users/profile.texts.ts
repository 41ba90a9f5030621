import type { Profile } from '@netlik/contract/identity/person';
import type { CountedField } from '@netlik/domain/identity/people';
import { formatPercent } from '../../formats/numbers.ts';

type School = NonNullable<Profile['schoolType']>;
type Grade = NonNullable<Profile['grade']>;
type Field = NonNullable<Profile['targetFieldType']>;

export const schoolTypeLabels: Record<School, string> = {
  anadolu: 'Anadolu Lisesi',
  fen: 'Fen Lisesi',
  sosyal_bilimler: 'Sosyal Bilimler Lisesi',
  imam_hatip: 'İmam Hatip Lisesi',
  meslek: 'Meslek Lisesi',
  other: 'Diğer',
};

export const gradeLabels: Record<Grade, string> = {
  '9': '9. sınıf',
  '10': '10. sınıf',
  '11': '11. sınıf',
  '12': '12. sınıf',
  Mezun: 'Mezun',
};

export const fieldLabels: Record<Field, string> = {
  sayisal: 'Sayısal',
  sozel: 'Sözel',
  esit_agirlik: 'Eşit Ağırlık',
  dil: 'Dil',
};

export const profileTexts = {
  page: 'Profilim',
  lead: 'Seni tanıdıkça önerilerimiz daha isabetli olur.',
  staffLead: 'Adın ve fotoğrafın öğrencilerine ve ekibine böyle görünür.',
  noName: 'Adını henüz eklemedin',
  email: 'E-posta',
  emailHint: 'Girişte kullandığın adres; buradan değişmez.',
  role: 'Rol',
  roles: { student: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' } as Record<string, string>,
  unknownRole: 'Bilinmiyor',
  plan: 'Plan',
  tiers: { free: 'Ücretsiz', premium: 'Premium' },
  guardianTitle: 'Velinin onayı bekleniyor',
  guardian:
    'Velinin e-postasına bir bağlantı gönderdik. Onaylayana kadar odalar, düellolar ve kişi arama kapalı; geri kalan her şey açık.',
  loadFailed: 'Profilin yüklenemedi',
  account: 'Hesap ve güvenlik',
  saveFailed: 'Profilin kaydedilemedi. Biraz sonra tekrar dene.',
  educationFailed: 'Eğitim bilgilerin kaydedilemedi. Biraz sonra tekrar dene.',
  edit: 'Düzenle',
  save: 'Kaydet',
  saved: 'Bilgilerin kaydedildi.',
  educationSaved: 'Eğitim bilgilerin kaydedildi.',
  pick: 'Seç',
  empty: 'Henüz eklenmedi',
};

export const visibilityTexts = {
  title: 'Görünürlük',
  label: 'Diğer öğrenciler beni bulabilsin',
  hint: 'Açıkken arkadaşların seni adınla ya da e-postanla bulabilir; adını, soyadının ilk harfini ve fotoğrafını görür. E-postanı kimse görmez.',
  afterGuardian:
    'Açsan da velin onaylayana kadar kimse seni bulamaz. Sonrasında adını, soyadının ilk harfini ve fotoğrafını görürler.',
  failed: 'Seçimin kaydedilemedi. Biraz sonra tekrar dene.',
};

export const avatarTexts = {
  upload: 'Fotoğraf yükle',
  change: 'Fotoğrafı değiştir',
  hint: 'En fazla 1 MB’lık bir resim',
  failed: 'Fotoğrafın yüklenemedi. Biraz sonra tekrar dene.',
  progress: 'Fotoğraf yükleniyor',
  saved: 'Yeni fotoğrafın kaydedildi.',
};

export const completenessTexts = {
  title: 'Profil doluluğu',
  bar: 'Profil doluluğu',
  percent: formatPercent,
  bands: {
    low: 'Daha yolun başındasın',
    middle: 'İyi gidiyorsun, az kaldı',
    high: 'Neredeyse tamam',
    full: 'Profilin eksiksiz, eline sağlık!',
  },
  missing: 'Eksik kalanlar',
};

export const personalTexts = {
  title: 'Kişisel bilgiler',
  firstName: 'Ad',
  lastName: 'Soyad',
  phone: 'Telefon',
  phoneHint: 'Rakam, boşluk, +, - ve parantez kullanabilirsin.',
  bio: 'Hakkımda',
  edit: 'Kişisel bilgileri düzenle',
};

export const educationTexts = {
  title: 'Eğitim bilgileri',
  currentSchool: 'Okul',
  schoolType: 'Okul türü',
  grade: 'Sınıf',
  city: 'Şehir',
  cityHint: 'Yazmaya başla, 81 ilden önerelim.',
  targetYear: 'Hedef yıl',
  targetFieldType: 'Alan',
  edit: 'Eğitim bilgilerini düzenle',
  outdatedYear: (year: number) => `Hedef yılın ${year} geride kaldı; yenisini seç.`,
};

export const fieldNames = {
  firstName: personalTexts.firstName,
  lastName: personalTexts.lastName,
  phone: personalTexts.phone,
  bio: personalTexts.bio,
  avatar: 'Fotoğraf',
  currentSchool: educationTexts.currentSchool,
  schoolType: educationTexts.schoolType,
  grade: educationTexts.grade,
  city: educationTexts.city,
  targetYear: educationTexts.targetYear,
  targetFieldType: educationTexts.targetFieldType,
  targetUniversities: 'Hedef üniversite',
} satisfies Record<CountedField, string>;
