export const periodTexts = {
  label: 'Dönem',
  names: {
    all: 'Tümü',
    week: 'Bu hafta',
    fortnight: '14 gün',
    month: 'Bu ay',
    meeting: 'Son görüşmeden beri',
    range: 'Tarih seç',
  },
  from: 'Başlangıç',
  to: 'Bitiş',
  noMeeting: 'Henüz bir görüşme yok; bütün kayıtlar gösteriliyor.',
};
