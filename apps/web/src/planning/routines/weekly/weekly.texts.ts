import { formatShare } from '../../../formats/numbers.ts';
import type { DragTexts } from '../../../ui/week-board/week-board.texts.ts';

export const weeklyTexts = {
  title: 'Haftalık rutin',
  lead: 'Haftanı gün gün kur, ideal gününe ne kadar yaklaştığını gör.',
  edit: 'Düzenle',
  done: 'Bitti',
  none: 'Bu hafta için henüz bir rutin yok.',
  noneText: 'İdeal gününden tek dokunuşla oluştur ya da günlere blok ekleyerek başla.',
  noTemplate: 'İdeal gününü kurarsan haftanı ondan tek dokunuşla oluşturabilirsin.',
  toDaily: 'İdeal günümü kur',
  generate: 'Şablondan oluştur',
  generated: 'Şablondan haftalık rutin oluşturuldu',
  generateError: 'Oluşturma hatası',
  addError: 'Ekleme hatası',
  removeError: 'Silme hatası',
  moveError: 'Sıra kaydedilemedi',
  changeError: 'Güncelleme hatası',
  added: 'Blok eklendi',
  changed: 'Blok güncellendi',
  moved: 'Sıra değişti',
  removed: 'Blok silindi',
  replaced: 'Bu hafta ideal gününle dolduruldu.',
  undo: 'Geri al',
  summary: 'Haftanın özeti',
  wake: 'Ortalama uyanış',
  sleep: 'Ortalama uyku',
  study: 'Ortalama çalışma',
  match: 'İdealle uyum',
  matchHint:
    'Haftanın her 5 dakikasına bakılır; türü ideal gününle aynı olanların payı uyumdur. İkisinde de boş olan vakitler aynı sayılır.',
  filledMatch: 'Dolu saatlerde uyum',
  filledMatchHint:
    'Haftanın ya da ideal gününün dolu olan her 5 dakikasına bakılır; türü aynı olanların payıdır. Boş vakitler sayılmaz.',
  percent: formatShare,
  noValue: 'Henüz yok',
  addTo: (day: string) => `${day} gününe blok ekle`,
  add: 'Ekle',
  changeOn: (day: string) => `${day}: bloğu düzenle`,
  change: 'Değiştir',
  emptyDay: 'Blok yok',
  editEntry: (what: string) => `Düzenle: ${what}`,
  removeEntry: (what: string) => `Sil: ${what}`,
  moveEntry: (what: string) => `Taşı: ${what}`,
  hint: 'Sırayı tutamaçtan sürükleyerek değiştir; silmek için bloğa çift tıkla ya da “Düzenle”yi aç.',
  touchHint: 'Sırayı tutamaca basılı tutup sürükleyerek değiştir; silmek için “Düzenle”yi aç.',
  editHint: 'Düzenleme açık: saatleri değiştirebilir, blokları silebilirsin. Bitince sürükleme geri gelir.',
};

export const dragTexts: DragTexts = {
  instructions:
    'Bloğu almak için boşluk tuşuna bas, yukarı ve aşağı oklarla taşı, bırakmak için yine boşluğa bas. Vazgeçmek için Escape.',
  picked: (what, place) => `${what} alındı. ${place}.`,
  // „alındı” already announces the first position.
  over: (what, place, hasMoved) => (hasMoved ? `${what}: ${place}.` : undefined),
  dropped: (what, place) => `${what} bırakıldı. ${place}.`,
  canceled: (what) => `${what} eski yerinde kaldı.`,
  place: (day, at, count) => `${day}, ${count} bloktan ${at}. sıra`,
};
