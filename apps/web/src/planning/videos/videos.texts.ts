export const videoTexts = {
  list: 'Videolar',
  untitled: (place: number) => `${place}. video`,
  watch: (title: string) => `${title}: izle`,
  playing: 'Oynatılıyor',
  play: 'Oynat',
  playNotice: 'Video YouTube’dan yüklenir. Oynat’a basana kadar YouTube’a hiçbir bilgi gitmez.',
  openOutside: 'YouTube’da aç',
  newTab: ' (yeni sekmede açılır)',
  noPlayableSource: 'Bu videonun oynatılabilir bir kaynağı yok. Gizli ya da silinmiş olabilir.',
  others: 'Bu dersin videoları',
  empty: 'Henüz video yok.',
};
