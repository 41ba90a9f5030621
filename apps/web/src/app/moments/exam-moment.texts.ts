export const examMomentTexts = {
  first: (exam: string) => `İlk ${exam} denemen kaydedildi`,
  up: (nets: string) => `Netin ${nets} arttı`,
  same: 'Netin yerinde',
  down: 'Denemen kaydedildi',
  risen: (parts: string) => `Yükselenler: ${parts}`,
  encourage: 'Bu kez geri kaldı; sıradaki konuyla farkı kapatırsın.',
  net: (exam: string) => `${exam} neti`,
  change: 'Öncekine göre',
  accuracy: 'Doğruluk',
  next: 'Sıradaki konun',
  study: 'Çalış',
};
