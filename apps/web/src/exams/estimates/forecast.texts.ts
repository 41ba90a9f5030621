import { formatDay } from '../../formats/days.ts';
import { formatDecimal } from '../../formats/numbers.ts';

const net = (value: number) => formatDecimal(Math.max(0, value), 1);

export const forecastTexts = {
  title: 'Sınav günü nerede olursun?',
  lead: (day: string, daysLeft: number, isOfficial: boolean) =>
    `${formatDay(day)}${isOfficial ? '' : ' (tahmini tarih)'}, ${daysLeft} gün kaldı. Denemelerindeki gidiş sürerse:`,
  failed: 'Sınav günü tahmini yüklenemedi',
  band: (low: number, high: number) => `${net(low)} – ${net(high)} net`,
  questions: (count: number) => `${count} soruda`,
  score: (type: string, from: string, to: string) => `${type} yerleştirme puanı ${from} – ${to}`,
  noRank: 'Bu puan elimizdeki tabloların dışında; sıra söylemek uydurmak olur.',
  tests: 'Testlere göre',
  planned: '↑ bu haftaki planında var',
  plannedNote:
    '↑ planındaki çalışma bu testi yukarı iter; ne kadar iteceğini bilmiyoruz, söz de vermiyoruz. Aralığa katılmadı.',
  note: 'On öğrenciden sekizinin sonucu böyle bir aralığın içinde kalır diye hesaplandı; aralık sınava kalan gün kadar geniştir. Gerçek öğrencilerle ölçülmedi.',
  refusal: {
    too_few_exams: (exam: string, needed: number, weeks: number, exams: number) =>
      `${exam} için ${weeks} haftaya yayılmış en az ${needed} deneme gerekli; şu an ${exams === 0 ? 'hiç yok' : `${exams} deneme var`}.`,
    too_short: (exam: string, _needed: number, weeks: number, exams: number, days: number) =>
      `${exam} için ${exams} denemen var ama hepsi ${days} gün içinde; ilk ile son arasında ${weeks} hafta olunca gidişi görebiliriz.`,
    exam_passed: (exam: string) => `${exam} geçti; tahmin edilecek bir gün kalmadı.`,
  },
  grade: 'Diploma notunu girince puan ve sıra aralığını da söyleyebiliriz.',
  minimum: 'Bu netlerle ÖSYM puan hesaplamıyor; puan aralığı söyleyemiyoruz.',
  partly: 'Puan aralığı için bütün testlerin tahmini gerekli.',
  addExam: 'Deneme ekle',
};
