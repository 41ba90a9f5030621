/** The login page's first load includes these texts. */
export const loginTexts = {
  page: 'Giriş',
  title: 'Tekrar hoş geldin',
  lead: 'Kaldığın yerden devam edelim.',
  remember: 'Beni hatırla',
  forgot: 'Şifremi unuttum',
  submit: 'Giriş yap',
  noAccount: 'Hesabın yok mu?',
  register: 'Kayıt ol',
  expired: 'Oturum süreniz doldu. Lütfen tekrar giriş yapın.',
  erased: 'Hesabın ve içindeki her şey silindi. Yolun açık olsun.',
  or: 'ya da',
  justRegistered: 'Yeni kaydolduysan önce e-postandaki bağlantıyı aç.',
};

export const sharedTexts = {
  email: 'E-posta',
  emailExample: 'ad@ornek.com',
  password: 'Şifre',
  backToLogin: 'Girişe dön',
};

export const resendTexts = {
  resend: 'Doğrulama bağlantısını tekrar gönder',
  sent: 'Bu adres doğrulanmayı bekliyorsa yeni bağlantı yola çıktı. Gelen kutuna bak.',
  wait: (seconds: number) => `${seconds} saniye sonra tekrar gönderebilirsin`,
};

export const googleTexts = {
  unloaded: 'Google düğmesi yüklenemedi.',
  reload: 'Yeniden dene',
  noCredential: 'Google kimliği gelmedi. Tekrar dene ya da e-posta ve şifrenle gir.',
};

export const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return minutes > 0 ? `${minutes}:${rest}` : `${seconds} saniye`;
};
