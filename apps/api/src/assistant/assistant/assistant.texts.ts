export const serviceTexts = {
  spent: 'Bu ayki kullanım hakkı dolduğu için yerleşik asistan yanıtladı.',
  refused: 'Gelen yanıt verilerinle uyuşmadığı için yerleşik asistan yanıtladı.',
  failed: 'Model hizmetine ulaşılamadığı için yerleşik asistan yanıtladı.',
};
