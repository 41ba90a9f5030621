export const dockTexts = {
  label: 'Zamanlayıcı',
  /** Contains what is seen, for voice control. */
  open: (subject: string, word: string) => `${subject} ${word}, zamanlayıcıyı aç`,
  evaluate: 'Değerlendir',
  again: 'Yeniden başlat',
  next: 'Sıradaki ders',
  startAgain: (subject: string) => `Yeniden başlat: ${subject}`,
  leaveTitle: 'Zamanlayıcın hâlâ açık',
  leaveFinished:
    'Bitirdiğin çalışma kaydedildi, değerlendirmen eksik. Tekrar girince ya da başka bir cihazda tamamlayabilirsin.',
  leaveWatched: 'Sunucuda sürüyor: tekrar girince ya da başka bir cihazda kaldığın yerden devam edebilirsin.',
  leaveLost: 'Bu çalışma yalnızca bu cihazda ve henüz kaydedilmedi. Çıkış yaparsan silinir.',
  leave: 'Yine de çık',
};
