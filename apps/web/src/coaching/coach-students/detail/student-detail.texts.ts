import type { Technique } from '@netlik/contract/study-fields';
import { formatPercent } from '../../../formats/numbers.ts';

export const detailTexts = {
  back: 'Koç paneli',
  fallbackTitle: 'Öğrenci',
  failed: 'Öğrenci bilgileri yüklenemedi',
  write: 'Program yaz',
  message: 'Mesaj yaz',
  tabs: 'Öğrencinin kayıtları',
  programsTab: 'Programlar',
  parentsTab: 'Veli raporu',
  preferencesTab: 'Tercihler',
  sessionsTab: 'Çalışmalar',
  facts: { email: 'E-posta', grade: 'Sınıf', city: 'Şehir', goal: 'Haftalık hedef', target: 'Hedef yıl' },
  stats: {
    time: 'Toplam çalışma',
    sessions: 'Çalışma sayısı',
    streak: 'Seri',
    last: 'Son çalışma',
  },
  suspended: 'Hesabı askıda',
  days: (count: number) => `${count} gün`,
  justNow: 'şimdi',
  thisWeek: (done: string) => `bu hafta ${done}`,
};

export const goalTexts = {
  label: 'Haftalık hedef (saat)',
  hint: 'Örnek: 20,5',
  save: 'Hedefi kaydet',
  saved: 'Haftalık hedef kaydedildi.',
  invalid: 'Geçerli bir saat değeri gir',
  failed: 'Haftalık hedef kaydedilemedi.',
};

export const dayTexts = {
  week: 'Haftayı yaz',
  month: 'Ay',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  today: 'Bugün',
  strip: 'Ayın günleri',
  noProgram: 'program yok',
  failed: 'Programlar yüklenemedi',
  empty: 'Bu gün için program yok',
  emptyText: 'Öğrencin o gün ne çalışacağını senden bekliyor.',
  emptyPast: 'O gün için bir program yazılmamış.',
};

export const programTexts = {
  edit: 'Düzenle',
  remove: 'Sil',
  removeTitle: 'Program silinsin mi?',
  removeText: 'Öğrenciye haber verilir. Yaptığı çalışmalar onda kalır.',
  removed: 'Program silindi.',
  removeFailed: 'Program silinemedi.',
  print: 'Yazdır',
  copy: 'Metin olarak kopyala',
  share: 'WhatsApp’ta paylaş',
  copied: 'Program kopyalandı. Mesaja yapıştırabilirsin.',
  copyFailed: 'Kopyalanamadı.',
  more: (title: string) => `${title} için işlemler`,
  progress: (percent: number) => `${formatPercent(percent)} tamamlandı`,
  studied: (time: string) => `${time} çalışıldı`,
  questions: (count: number) => `${count} soru`,
  net: (net: string) => `${net} net`,
  answers: (correct: number, wrong: number, blank: number) => `${correct} D · ${wrong} Y · ${blank} B`,
  questionsOf: (done: number, target: number) => `${done} / ${target} soru`,
  videos: (count: number) => `${count} video`,
  draft: 'Taslak: öğrenci görmez',
  seen: 'Öğrenci gördü',
  notSeen: 'Öğrenci henüz açmadı',
  feedback: 'Öğrencinin değerlendirmesi',
  motivation: (score: number) => `Motivasyon ${score}/10`,
};

export const techniqueNames: Record<Technique, string> = {
  Pomodoro: 'Pomodoro',
  Timeblock: 'Zaman bloğu',
  Stopwatch: 'Kronometre',
  Freeform: 'Serbest',
};

export const sessionsTexts = {
  emptyPeriod: 'Bu dönemde çalışma yok',
  emptyPeriodText: 'Başka bir dönem seç; bütün çalışmalar “Tümü” altında.',
  label: 'Çalışma listesi',
  failed: 'Çalışmalar alınamadı',
  summaryFailed: 'Özet alınamadı',
  empty: 'Henüz çalışma yok',
  emptyText: 'Öğrencin zamanlayıcıyla ya da elle bir çalışma eklediğinde burada görünür.',
  summary: 'Özet',
  perSubject: 'Derslere göre',
  figures: {
    sessions: 'Çalışma',
    time: 'Süre',
    target: 'Hedef soru',
    attempted: 'Çözülen',
    correct: 'Doğru',
    wrong: 'Yanlış',
    blank: 'Boş',
    net: 'Net',
    accuracy: 'Doğruluk',
    completion: 'Ortalama tamamlama',
  },
  columns: {
    date: 'Tarih',
    subject: 'Ders',
    duration: 'Süre',
    quality: 'Kalite',
    efficiency: 'Verim',
    technique: 'Teknik',
    mood: 'Ruh hâli',
    questions: 'D / Y / B',
    net: 'Net',
    completion: 'Tamamlama',
  },
};

export const weekTexts = {
  menu: 'Hafta',
  copyTo: 'Haftayı öğrencilere kopyala',
  keep: 'Haftayı şablon olarak sakla',
  copy: 'Haftayı metin olarak kopyala',
  share: 'Haftayı WhatsApp’ta paylaş',
  print: 'Haftayı yazdır',
  empty: 'Bu haftada yazılmış program yok.',
  failed: 'Haftanın programı alınamadı.',
  copied: 'Hafta kopyalandı.',
};
