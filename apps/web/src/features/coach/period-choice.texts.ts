export const periodTexts = {
  label: 'Dönem',
  names: { all: 'Tümü', week: 'Bu hafta', fortnight: '14 gün', month: 'Bu ay', range: 'Tarih seç' },
  from: 'Başlangıç',
  to: 'Bitiş',
};
