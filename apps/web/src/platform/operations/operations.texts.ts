import type { ServerPart, UnsentMail } from '@netlik/contract/platform/operations';
import { formatCount } from '../../formats/numbers.ts';

export const operationsTexts = {
  title: 'Sistem',
  lead: 'Sunucu, arka plan işleri, giden e-postalar ve yedekler.',
  panel: 'Yönetim paneli',
  tabs: 'Sistem bölümleri',
  overview: 'Genel',
  jobs: 'İşler',
  mails: 'E-postalar',
  calls: 'Yavaş çağrılar',
  show: 'Göster',
};

export const healthTexts = {
  title: 'Durum',
  well: 'Her şey yolunda',
  wellText: 'Sunucunun parçaları çalışıyor, işler ve e-postalar yolunda, son yedek yeni.',
  wrong: (count: number) => (count === 1 ? 'Bakman gereken bir şey var' : `Bakman gereken ${count} şey var`),
  failed: 'Sunucunun durumu okunamadı',
  jobsUnread: 'İşlerin durumu okunamadı.',
  backupsUnread: 'Yedekler okunamadı: durdukları yere ulaşılamıyor.',
  part: (part: ServerPart) => `${partNames[part]}: ${partFaults[part]}`,
  diskLow: (size: string) => `Diskte az yer kaldı: ${size}.`,
  mails: (count: number) => `${formatCount(count)} e-posta gönderilemedi.`,
  job: (name: string) => `„${name}” işi hata veriyor.`,
  backupLate: (ago: string) => `Son yedek ${ago} alındı; her gece bir tane alınmalı.`,
  noBackup: 'Henüz hiç yedek yok.',
  backupOpen: 'Son yedek şifresiz: BACKUP_KEY ayarla.',
};

export const partNames: Record<ServerPart, string> = {
  database: 'Veritabanı',
  bus: 'Sunucular arası haber',
  disk: 'Disk',
  server: 'Sunucu',
};

const partFaults: Record<ServerPart, string> = {
  database: 'yanıt vermiyor.',
  bus: 'bağlantı kopuk; başka cihazlardaki değişiklikler geç gelir.',
  disk: 'dolu ya da yazılamıyor.',
  server: 'kapanıyor.',
};

export const partTexts = {
  title: 'Parçalar ve sürümler',
  ok: 'Çalışıyor',
  away: 'Sorun var',
  free: (size: string) => `${size} boş`,
  version: 'Netlik',
  node: 'Node.js',
  postgres: 'PostgreSQL',
  migration: 'Son göç',
  started: 'Açılış',
  mailServer: 'E-posta sunucusu',
  noMailServer: 'Ayarlı değil',
  waiting: (count: number) => (count === 0 ? 'Bekleyen yok' : `${formatCount(count)} e-posta bekliyor`),
};

export const backupTexts = {
  title: 'Yedekler',
  failed: 'Yedekler okunamadı',
  disk: (place: string, days: number) => `Bu sunucunun diskinde, ${place}. ${days} gün saklanır.`,
  s3: (place: string, days: number) => `S3’te, ${place}. ${days} gün saklanır.`,
  sameDisk: 'Disk bozulursa yedekler de gider: BACKUP_TARGET=s3 ile başka yere koyabilirsin.',
  newest: (ago: string) => `Son yedek ${ago}`,
  create: 'Şimdi yedek al',
  created: (size: string) => `Yedek alındı (${size})`,
  createFailed: 'Yedek alınamadı.',
  empty: 'Henüz yedek yok',
  emptyText: 'Her gece 03:30’da bir yedek alınır. Beklemeden de alabilirsin.',
  more: (count: number) => `Daha eski ${formatCount(count)} yedek daha var.`,
  encrypted: 'Şifreli',
  open: 'Şifresiz',
  types: { manual: 'Elle', daily: 'Günlük' },
  late: '26 saatten eski',
};

export const jobTexts = {
  list: 'Arka plan işleri',
  failed: 'İşler yüklenemedi',
  columns: { name: 'İş', last: 'Son çalışma', next: 'Sıradaki', state: 'Durum', error: 'Hata' },
  run: 'Şimdi çalıştır',
  started: 'İş sıraya girdi',
  startFailed: 'İş başlatılamadı.',
  onDemand: 'Gerektikçe',
  unknown: 'Kaydı tutulmaz',
  never: 'Henüz çalışmadı',
  states: { failing: 'Hata', active: 'Çalışıyor', waiting: 'Sırada', ok: 'Tamam' },
  waiting: (count: number) => `${formatCount(count)} sırada`,
  empty: 'İş yok',
  justNow: 'az önce',
};

const jobNames: Record<string, string> = {
  'audit.sweep': 'Eski değişiklik kayıtlarını silme',
  'backup.daily': 'Gece yedeği',
  'coach.digest': 'Koçlara haftalık özet',
  'coach.message': 'Koç mesajı bildirimi',
  'coach.program-batch': 'Toplu program kopyalama',
  'coach.program-batch-resume': 'Yarım kalan kopyaları sürdürme',
  'duels.settle': 'Düelloları bitirme',
  'events.sweep': 'Eski olayları silme',
  'files.erased': 'Silinen hesapların dosyaları',
  'files.sweep': 'Sahipsiz dosyaları silme',
  'habits.minute': 'Alışkanlık saatleri',
  'habits.settle': 'Alışkanlık gününü kapatma',
  'idempotency.sweep': 'Eski istek anahtarlarını silme',
  'identity.mail-requests': 'Giriş e-postaları',
  'identity.sweep': 'Süresi dolan oturumları silme',
  'identity.unverified': 'Doğrulanmayan hesapları silme',
  'leaderboard.medals': 'Sıralama madalyaları',
  mail: 'E-posta gönderme',
  'mail.lost': 'Yarım kalan e-postalar',
  'mail.sweep': 'Eski e-postaları silme',
  'meetings.evening': 'Görüşme hatırlatması',
  'messages.sweep': 'Eski mesajları silme',
  'notifications.sweep': 'Eski bildirimleri silme',
  'planner.night': 'Gece planlaması',
  'plans.expire': 'Süresi dolan paketler',
  push: 'Anlık bildirim gönderme',
  'reminders.morning': 'Sabah hatırlatmaları',
  'rewards.evaluate': 'Rozet ve görevler',
  'rooms.messages': 'Eski oda mesajlarını silme',
  'rooms.owners': 'Sahipsiz odalar',
  'rooms.presence': 'Odalarda kim var',
  'second-factor.sweep': 'Eski giriş sorularını silme',
  'streaks.kept': 'Seri günü',
  'streaks.warn': 'Seri uyarısı',
  'study.close-runs': 'Unutulan zamanlayıcıları kapatma',
  'study.rank': 'Sıralama',
  'study.sweep': 'Eski çalışma kayıtlarını toplama',
  'system.measure': 'Sistem ölçümü',
  'videos.sweep': 'Eski video bilgilerini silme',
};

export const jobName = (queue: string): string => jobNames[queue] ?? queue;

export const mailTexts = {
  list: 'Gitmeyen e-postalar',
  failed: 'E-postalar yüklenemedi',
  columns: { to: 'Kime', subject: 'Konu', since: 'Ne zaman', state: 'Durum', error: 'Sunucunun yanıtı' },
  states: {
    waiting: 'Sırada',
    retrying: 'Yeniden denenecek',
    failed: 'Gönderilemedi',
  } satisfies Record<UnsentMail['state'], string>,
  next: (time: string) => `sıradaki deneme ${time}`,
  resend: 'Yeniden gönder',
  resent: 'E-posta sıraya girdi',
  resendFailed: 'E-posta yeniden gönderilemedi.',
  empty: 'Bekleyen e-posta yok',
  emptyText: 'Gönderilemeyen bir e-posta nedeniyle birlikte burada görünür.',
  noServer: 'E-posta sunucusu ayarlı değil: e-postalar yalnızca saklanıyor, gönderilmiyor.',
};

export const callTexts = {
  list: 'Çağrılar',
  failed: 'Çağrılar yüklenemedi',
  since: (time: string) =>
    `Yalnızca bu sunucu sürecinin ${time} açılışından beri ölçtükleri: en yavaş yirmi çağrı ve toplamda en çok süren yirmi.`,
  columns: { route: 'Çağrı', p95: '%95’i', longest: 'En uzun', count: 'Kaç kez', total: 'Toplam' },
  p95Info: 'Yüz yanıttan doksan beşi bu süreden kısa.',
  ms: 'ms',
  empty: 'Henüz çağrı yok',
};
