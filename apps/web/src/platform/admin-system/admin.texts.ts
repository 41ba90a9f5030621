import type { Role } from '@netlik/domain/roles';
import { formatCount } from '../../formats/numbers.ts';

export const roleNames: Record<Role, string> = { student: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' };

export const dashboardTexts = {
  title: 'Yönetim paneli',
  lead: 'Kullanıcılar, paketler ve sistemin durumu.',
  tabs: 'Yönetim bölümleri',
  overview: 'Genel bakış',
  users: 'Kullanıcılar',
  analytics: 'Analizler',
  report: 'Sistem raporu',
  people: 'Kişiler',
  newUser: 'Yeni kullanıcı',
  failed: 'Bu bölüm yüklenemedi',
};

/** The key stays visible, because the PostgreSQL settings use it. */
const settingWords: Record<string, string> = {
  fsync: 'diske yazmayı doğrulama (fsync)',
  full_page_writes: 'sayfaları bütün yazma (full_page_writes)',
  synchronous_commit: 'kaydın diske inmesini bekleme (synchronous_commit)',
};

export const metricTexts = {
  title: 'Sistem',
  performance: 'Performans',
  failed: 'Sistem ölçümleri yüklenemedi',
  notYet: 'İlk ölçüm bir dakika içinde gelecek.',
  measured: (time: string) => `Son ölçüm ${time}`,
  totalUsers: 'Toplam kullanıcı',
  totalStudents: 'Öğrenci',
  totalCoaches: 'Koç',
  totalAdmins: 'Yönetici',
  totalSessions: 'Çalışma oturumu',
  totalQuestions: 'Çözülen soru',
  activeUsers: 'Aktif kullanıcı',
  activeHint: 'son 24 saat',
  growth: 'Büyüme',
  growthHint: 'son 30 gün, önceki 30 güne göre',
  systemLoad: 'Sistem yükü',
  loadHigh: 'Yük yüksek',
  loadFine: 'Normal',
  processes: (count: number) => `${count} süreç`,
  responseTime: 'Yanıt süresi',
  responseHint: 'yanıtların %95’i, son 5 dakika',
  databaseSize: 'Veritabanı',
  databaseHint: 'diskte kapladığı yer',
  avgSessionTime: 'Ortalama oturum',
  avgSessionHint: 'öğrencilerin bir çalışması',
  milliseconds: 'ms',
  gigabytes: 'GB',
  megabytes: 'MB',
  minutes: 'dk',
  unsafe: (settings: readonly string[]) =>
    `PostgreSQL’de ${settings.map((key) => settingWords[key] ?? key).join(', ')} kapalı: elektrik kesilirse kaydedilmiş bilgiler kaybolabilir. Sunucu ayarlarından açılmalı.`,
};

export const quoteTexts = {
  title: 'Haftanın sözü',
  lead: 'Her hafta için bir söz; yazılmazsa hazır sözlerden biri görünür.',
  week: 'Hafta',
  weekOf: (year: number, week: number) => `${year}, ${week}. hafta`,
  text: 'Söz',
  author: 'Yazar',
  save: 'Sözü kaydet',
  saved: 'Haftanın sözü kaydedildi.',
  builtIn: (text: string) => `Bu hafta için yazılmış söz yok; hazır söz: “${text}”`,
  failed: 'Haftanın sözü yüklenemedi',
};

export const lapsingTexts = {
  title: 'Bu hafta süresi dolanlar',
  empty: 'Önümüzdeki 7 günde premium süresi dolan yok.',
  failed: 'Liste yüklenemedi',
  all: (count: number) => `Tümünü göster (${count})`,
  more: (count: number) => `ve ${count} kişi daha`,
  coach: (name: string) => `Koçu: ${name}`,
};

export const growthTexts = {
  title: 'Kullanıcı artışı',
  failed: 'Kullanıcı artışı yüklenemedi',
  total: 'Toplam kullanıcı',
  added: 'Yeni kullanıcı',
  readout: (month: string, added: number, total: number) =>
    `${month}: ${formatCount(added)} yeni, toplam ${formatCount(total)}`,
  columns: ['Ay', 'Yeni kullanıcı', 'Yeni öğrenci', 'Toplam'],
};

export const signInTexts = {
  title: 'Girişler',
  lead: 'Son 7 gün; hesabı olmayan adreslerle yapılan denemeler de sayılır.',
  failed: 'Giriş sayıları yüklenemedi',
  day: 'Gün',
  ok: 'Başarılı',
  wrong: 'Hatalı şifre',
  blocked: 'Engellenen',
  readout: (day: string, { ok, wrong, blocked }: { ok: number; wrong: number; blocked: number }) =>
    `${day}: ${formatCount(ok)} başarılı, ${formatCount(wrong)} hatalı, ${formatCount(blocked)} engellendi`,
};

export const reportTexts = {
  title: 'Sistem raporu',
  made: (time: string) => `Hazırlandı: ${time}`,
  back: 'Panele dön',
  print: 'Yazdır',
  json: 'JSON indir',
  figure: 'Ölçüm',
  value: 'Değer',
  growth: 'Son 12 ay',
  failed: 'Rapor hazırlanamadı',
  none: '–',
};

export const examDateTexts = {
  title: 'Sınav tarihleri',
  lead: 'Geri sayımlar bu günlere göre işler.',
  failed: 'Sınav tarihleri yüklenemedi',
  topics: 'Konu tahminleri',
  estimated: 'tahmini',
  edit: 'Düzenle',
  editYear: (year: number) => `${year} tarihlerini düzenle`,
  dialog: (year: number) => `${year} sınav tarihleri`,
  official: 'ÖSYM açıkladı',
  officialHint: 'Kapalıyken öğrenciler tarihin yanında “tahmini” görür.',
  save: 'Kaydet',
  saved: 'Sınav tarihleri kaydedildi.',
};
