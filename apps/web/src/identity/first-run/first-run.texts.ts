import { formatDuration } from '../../formats/durations.ts';

export const firstRunTexts = {
  page: 'Başlangıç',
  progress: (step: number, of: number) => `Soru ${step} / ${of}`,
  grade: { title: 'Kaçıncı sınıftasın?', lead: 'Sana uygun dersleri öne alalım.' },
  gradeName: (grade: string) => (grade === 'Mezun' ? grade : `${grade}. sınıf`),
  field: { title: 'Hangi alana hazırlanıyorsun?', lead: 'Emin değilsen atla; profilinden sonra seçersin.' },
  year: { title: 'Hangi yıl sınava gireceksin?', lead: 'Sınava kalan günleri buna göre sayarız.' },
  hours: { title: 'Günde kaç saat çalışabilirsin?', lead: 'Haftalık hedefin bundan çıkar.' },
  weekday: 'Hafta içi bir gün',
  weekend: 'Hafta sonu bir gün',
  duration: formatDuration,
  goal: (minutes: number) => `Haftalık hedefin: ${formatDuration(minutes)}`,
  noGoal: (minutes: number) => `Seçmezsen haftada ${formatDuration(minutes)} ile başlarsın.`,
  next: 'Devam',
  skip: 'Atla',
  back: 'Geri',
  skipAll: 'Soruları geç',
  saveFailed: 'Cevapların kaydedilemedi',
  first: {
    title: 'İlk 10 dakikan',
    lead: 'Bir derse dokun, zamanlayıcı hemen başlasın. Kitabını açman yeterli.',
    subjects: 'Dersler',
    later: 'Şimdi değil',
  },
};
