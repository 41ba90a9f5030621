export const cardsTodayTexts = {
  loading: 'Bilgi kartların',
  due: (count: number) => `Bugün ${count} kart`,
  done: 'Bugünün kartları bitti',
  none: 'İlk bilgi kartını ekle',
  hint: 'Bilgi kartları',
};
