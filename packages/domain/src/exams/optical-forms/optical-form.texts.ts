export const opticalTexts = {
  notInExam: (test: string, exam: string) => `${test}, ${exam} içinde yok`,
  noAnswers: 'En az bir soruyu işaretle',
  languageMissing: 'YDT için dilini seç',
  languageOnlyYdt: 'Dil yalnızca YDT’de seçilir',
  tooManyAnswers: (test: string, questions: number, given: number) =>
    `${test} ${questions} soru; sen ${given} cevap yazdın`,
  keyMissing: (test: string) => `${test} anahtarı yok`,
  keyLength: (test: string, questions: number, given: number) =>
    `${test} ${questions} soru; anahtarda ${given} cevap var`,
  pasteLength: (test: string, questions: number, given: number, total: number) =>
    `${given} cevap okundu. ${test} ${questions} soru, kitapçığın tamamı ${total} soru. Metnin duruyor, düzeltip yeniden dene.`,
  unread: (sign: string, at: number) =>
    `${at}. karakter “${sign}” anlaşılmadı. A–E yaz; boş için nokta ya da tire, iptal için yıldız.`,
  empty: 'Yapıştırılan metinde cevap yok',
  numberTooLarge: (number: number) => `${number} numaralı soru yok`,
  keyBlank: (question: number) => `Anahtarda ${question}. sorunun cevabı yok; iptal edildiyse yıldız yaz`,
  orderLength: (questions: number, given: number) =>
    `${questions} soru numarası gerekli; ${given} tane yazdın`,
  orderNumber: (number: number) => `${number} bu testte yok ya da iki kez yazılmış`,
  topicNotWrong: (question: number) => `${question}. soru yanlış değil`,
} as const;
