const twoDigits = (number: number) => String(number).padStart(2, '0');

/** „12:05”, „1:02:03”. */
export const videoLengthText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = twoDigits(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
};

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
