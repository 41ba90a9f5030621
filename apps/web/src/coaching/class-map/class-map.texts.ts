import { formatShare } from '../../formats/numbers.ts';

export const classMapTexts = {
  title: 'Sınıf haritası',
  lead: 'Denemelerde hangi konu kimde yanlış çıkıyor; bir konuya basınca ihtiyacı olanlara ödev yazılır.',
  back: 'Koç paneli',
  list: 'Konulara göre öğrenciler',
  failed: 'Sınıf haritası yüklenemedi',
  subject: 'Ders',
  everySubject: 'Tüm dersler',
  shown: 'Hücrede',
  figures: { wrong: 'Yanlış', mastery: 'Bilme' },
  topic: 'Konu',
  needs: 'İhtiyacı olan',
  wrong: 'Yanlış',
  needCount: (count: number) => (count > 0 ? `${count} öğrencinin ihtiyacı var` : 'Kimsenin ihtiyacı yok'),
  wrongCount: (count: number) => `${count} yanlış`,
  sum: (exams: number, topics: number, students: number) =>
    `${exams} denemede ${topics} konu · ${students} öğrenci`,
  cut: (shown: number, all: number) =>
    `${all} öğrenciden ilk ${shown} tanesi gösteriliyor; kalanlar için bir grup seç.`,
  cell: (wrong: number, mastery: number | null) =>
    `${wrong} yanlış${mastery === null ? '' : `, bilme ${formatShare(mastery)}`}`,
  openTopic: (topic: string) => `${topic}: bu konudan ödev yaz`,
  print: 'Yazdır',
  pages: 'Konular',
  empty: 'Bu dönemde konulu yanlış yok',
  emptyText:
    'Öğrenciler denemelerine yanlış konularını ekledikçe harita dolar. Daha uzun bir dönem de seçebilirsin.',
  addExams: 'Sınıfın sonuçlarını yükle',
  legend: 'Renkler',
  legendNames: { need: 'Çalışması gerekiyor', wrong: 'Yanlışı var, konuyu biliyor', known: 'Yanlışı yok' },
};

export const homeworkTexts = {
  lead: (wrong: number, needs: number) => `${wrong} yanlış · ${needs} öğrencinin ihtiyacı var`,
  students: 'Kime',
  count: (count: number) => `${count} öğrenci seçili`,
  needing: 'İhtiyacı olanları seç',
  everyone: 'Hepsini seç',
  none: 'Seçimi kaldır',
  day: 'Hangi güne',
  questions: 'Soru sayısı',
  unit: 'soru',
  badQuestions: (max: number) => `1 ile ${max} arasında bir sayı yaz`,
  preview: 'Ne olacak',
  create: (count: number) => `${count} öğrenciye yeni program yazılacak`,
  add: (count: number) => `${count} öğrencinin programına eklenecek`,
  skipped: (names: string) => `Atlanacak: ${names}`,
  why: 'Üzerinde çalışılmış ya da geçmiş günlere dokunulmaz.',
  previewFailed: 'Önizleme alınamadı',
  cancel: 'Vazgeç',
  submit: 'Bu konudan ödev yaz',
};
