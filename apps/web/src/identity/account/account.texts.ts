export const passwordTexts = {
  title: 'Şifre',
  current: 'Şu anki şifren',
  next: 'Yeni şifre',
  confirm: 'Yeni şifre (tekrar)',
  submit: 'Şifreyi kaydet',
  change: {
    lead: 'Şifreni değiştirirsen diğer cihazlarının oturumu kapanır; bu cihazda kalırsın.',
    edit: 'Şifreyi değiştir',
    failed: 'Şifren değiştirilemedi. Biraz sonra tekrar dene.',
    done: 'Şifren değişti. Diğer cihazların oturumu kapatıldı.',
  },
  set: {
    lead: 'Şimdilik yalnızca Google ile giriyorsun. Şifre belirlersen e-postanla da girebilirsin; diğer cihazlarının oturumu kapanır.',
    edit: 'Şifre belirle',
    failed: 'Şifren kaydedilemedi. Biraz sonra tekrar dene.',
    done: 'Şifren hazır. Artık e-postanla da girebilirsin.',
  },
};

export const deviceTexts = {
  title: 'Giriş yapılan cihazlar',
  lead: 'Tanımadığın bir cihaz görürsen çıkar ve şifreni değiştir.',
  current: 'Bu cihaz',
  end: 'Bu cihazı çıkar',
  endNamed: (device: string) => `Bu cihazı çıkar: ${device}`,
  endOthers: 'Diğer cihazlardan çık',
  signOutAll: 'Tüm cihazlardan çık',
  endedOthers: 'Diğer cihazların oturumu kapatıldı.',
  seenNow: 'Şu an etkin',
  seen: (ago: string) => `Son etkinlik ${ago}`,
  remembered: '30 gün hatırlanıyor',
  failed: 'Cihazların yüklenemedi',
};

export const dataTexts = {
  title: 'Verilerin',
  exportLead: 'Hakkında sakladığımız her şeyi tek bir JSON dosyası olarak indirebilirsin.',
  export: 'Verilerimi indir',
  exported: 'Dosyan indirildi.',
  eraseLead: 'Hesabını silersen içindeki her şey kalıcı olarak silinir.',
  erase: 'Hesabımı sil',
  eraseTitle: 'Hesabını silmek üzeresin',
  eraseWarning:
    'Çalışma kayıtların, denemelerin ve bütün bilgilerin kalıcı olarak silinir. Bu işlem geri alınamaz. Saklamak istediklerini önce indir.',
  password: 'Şifren',
  passwordHint: 'Yalnızca Google ile giriyorsan boş bırak.',
  eraseConfirm: 'Evet, hesabımı sil',
};
