export const attemptIssueTexts = {
  dateInFuture: 'Sınav tarihi gelecekte olamaz',
  dateTooOld: 'Tarih 2015’ten önce olamaz',
  noAnswers: 'En az bir soru gir',
  unknownSubject: 'Böyle bir ders yok',
  unknownTopic: 'Bu konu seçtiğin dersin değil',
  oneLanguage: 'YDT’de tek bir yabancı dil seçilir',
  looseTooLong: 'Tarih ve Coğrafya soruları iki sosyal testine sığmıyor',
  askedTooFew: 'Sorulan soru yanlıştan az olamaz',
  repeated: (name: string) => `${name} iki kez girilmiş`,
  notInExam: (name: string, exam: string) => `${name}, ${exam} içinde yok`,
  testAndSubject: (test: string) => `${test} hem toplam hem ders ders girilmiş`,
  testTooLong: (test: string, questions: number) => `${test} en fazla ${questions} soru`,
  branchTooLong: (questions: number) => `Branş denemesi en fazla ${questions} soru olabilir`,
  topicElsewhere: (subject: string) => `${subject} bu denemede yok`,
  topicsTooMany: (name: string, wrong: number) =>
    `${name}: konulara yazılan yanlışlar ${wrong} yanlışı aşıyor`,
} as const;
