export const accountTexts = {
  page: 'Hesabım',
  greeting: (name: string) => `Merhaba ${name}`,
  lead: 'Hesabın, cihazların ve verilerin burada; hepsi senin elinde.',
  noName: 'Adını henüz eklemedin',
  email: 'E-posta',
  roles: { student: 'Öğrenci', coach: 'Koç', admin: 'Yönetici' } as Record<string, string>,
  plan: 'Plan',
  tiers: { free: 'Ücretsiz', premium: 'Premium' },
  guardianTitle: 'Velinin onayı bekleniyor',
  guardian:
    'Velinin e-postasına bir bağlantı gönderdik. Onaylayana kadar odalar, düellolar ve kişi arama kapalı; geri kalan her şey açık.',
  signOut: 'Çıkış yap',
  signOutAll: 'Tüm cihazlardan çık',
};

export const deviceTexts = {
  title: 'Giriş yapılan cihazlar',
  lead: 'Tanımadığın bir cihaz görürsen çıkar ve şifreni değiştir.',
  current: 'Bu cihaz',
  end: 'Bu cihazı çıkar',
  endNamed: (device: string) => `Bu cihazı çıkar: ${device}`,
  endOthers: 'Diğer cihazlardan çık',
  ended: 'Cihazın oturumu kapatıldı.',
  endedOthers: 'Diğer cihazların oturumu kapatıldı.',
  seenNow: 'Şu an etkin',
  seen: (ago: string) => `Son etkinlik ${ago}`,
  remembered: '30 gün hatırlanıyor',
  retry: 'Tekrar dene',
  empty: 'Kayıtlı cihaz yok.',
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
  cancel: 'Vazgeç',
};
