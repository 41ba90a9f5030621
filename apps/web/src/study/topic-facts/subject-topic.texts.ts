export const subjectTopicTexts = {
  subject: 'Ders',
  topic: 'Konu',
  choose: { subject: 'Ders seç', topic: 'Konu seç' },
  all: { subject: 'Bütün dersler', topic: 'Bütün konular' },
};
