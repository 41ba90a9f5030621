export const programSheetTexts = {
  badLine: (text: string) => `“${text}” okunamadı; “Ders: ne yapılacak (60 dk, 40 soru)” diye yaz`,
  noSubject: (name: string) => `“${name}” adında bir ders yok`,
  noDescription: (name: string) => `${name}: ne yapılacağı yazılmamış`,
  badMinutes: (name: string) => `${name}: süre 15–480 dk arasında, 15’in katı olmalı`,
  badQuestions: (name: string) => `${name}: soru sayısı 1–500 arasında olmalı`,
  tooManyLines: (most: number) => `bir günde en fazla ${most} ders olabilir`,
  past: 'geçmiş bir gün',
  farDay: 'bir yıldan ileride bir gün',
  hasWork: 'öğrenci bu programda çalışmış',
  unknownStudent: 'bu kişi öğrencilerin arasında yok',
  whichStudent: 'bu ada birkaç öğrenci uyuyor; e-posta sütununu doldur',
  twice: 'bu öğrencinin bu günü dosyada iki kez var',
} as const;
