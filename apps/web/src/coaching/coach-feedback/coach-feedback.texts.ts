import type { CoachIssue } from '@netlik/contract/coaching/coach-feedback';

export const issueNames: Record<CoachIssue, string> = {
  tooMuchPressure: 'Çok fazla baskı',
  notEnoughSupport: 'Yeterince destek yok',
  communicationProblems: 'İletişim sorunları',
  programNotSuitable: 'Program uygun değil',
};

export const statusNames = { new: 'Yeni', read: 'Okundu' } as const;

export const categoryNames = {
  communication: 'İletişim',
  programQuality: 'Program kalitesi',
  overallSatisfaction: 'Genel memnuniyet',
} as const;

export const statisticsTexts = {
  title: 'İstatistikler',
  lead: 'Öğrencilerin koçlarını nasıl değerlendirdiği. Koçlar bunları göremez.',
};

export const summaryTexts = {
  title: 'Geri bildirim özeti',
  failed: 'Geri bildirim özeti alınamadı',
  total: 'Toplam geri bildirim',
  average: 'Ortalama puan',
  outOf: '/ 5',
  last: 'Son geri bildirim',
  unread: 'Okunmamış',
  read: (count: number) => `${count} okundu`,
  issues: 'Bildirilen sorunlar',
  statuses: 'Durumlar',
  times: (count: number) => `${count} kez`,
  empty: 'Henüz geri bildirim yok',
  emptyText:
    'Premium öğrenciler koçlarını ayda bir değerlendirir; ilk değerlendirme gelince özet burada durur.',
};

export const coachStatsTexts = {
  title: 'Koç performansı',
  list: 'Koçların performansı',
  failed: 'Koç istatistikleri alınamadı',
  search: 'Koç ara',
  columns: {
    name: 'Koç',
    active: 'Aktif öğrenci',
    inactive: 'Eski öğrenci',
    feedbacks: 'Değerlendirme',
    rating: 'Puan',
    communication: 'İletişim',
    programQuality: 'Program',
    overallSatisfaction: 'Memnuniyet',
    last: 'Son değerlendirme',
  },
  empty: 'Henüz koç yok',
  emptyText: 'İlk koç hesabı oluşturulunca öğrencileri ve puanları burada görünür.',
};

export const feedbackListTexts = {
  title: 'Geri bildirimler',
  list: 'Geri bildirim listesi',
  failed: 'Geri bildirimler alınamadı',
  which: 'Hangi geri bildirimler',
  filters: { new: 'Yeni', read: 'Okunmuş', all: 'Tümü' },
  columns: {
    student: 'Öğrenci',
    coach: 'Koç',
    rating: 'Puan',
    feedback: 'Görüş',
    status: 'Durum',
    createdAt: 'Tarih',
  },
  noCoach: 'Silinmiş koç',
  open: 'Aç',
  openOf: (name: string) => `${name} adlı öğrencinin geri bildirimini aç`,
  markRead: 'Okundu olarak işaretle',
  empty: {
    new: 'Okunmamış geri bildirim yok',
    read: 'Okunmuş geri bildirim yok',
    all: 'Henüz geri bildirim yok',
  },
};

export const feedbackPageTexts = {
  title: 'Geri bildirim',
  back: 'İstatistiklere dön',
  failed: 'Geri bildirim alınamadı',
  student: 'Öğrenci',
  coach: 'Koç',
  date: 'Tarih',
  status: 'Durum',
  overall: 'Genel puan',
  ratings: 'Puanlar',
  feedback: 'Görüş',
  issues: 'İşaretlenen sorunlar',
  noIssues: 'Sorun işaretlenmemiş.',
  other: (text: string) => `Diğer: ${text}`,
  markRead: 'Okundu olarak işaretle',
  marked: 'Geri bildirim okundu olarak işaretlendi.',
  markFailed: 'Geri bildirim işaretlenemedi.',
  note: 'Bu değerlendirmeyi yalnızca yöneticiler görür; koça gösterilmez.',
};
