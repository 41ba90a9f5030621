export const pictureTexts = {
  brand: 'Netlik',
  withName: 'Resimde adım görünsün',
  share: 'Resim olarak paylaş',
  failed: 'Resim hazırlanamadı.',
  file: 'netlik.png',
};
