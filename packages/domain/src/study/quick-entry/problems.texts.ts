import type { ProblemCode } from './parsed-entry.ts';

/** Shared by the server's reply and by devices without a connection. */
export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, string>> = {
  lineTooLong: 'Bu çok uzun. Tek satırda yaz: "mat türev 40 soru 32d 6y".',
  nothing: 'Bunu anlayamadım. Şöyle yazabilirsin: "mat türev 40 soru 32d 6y" ya da "dün fizik 1 saat".',
  noSubject: 'Hangi ders olduğunu anlayamadım.',
  subjectUnclear: 'Hangisi olduğunu seç.',
  twoSubjects: 'Burada iki ders var. Her dersi ayrı kaydet.',
  otherExam: 'Bu ders yazdığın sınavda yok.',
  topicElsewhere: 'Bu konu yazdığın derste yok. Dersi seç.',
  noAmount: 'Kaç soru çözdüğünü ya da ne kadar çalıştığını da yaz.',
  answersMissing: 'Kaç doğru, kaç yanlış yaptığını da gir.',
  answersExceed: 'Doğru, yanlış ve boşların toplamı soru sayısını geçiyor.',
  negative: 'Eksi bir sayı olamaz.',
  tooMany: 'Bir kayıtta en fazla 1.000 soru olabilir.',
  unclearNumber: 'Bir sayının ne olduğunu anlayamadım: soru mu, dakika mı?',
  twoAmounts: 'Aynı şeyden iki tane yazdın. Birini sil ya da ayrı kaydet.',
  twoDays: 'Burada iki gün var. Her günü ayrı kaydet.',
  future: 'Henüz gelmemiş bir zamana kayıt ekleyemezsin.',
  tooLong: 'Elle eklenen bir çalışma 1 dakika ile 3 saat arasında olabilir.',
};
