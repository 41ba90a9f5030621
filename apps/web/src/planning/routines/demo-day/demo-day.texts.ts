import { formatShare } from '../../../formats/numbers.ts';

export const demoDayTexts = {
  title: 'Günlük rutin örneği',
  lead: 'Bir günü 5 dakikalık adımlarla dene: blokları taşı, uzat, kısalt.',
  notice: 'Burası bir deneme alanı: yaptıkların kaydedilmez, sayfadan çıkınca unutulur.',
  toDaily: 'Kendi rutinimi kur',
  reset: 'Baştan başla',
  calendar: 'Örnek gün',
  add: 'Blok ekle',
  added: (what: string) => `${what} eklendi.`,
  full: 'Yeni blok için boş yer yok.',
  removed: (what: string) => `${what} silindi.`,
  moved: (what: string) => what,
  chosen: 'Seçili blok',
  nothing: 'Bir blok seç; saatini, süresini ve türünü burada gör.',
  remove: 'Sil',
  newLabel: 'Yeni blok',
  help: 'Nasıl çalışır?',
  helpRows: [
    ['Sürükle', 'Bloğu başka bir saate taşır. Dokunmatik ekranda sağdaki tutamaçtan tut.'],
    ['Kenardan çek', 'Bloğun başlangıcını ya da bitişini değiştirir.'],
    ['Boş yere dokun', 'Oraya yeni bir blok ekler.'],
  ] as const,
  keyRows: [
    ['↑ ↓', 'Seçili bloğu 5 dakika taşır; Page Up ve Page Down bir saat.'],
    ['Shift + ↑ ↓', 'Bitişini 5 dakika değiştirir.'],
    ['Delete', 'Seçili bloğu siler.'],
  ] as const,
  keys: 'Oklarla taşı, Shift ile oklarla uzat ya da kısalt, Delete ile sil.',
  study: (length: string) => `${length} çalışma`,
  sleep: (length: string) => `${length} uyku`,
  filled: (share: number) => `gün ${formatShare(share)} dolu`,
};
