export const consentTexts = {
  page: 'Aydınlatma metni',
  lead: 'Sana ait bilgilerle ne yaptığımızı açıkça yazdık. Okuman birkaç dakika sürer.',
  title: 'Başlamadan önce verilerini konuşalım',
  notice: 'Aydınlatma metnini oku',
  version: (version: string) => `Sürüm ${version}`,
  birthYear: 'Doğum yılın',
  pick: 'Seç',
  guardianLead: '18 yaşından küçük olabilirsin. Velinin onayı için ona bir e-posta göndereceğiz.',
  guardianName: 'Velinin adı soyadı',
  guardianEmail: 'Velinin e-postası',
  read: 'Aydınlatma metnini okudum ve anladım.',
  readMissing: 'Devam etmek için metni okuduğunu işaretle',
  submit: 'Onayla ve başla',
  outdated: 'Sayfayı yenile',
  signOut: 'Çıkış yap',
  refuse: 'Kabul etmek istemiyorsan:',
};

export const beforeGuardianTexts = {
  title: 'Beklemene gerek yok.',
  text: 'Zamanlayıcı, planlar, denemeler, kartlar ve takvim hemen açık. Çalışma odaları, düellolar ve kişi arama, velin e-postasındaki bağlantıyı onaylayınca açılır.',
};

export const guardianTexts = {
  page: 'Veli onayı',
  title: 'Veli onayı',
  lead: 'Öğrenciniz Netlik’te hesap açtı ve sizi velisi olarak gösterdi. Onaylarsanız çalışma odalarına, düellolara ve kişi aramaya da katılabilir.',
  known:
    'Diğer öğrenciler onu yalnızca adı, soyadının ilk harfi ve fotoğrafıyla görür. Onay vermezseniz bu bölümler kapalı kalır; kendi çalışma takibini kullanmaya devam edebilir.',
  notice: 'Aydınlatma metnini oku',
  submit: 'Velisiyim, onaylıyorum',
  doneTitle: 'Teşekkürler, onayınızı aldık',
  done: (name: string) =>
    name
      ? `${name} artık Netlik’in bütün bölümlerini kullanabilir.`
      : 'Öğrenciniz artık Netlik’in bütün bölümlerini kullanabilir.',
  close: 'Bu sayfayı kapatabilirsiniz.',
  invalidTitle: 'Bu bağlantı geçersiz',
  invalid: 'Bağlantı eksik ya da hatalı. E-postanızdaki bağlantıya tıkladığınızdan emin olun.',
  home: 'Netlik’e git',
};
