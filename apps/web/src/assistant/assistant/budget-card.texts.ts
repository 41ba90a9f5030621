import { formatCount } from '../../formats/numbers.ts';

export const budgetTexts = {
  title: 'Asistan bütçesi',
  lead: (host: string, model: string) =>
    `İzin veren öğrencilerin soruları ${host} hizmetindeki ${model} modeline gidiyor.`,
  noService:
    'Bağlı bir model hizmeti yok; bütün soruları yerleşik asistan yanıtlıyor. Bütçe, hizmet bağlanınca geçerli olur.',
  used: (used: number, overall: number) =>
    `Bu ay toplam ${formatCount(used)} / ${formatCount(overall)} birim`,
  mostUsed: (used: number, limit: number) =>
    `En çok kullanan öğrenci ${formatCount(used)} / ${formatCount(limit)} birim`,
  requests: (requests: number, students: number) =>
    `${formatCount(students)} öğrenci, ${formatCount(requests)} soru. Bütçe bitince yerleşik asistan yanıtlar.`,
  form: 'Aylık bütçe',
  perStudent: 'Öğrenci başına aylık birim',
  perStudentHint: 'Bir soru yaklaşık 1.000 birimdir; 0 hizmeti kapatır.',
  overall: 'Toplam aylık birim',
  overallHint: 'Bütün öğrenciler birlikte.',
  save: 'Bütçeyi kaydet',
  saved: 'Bütçe kaydedildi.',
  failed: 'Bütçe yüklenemedi',
};
