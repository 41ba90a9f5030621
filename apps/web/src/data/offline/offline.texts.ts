const records = (count: number) => `${count} kayıt`;

export const offlineTexts = {
  offline: 'Çevrimdışısın.',
  offlineHint:
    'Daha önce gördüğün sayfalar son bilgileriyle açılır; çalışma, soru ve hatırlatma kayıtların bağlantı gelince gönderilir.',
  since: (at: string) => `Gördüğün bilgiler: ${at}.`,
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
