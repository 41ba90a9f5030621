export const dockTexts = {
  label: 'Zamanlayıcı',
  open: (subject: string) => `Zamanlayıcıyı aç: ${subject}`,
  evaluate: 'Değerlendir',
  leaveTitle: 'Zamanlayıcın hâlâ açık',
  leaveWatched: 'Sunucuda sürüyor: tekrar girince ya da başka bir cihazda kaldığın yerden devam edebilirsin.',
  leaveLost: 'Bu çalışma yalnızca bu cihazda ve henüz kaydedilmedi. Çıkış yaparsan silinir.',
  leave: 'Yine de çık',
};
