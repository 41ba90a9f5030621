export const contactTexts = {
  title: 'İletişim',
  lead: 'Premium, hesabın ya da aklına takılan her şey için.',
  failed: 'İletişim bilgileri yüklenemedi',
  write: 'Bize buradan yaz:',
  demoTitle: 'Bu bir tanıtım kurulumu',
  demo: 'Burayı işleten bir kurum yok; gördüğün kişiler ve veriler örnek. Gerçek bir kurulumda burada işletenin adı ve e-posta adresi yazar.',
  premiumTitle: 'Premium’a nasıl geçerim?',
  premium:
    'Hesabının kayıtlı olduğu adresten yaz; planını biz yükseltiriz. Kayıtların olduğu gibi kalır, yeniden girmen gerekmez.',
  premiumDemo:
    'Premium sayfaları görmek için ogrenci@netlik.demo hesabıyla giriş yapabilirsin; şifresi diğer örnek hesaplarla aynı.',
};
