export const diplomaGradeTexts = {
  card: 'Diploma notu',
  label: 'Diploma notun',
  hint: '50 ile 100 arasında; OBP bunun beş katıdır.',
  invalid: 'Diploma notu 50 ile 100 arasında olmalı',
  save: 'Notu kaydet',
  saved: 'Diploma notun kaydedildi.',
  removed: 'Diploma notun silindi.',
  failed: 'Diploma notun kaydedilemedi.',
};
