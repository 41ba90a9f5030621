import type { Operator } from '@netlik/contract/platform/system';
import { noticePeriods } from './notice-periods.texts.ts';

/** The KVKK notice. A change in substance raises NOTICE_VERSION in the contract. */
export const noticeSummary = [
  'Yalnızca hesabın ve çalışma takibin için gereken bilgileri tutarız.',
  'Verini satmayız, reklam için kullanmayız.',
  'İstediğin an indirebilir ya da hesabınla birlikte silebilirsin.',
];

type Section = { title: string; paragraphs?: string[]; items?: string[]; after?: string };

export const operatorTexts = {
  title: 'Aydınlatma metni',
  loading: 'Veri sorumlusunun adı geliyor…',
  failed: 'Veri sorumlusunun adı yüklenemedi.',
  retry: 'Tekrar dene',
};

const whoWeAre = (operator: Operator | null) =>
  operator
    ? `Veri sorumlusu, kullandığın bu Netlik hizmetini işleten ${operator.name} (${operator.contact}); metinde “biz” diye geçer.`
    : 'Bu bir tanıtım kurulumudur: arkasında bir veri sorumlusu ve gerçek bir hizmet yok. Gerçek kişisel bilgilerini girme. Metin, gerçek bir kurulumda nasıl görüneceğini gösterir.';

const whereToWrite = (operator: Operator | null) =>
  operator
    ? `Diğer başvuruların için hesabının kayıtlı olduğu adresten ${operator.contact} adresine yaz.`
    : 'Bu tanıtım kurulumunda başka bir başvuru adresi yok; gerçek bir kurulumda burada yazar.';

const processedData: Section = {
  title: '2. Hangi verileri işliyoruz?',
  items: [
    'Kimlik ve iletişim: adın, soyadın, e-posta adresin, doğum yılın; eklersen telefonun ve fotoğrafın.',
    'Eğitim: eklersen okulun, sınıfın, şehrin, diploma notun, hedef yılın, alanın, hedef üniversitelerin ve tercih listelerin.',
    'Çalışma: oturumların, süreleri, çözdüğün sorular, kitapların, optik formların, denemelerin ve netlerin, planların, açarsan takvim bağlantın, alışkanlıkların, kartların, kendi notların.',
    'Birlikte çalışma: katıldığın odalar, düellolar ve yazdığın mesajlar; bir koçun varsa onunla paylaştıkların, ona yazdığın mesajlar ve gönderdiğin resimler, kararlaştırdığınız görüşmeler, tercih listene yazdığı yorumlar, dosyadan yüklediği deneme sonuçların ve öğrenci numaran; destek isteklerin ve ekleri.',
    'Asistan: ona yazdıkların, yanıtları ve önerileri.',
    'Bildirim: izin verirsen tarayıcının anlık bildirim adresi ve anahtarı; bildirim ve e-posta tercihlerin.',
    'Güvenlik: şifrenin geri döndürülemeyen özeti, giriş yaptığın cihazlar, giriş zamanları ve IP adresin.',
    'Veli: 18 yaşından küçüksen velinin adı ve e-posta adresi ile onay zamanı.',
  ],
  after:
    'Sağlık, inanç gibi özel nitelikli veri istemeyiz; serbest metin alanlarına bunları yazmamanı öneririz.',
};

const purposes: Section = {
  title: '3. Neden ve hangi hukuki sebeple?',
  items: [
    'Hesabını açmak, giriş yapmanı sağlamak ve çalışma takibini sunmak: aramızdaki sözleşmenin kurulması ve yerine getirilmesi (KVKK md. 5/2-c).',
    'Koçunla eşleştirmek ve ilerlemeni ona göstermek: yine sözleşmenin yerine getirilmesi (md. 5/2-c).',
    'Hesabını ve hizmeti kötüye kullanıma karşı korumak, hataları bulmak: temel haklarına zarar vermeyen meşru menfaatimiz (md. 5/2-f).',
    'Yetkili makamların hukuka uygun taleplerini karşılamak: hukuki yükümlülüğümüz (md. 5/2-ç).',
  ],
  after:
    'Bilgileri senden, kayıt ve kullanım sırasında elektronik ortamda alırız. Google ile girersen Google adını, e-posta adresini ve bu adresin doğrulanmış olduğunu bize iletir.',
};

const recipients: Section = {
  title: '4. Kimler görebilir, kime aktarırız?',
  items: [
    'Koçun, sana koçluk etmek için gereken çalışma verilerini görür. Yöneticiler hesabını yönetebilir; koçunla yazışmandan yalnızca ikinizden birinin bildirdiği mesajı görür.',
    'İzin verirsen koçun, ailene çalışma özetini bir bağlantıyla gönderebilir; iznini geri aldığında bağlantılar hemen kapanır.',
    'Diğer öğrenciler seni yalnızca adın, soyadının ilk harfi ve fotoğrafınla görür; e-posta adresini görmez.',
    'E-postalarımızı iletmek ve hizmeti barındırmak için çalıştığımız hizmet sağlayıcılar, yalnızca bu işi yapmaya yetecek kadarını işler.',
    'Anlık bildirimleri tarayıcının kendi bildirim hizmeti (Google, Apple, Mozilla, Microsoft) iletir; içerik şifrelidir, onlar okuyamaz.',
    'Asistan için dış bir hizmet kullanılıyorsa ve izin verdiysen, sorunun gerektirdiği kadarı adın ve e-postan olmadan ona gider; nereye gittiği asistan sayfasında yazar.',
    'Kanunen yetkili kurumlar, usulüne uygun isterlerse.',
  ],
  after: 'Verini kimseye satmayız ve reklam için kullanmayız.',
};

const retention: Section = {
  title: '5. Ne kadar saklarız?',
  items: [
    'Hesap ve çalışma verilerini hesabın açık olduğu sürece saklarız; hesabını sildiğinde onlar da silinir.',
    'Bir yedekten geri dönmemiz gerekirse silme işlemin yeniden uygulanır.',
    'Asistan konuşmalarını ve bildirim adresini sen silene ya da hesabın kapanana kadar saklarız.',
    ...noticePeriods.map(({ text }) => text),
  ],
};

const rights: Section = {
  title: '6. Hakların (KVKK md. 11)',
  paragraphs: ['Bize başvurarak:'],
  items: [
    'kişisel verinin işlenip işlenmediğini öğrenebilir, işlenmişse bilgi isteyebilirsin,',
    'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenebilirsin,',
    'yurt içinde ya da yurt dışında aktarıldığı kişileri bilebilirsin,',
    'eksik ya da yanlış işlendiyse düzeltilmesini isteyebilirsin,',
    'md. 7’deki şartlarla silinmesini ya da yok edilmesini isteyebilirsin,',
    'düzeltme ve silmenin verinin aktarıldığı kişilere bildirilmesini isteyebilirsin,',
    'yalnızca otomatik sistemlerle yapılan bir analizin aleyhine çıkan sonucuna itiraz edebilirsin,',
    'kanuna aykırı işleme yüzünden zarar görürsen zararının giderilmesini isteyebilirsin.',
  ],
};

const minors: Section = {
  title: '8. 18 yaşından küçüksen',
  paragraphs: [
    'Velinin adını ve e-posta adresini isteriz ve ona bir onay bağlantısı göndeririz. Velin onaylayana kadar başkalarıyla karşılaştığın yerler (çalışma odaları, düellolar, kişi arama, koçunla mesajlaşma) kapalı kalır.',
  ],
};

export const noticeSections = (operator: Operator | null): readonly Section[] => [
  {
    title: '1. Veri sorumlusu kim?',
    paragraphs: [
      'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) madde 10 uyarınca hazırlandı.',
      whoWeAre(operator),
    ],
  },
  processedData,
  purposes,
  recipients,
  retention,
  rights,
  {
    title: '7. Bize nasıl ulaşırsın?',
    paragraphs: [
      `Verilerini hesap sayfandan kendin indirebilir, hesabını oradan silebilirsin. ${whereToWrite(operator)}`,
      'Başvurunu en geç 30 gün içinde ücretsiz sonuçlandırırız. Yanıtımızı yeterli bulmazsan Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsin.',
    ],
  },
  minors,
];
