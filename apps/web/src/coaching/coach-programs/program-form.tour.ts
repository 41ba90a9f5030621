import type { Tour } from '../../ui/tutorial/tour.ts';

export const programFormTour: Tour = {
  page: 'coach-program',
  paths: ['/coach/programs/create'],
  steps: [
    {
      anchor: 'coach-program-head',
      title: 'Kime, hangi güne?',
      text: 'Öğrenciyi ve günü seç. Başlık isteğe bağlı.',
    },
    {
      anchor: 'coach-program-adder',
      title: 'Klavyeyle yaz',
      text: 'Birkaç harf ve Enter dersi ekler; konuyu “Türev 45” gibi yaz. Boş Enter bir sonrakine geçer.',
    },
    {
      anchor: 'coach-program-sources',
      title: 'Baştan yazma',
      text: 'Şablonundan doldur ya da öğrencinin yarım bıraktıklarını aktar.',
    },
    {
      anchor: 'coach-program-save',
      title: 'Kaydet',
      text: 'Ctrl + Enter kaydeder; “Kaydet ve sıradaki öğrenci” akşamın işini sırayla bitirir.',
    },
  ],
};
