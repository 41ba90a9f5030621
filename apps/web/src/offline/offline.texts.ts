const records = (count: number) => `${count} kayıt`;

export const offlineTexts = {
  offline: 'Çevrimdışısın.',
  offlineHint: 'Açtığın sayfalar çalışmaya devam eder; yazdıkların bağlantı gelince gönderilir.',
  trouble: 'Sunucuya ulaşamıyoruz, yeniden deniyoruz.',
  refused: (count: number) => `${records(count)} gönderilemedi.`,
  back: 'Yeniden çevrimiçisin.',
  waiting: (count: number) => `${records(count)} bekliyor`,
  look: 'Kayıtlara bak',
  offlineReady: 'Netlik artık bu cihazda internetsiz de açılır.',
  updateReady: 'Yeni sürüm hazır',
  reload: 'Yenile',
  later: 'Sonra',
};
