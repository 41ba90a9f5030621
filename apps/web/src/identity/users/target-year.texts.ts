export const newCurriculumText =
  '2028’den itibaren sınavın yeni müfredata (Türkiye Yüzyılı Maarif Modeli) göre yapılması bekleniyor. Konu listeleri, soru sayıları ve tahminler bugünkü sınava göredir.';
