export const errorPageTexts = {
  network: {
    title: 'Bağlantı koptu',
    text: 'Sunucuya ulaşamıyoruz. İnternet bağlantını kontrol edip sayfayı yenile.',
  },
  auth: {
    title: 'Bu sayfa sana açık değil',
    text: 'Giriş yapman ya da bu sayfa için yetkinin olması gerekiyor. Ana sayfadan devam edebilirsin.',
  },
  notFound: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir.',
  },
  server: {
    title: 'Sunucumuz takıldı',
    text: 'Sorun sende değil, bizde. Birkaç dakika sonra sayfayı yenile.',
  },
  general: {
    title: 'Bu sayfa gösterilemedi',
    text: 'Sayfayı yenilemek çoğu zaman yeter. Yine olursa bize aşağıdaki kodu ilet.',
  },
  code: 'Hata kodu',
  refresh: 'Yenile',
  home: 'Ana sayfaya dön',
} as const;
