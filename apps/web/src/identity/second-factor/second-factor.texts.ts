export const factorTexts = {
  title: 'İki adımlı giriş',
  lead: 'Şifreni bilen biri bile hesabına giremesin: girişte telefonun, parmak izin ya da bir kod da istenir.',
  on: 'Açık',
  off: 'Kapalı',
  required: 'Rolün için zorunlu',
  failed: 'Giriş adımların yüklenemedi',
  actionFailed: 'Değişiklik kaydedilemedi.',
};

export const passkeyTexts = {
  title: 'Geçiş anahtarları',
  lead: 'Cihazının parmak izi, yüzü ya da ekran kilidiyle, şifre yazmadan gir.',
  add: 'Geçiş anahtarı ekle',
  none: 'Henüz geçiş anahtarın yok.',
  unsupported: 'Bu tarayıcı ya da adres geçiş anahtarını desteklemiyor.',
  addTitle: 'Geçiş anahtarı ekle',
  addLead: 'Hangi cihaz olduğunu sonra da tanıyacağın bir ad ver; ardından cihazın kilidini açman istenir.',
  name: 'Ad',
  nameExample: 'Telefonum',
  create: 'Devam et',
  gaveUp: 'Cihazın geçiş anahtarını vermedi ya da süre doldu. Tekrar dene.',
  rename: 'Yeniden adlandır',
  renameNamed: (name: string) => `Yeniden adlandır: ${name}`,
  renameTitle: 'Geçiş anahtarının adı',
  save: 'Kaydet',
  renamed: 'Ad kaydedildi.',
  remove: 'Kaldır',
  removeNamed: (name: string) => `Kaldır: ${name}`,
  removeTitle: (name: string) => `${name} kaldırılsın mı?`,
  removeText: 'Bu anahtarla bir daha giriş yapılamaz. Cihazındaki kaydı oradan ayrıca silebilirsin.',
  removed: 'Geçiş anahtarı kaldırıldı.',
  usedNever: 'Henüz kullanılmadı',
  used: (ago: string) => `Son kullanım ${ago}`,
  usedNow: 'Az önce kullanıldı',
};

export const codeTexts = {
  title: 'Doğrulama kodları',
  lead: 'Bir doğrulama uygulamasının (Google Authenticator, Aegis…) 30 saniyede bir değişen kodu.',
  start: 'Kodları aç',
  setUpTitle: 'Doğrulama kodlarını aç',
  scan: 'Uygulamayla karekodu tara ya da anahtarı elle yaz; sonra uygulamanın gösterdiği kodu gir.',
  qr: 'Doğrulama uygulaması için karekod',
  secret: 'Anahtar',
  code: 'Uygulamadaki 6 haneli kod',
  confirm: 'Doğrula ve aç',
  startFailed: 'Kodlar açılamadı.',
  stop: 'Kodları kapat',
  stopTitle: 'Doğrulama kodları kapatılsın mı?',
  stopText: 'Girişte kod istenmez; kurtarma kodların da geçersiz olur.',
  stopped: 'Doğrulama kodları kapatıldı.',
  left: (count: number) => `${count} kurtarma kodun kaldı`,
  renew: 'Kurtarma kodlarını yenile',
  renewTitle: 'Yeni kurtarma kodları alınsın mı?',
  renewText: 'Eski kurtarma kodlarının hiçbiri bir daha çalışmaz.',
};

export const recoveryTexts = {
  title: 'Kurtarma kodların',
  lead: 'Telefonunu kaybedersen her biri bir kez giriş sağlar. Şimdi sakla: bir daha gösterilmez.',
  copy: 'Kopyala',
  copied: 'Kodlar kopyalandı.',
  copyFailed: 'Kopyalanamadı; elle yazabilirsin.',
  download: 'Dosya olarak indir',
  fileName: 'netlik-kurtarma-kodlari.txt',
  done: 'Sakladım',
};

export const factorPageTexts = {
  page: 'İki adımlı giriş',
  title: 'Önce ikinci bir giriş adımı ekle',
  lead: 'Bu rol başkalarının bilgilerini görür; bu yüzden şifre tek başına yetmez. Bir geçiş anahtarı ya da doğrulama kodları ekle, sonra devam et.',
  continue: 'Devam et',
  continueFailed: 'Devam edilemedi.',
  first: 'Devam etmek için önce bir adım ekle.',
  signOut: 'Çıkış yap',
};

export const factorStepTexts = {
  title: 'İkinci adım',
  lead: 'Şifren doğru. Girişi tamamlamak için sen olduğunu bir de böyle göster.',
  code: 'Doğrulama kodu',
  codeHint: 'Uygulamadaki 6 hane ya da bir kurtarma kodu',
  submit: 'Girişi tamamla',
  back: 'Baştan başla',
  lost: 'Hiçbirine erişemiyorsan kurumundaki bir yöneticiden ikinci adımını kaldırmasını iste.',
};
