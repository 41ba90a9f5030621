export const registerTexts = {
  page: 'Kayıt ol',
  title: 'Hesabını aç',
  lead: 'Bir dakika sürer. Sonrası sende.',
  firstName: 'Ad',
  lastName: 'Soyad',
  confirm: 'Şifre (tekrar)',
  submit: 'Kayıt ol',
  haveAccount: 'Zaten hesabın var mı?',
  login: 'Giriş yap',
  sentTitle: 'E-postanı kontrol et',
  sent: 'adresine bir doğrulama bağlantısı gönderdik. Bağlantıyı bu tarayıcıda açarsan tek dokunuşla girersin.',
  sentHint:
    'Birkaç dakikada gelmezse istenmeyen klasörüne de bak. Bu adresle zaten bir hesabın varsa e-postada nasıl gireceğin yazıyor.',
  otherAddress: 'Başka bir adresle kayıt ol',
};

export const strengthTexts = {
  short: (left: number) => `${left} karakter daha gerekiyor`,
  fair: 'Olur. Birkaç karakter daha eklersen daha güçlü olur',
  good: 'İyi bir uzunluk',
  strong: 'Çok güçlü bir uzunluk',
  mismatch: 'Şifreler aynı değil',
  confirmMissing: 'Şifreni bir kez daha yaz',
};

export const forgotTexts = {
  page: 'Şifremi unuttum',
  title: 'Şifreni mi unuttun?',
  lead: 'E-postanı yaz, yeni şifre seçmen için bir bağlantı gönderelim.',
  submit: 'Bağlantı gönder',
  sentTitle: 'Gelen kutuna bak',
  sent: 'Bu adrese kayıtlı bir hesap varsa şifre yenileme bağlantısı birkaç dakika içinde orada olur. İstenmeyen klasörünü de kontrol et.',
};

export const resetTexts = {
  page: 'Yeni şifre',
  title: 'Yeni şifreni seç',
  lead: 'Değiştirince güvenlik için bütün cihazlardaki oturumların kapanır.',
  newPassword: 'Yeni şifre',
  confirm: 'Yeni şifre (tekrar)',
  submit: 'Şifremi değiştir',
  doneTitle: 'Şifren değişti',
  done: 'Artık yeni şifrenle giriş yapabilirsin.',
  login: 'Giriş yap',
  invalidTitle: 'Bu bağlantı geçersiz',
  invalid: 'Bağlantı eksik ya da hatalı. E-postandaki bağlantıya tıkla ya da yeni bir bağlantı iste.',
  again: 'Yeni bağlantı iste',
};

export const verifyTexts = {
  page: 'E-posta doğrulama',
  pendingTitle: 'Bağlantına bakıyoruz…',
  pending: 'Bir saniye sürer.',
  oneTap: {
    title: 'Hesabın hazır',
    lead: 'Tek dokunuş kaldı. Bu kaydı sen yapmadıysan sayfayı kapatman yeterli.',
  },
  withPassword: {
    title: 'Son adım: şifreni yaz',
    lead: 'Kaydolurken seçtiğin şifreyi ya da yeni bir şifre yaz. Hesabına bu şifreyle gireceksin. Bu kaydı sen yapmadıysan sayfayı kapatman yeterli.',
  },
  submit: 'Doğrula ve başla',
  doneTitle: 'E-postan doğrulandı',
  done: 'Hesabına girmek için bir adım daha var. Giriş yap, gerisini orada gösterelim.',
  verifiedTitle: 'E-postan zaten doğrulanmış',
  verified: 'Bu bağlantıyı daha önce kullanmışsın, her şey yolunda. Şifrenle giriş yapabilirsin.',
  verifiedHere: 'Bu bağlantı daha önce kullanılmış, her şey yolunda. Bu cihazda oturumun açık.',
  continue: 'Kaldığın yerden devam et',
  login: 'Giriş yap',
  failedTitle: 'Bağlantı çalışmadı',
  invalid: 'Bağlantı eksik ya da hatalı. E-postandaki bağlantıya tıkladığından emin ol.',
  retry: 'Tekrar dene',
};

export const newLinkTexts = {
  hint: 'Kayıt olurken yazdığın adres',
  submit: 'Yeni bağlantı gönder',
  sentTitle: 'E-postanı kontrol et',
  sent: 'adresi doğrulanmayı bekliyorsa yeni bağlantı birkaç dakika içinde orada olur. İstenmeyen klasörüne de bak.',
};
