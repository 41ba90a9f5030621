const records = (count: number) => `${count} kayıt`;

export const outboxTexts = {
  title: 'Bekleyen kayıtlar',
  intro: 'Bunlar bu cihazda duruyor. Bağlantı gelince yazdığın sırayla kendiliğinden gönderilir.',
  notDurable: 'Tarayıcın kayıt saklamaya izin vermiyor. Gönderilene kadar bu sekmeyi kapatma.',
  empty: 'Bekleyen kaydın yok',
  emptyText: 'Yazdığın her şey sunucuya ulaştı.',
  waiting: 'Sırada',
  sending: 'Gönderiliyor',
  failed: 'Gönderilemedi',
  mark: { waiting: 'Gönderilmeyi bekliyor', failed: 'Gönderilemedi' },
  changeKept: 'Bağlantı yok. Değişikliğin bu cihazda duruyor; bağlantı gelince kendiliğinden gönderilecek.',
  change: (name: string) => `${name}: düzenleme`,
  removal: (name: string) => `${name}: silme`,
  sendNow: 'Şimdi gönder',
  retry: 'Tekrar dene',
  remove: 'Sil',
  removeTitle: 'Bu kayıt silinsin mi?',
  removeText: (label: string) => `“${label}” sunucuya hiç gitmedi; silersen geri gelmez.`,
  unknown: 'Uygulamanın bu sürümü bu kaydı gönderemiyor. Sayfayı yenileyip tekrar dene.',
  tooOld:
    'Bu kayıt bir aydır bekliyor ve daha önce ulaşmış olabilir. Geçmişine bak; orada yoksa tekrar dene.',
  signOutTitle: (count: number) => `Bekleyen ${records(count)} var`,
  signOutText: 'Çıkış yaparsan henüz gönderilmeyenler bu cihazdan silinir. Önce gönderelim mi?',
  signOutLeft: (count: number) =>
    `${records(count)} hâlâ gönderilemedi. Bağlantın gelince yine dene ya da kayıtları bırakıp çık.`,
  send: 'Gönder ve çık',
  leave: 'Yine de çık',
};
