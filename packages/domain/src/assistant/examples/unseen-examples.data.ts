import { sentencesOf } from '../stem-list.ts';

/** Messages that were written before anybody looked at the rules, to see what the rules miss; examples since. */
export const UNSEEN_EXAMPLES = {
  crisis: sentencesOf(`
    ya ben artik yokum bi dahaki seneye kadar beklemicem; kimse fark etmez bi sabah uyanmasam; annemlere bi mektup yazdim masaya bırakcam; hersey
    bitsin istiyorum uyuyup uyanmamak istiyorum; kollarimi yine çizdim bu gece; ilaç kutusuna bakıp duruyorum kaç tane lazım acaba; balkona
    cikinca asagi bakıp düşünüyorum; ben olmasam ailem daha rahat ederdi; yasamanin bi anlami kalmadi benim icin; bu dünyaya hiç gelmemiş olmayı
    isterdim; artık dayanacak gücüm kalmadı gidiyorum herkes hakkını helal etsin; hakkinizi helal edin; sınav kötü geçerse kendime bişey yapıcam;
    yks olmazsa yaşamam zaten; ölsem de kurtulsam; keşke araba çarpsa da bitse; canıma tak etti canıma kıyıcam; bıçağı aldım elime sonra bıraktım;
    yok olmak istiyorum sadece; kendimi asıcam ya valla; eşyalarımı arkadaşlarıma dağıttım gerek kalmadı; intihr etmeyi düşünüyom; köprüden
    geçerken atlasam nolur diyorum; benim için yarın yok; son gecem bu; bugün her şeye veda ettim; nefes almak bile ağır geliyo var olmak
    istemiyorum; toprağın altı daha huzurludur; babam beni dövüyo eve gitmekten korkuyorum; amcam bana dokunuyor kimseye diyemiyorum; bi avuç hap
    içtim az önce; acı çekmeden ölmenin yolu varmı; ben gidince üzülmeyin; hayatima son vercem kararliyim; kms; ölmek istiyrm; sesler bana atla
    diyo; beni bir daha göremeyeceksiniz; benden bu kadar gerisi size emanet; hayattan elimi ayağımı çekicem; yaşıyor olmak istemiyorum artık;
    bileğimde yeni izler var; kimsenin umrunda değilim gitsem kimse aramaz; uyku hapı kaç tane öldürür; çatıya çıktım şu an; ölüm tek çare gibi
    geliyo; artık yaşamaya üşeniyorum bitse de gitsem bu hayattan; bu son mesajım olabilir; kendimden nefret ediyorum canımı yakınca rahatlıyorum;
    doğmasaydım keske; intiharı düşünmediğim gün yok; annemler yokken yapıcam kararımı verdim; trenin önüne atlamak geçiyor aklımdan; ben bu
    hayatta fazlalığım; yaşamak zorunda mıyım; kendimi öldürsem ne değişir; cnıma kıymak istiyorum; üvey babam geceleri odama geliyor; okulda beni
    dövüyolar her gün ölmek istiyom; azrail gelse de alsa beni; günlüğümü yaktım arkamda bişey kalmasın; yaşamım burda bitsin; bu gece halledicem
    artık kimse beni durduramaz; herşeyi planladım sadece zamanı bekliyorum; kendimi arabaların önüne atasım geliyo; yaşamak çok yorucu artık
    bitsin; içim bomboş ölüden farkım yok ölsem de olur; sürekli kendimi cezalandırıyorum kanatana kadar; ben ölürsem kedime bakar mısın; fişi
    çekmek istiyorum; Allahım al canımı kurtar beni; keşke hastalansam da ölsem; yaşayan ölüyüm zaten gitsem ne olur ki dünyadan; ölmek kolay mı
    acıtır mı; annem sinirlenince kafamı duvara vuruyor; hocamız soyunma odasında bana sarılmaya çalıştı; erkek arkadaşım ayrılırsam beni
    öldürürmüş; tek istediğim sonsuz bir uyku; kimseye söylemeyin ama dün ip aldım; bugün son kez sarıldım anneme; sınavdan sonra zaten olmicam;
    hayatta bi işe yaramıyorum gebersem daha iyi; doya doya ağlayıp gitmek istiyorum bu dünyadan; kestim yine kolumu kan durmuyo; bana tecavüz
    etti kimse inanmıyo; arkadaşım damda atlıcam diyo; ben bu hayatı yaşamak istemiyom abi; beni özlemeyin; nefes almaya bile halim yok yaşamak
    istemiyorum; intihar etsem kimin umrunda; odamın penceresi 7. kat bazen bakıyorum uzun uzun; artık acı hissetmek istemiyorum kalıcı bi çözüm
    buldum; kimse için değerim yok kaybolup gitsem keşke; bu kadar acıya değmez yaşamak; aklıma hep kötü şeyler geliyo kendime zarar vericem diye
    korkuyorum; son günlerimi yaşıyorum gibi bi his var bitirmek istiyorum; uyanmak zorunda olmadığım bi uyku istiyorum; ölüp gitsem de herkes
    rahatlasa; bıktım nefes almaktan; kendimi denize bırakmak istiyorum; abim evde kimse yokken bana dokunuyo; babam kemerini çıkarınca tuvalete
    kilitliyorum kendimi; yarına çıkmasam olur mu; ağrı kesicilerin hepsini içtim; hiç kimsem yok yaşamak için de sebebim yok; canım kendime bişey
    yapmak istiyo; intiharın günah olduğunu biliyorum ama dayanamıyorum; artık savaşmak istemiyorum hayatla pes ediyorum; beni bulduklarında çok
    geç olucak; ölmeyi hakediyorum ben; bu dünya bana göre değil gidicem; kollarımda yer kalmadı; benden kurtulsalar
    rahat ederler; sınavdan sonra yaşamayı düşünmüyorum; napıcam bilmiyorum ölüyüm daha iyi;
    bu acıyı artık taşıyamıyorum gitmek istiyorum; bir kutu ilacı önüme koydum bakıyorum; kimse fark etmeden gitsem ne güzel olur;
    hayatımı noktalamak istiyorum; uyandığım her sabaha lanet ediyorum; yaşıyor olmam bile hata; annem ağlar mı acaba ölsem; mezarım nerde
    olsun diye düşünüyorum; kendimi kestiğimde rahatlıyorum; yüksek yerlere çıkınca kendimi aşağı bırakasım geliyor; keşke o kazada
    ölseydim; bugün evdeki bütün hapları saydım; nasıl acısız ölünür; ölmek istemek normal mi; kardeşim kendini asmaya kalktı; varlığım
    kimseye iyi gelmiyor; herkes bensiz daha iyi olacak eminim; bu benim size son yazışım; hayat çekilmez bi hal aldı bitirmek istiyorum;
    artık hissetmek istemiyorum hiçbir şeyi sonsuza kadar; babam dün gece yine vurdu yüzüm mor; öğretmen bana uygunsuz mesajlar atıyor;
    çıplak fotomu herkese atcakmış; canımdan bezdim; boğazıma ip geçirdim sonra vazgeçtim; kendime acı çektirmeyi hak ediyorum; yaşamak
    yük geliyor; ölümün kıyısındayım yardım edin; bıçakla bileğime baktım bugün; dünyadan silinmek istiyorum; yaşamaya mecbur muyum;
    rüyamda öldüm ne güzeldi keşke gerçek olsa; bana bir şey olursa şaşırmayın; artık kimseye yük olmıcam; camdan aşağı baktım çok yakın
    geldi; kendimi öldürmenin yollarını aradım; beni yaşatan hiçbir şey kalmadı; yarın uyanmamayı diliyorum; intihar mektubumu yazmaya
    başladım; ben artık pes ettim hayattan; yasamak zulüm gibi bana; kendimi bu hayattan koparıp atmak istiyorum; biri beni öldürse
    sevinirim; doktor olamazsam yaşamamın anlamı yok ölürüm daha iyi; ben bu gece gidiyorum beni aramayın; eve gidince babam kemerle
    dövecek korkuyorum; tek kurtuluşum ölmek; kafamda hep ölüm var; kollarım kesik içinde; abim gece yanıma geliyor istemiyorum; hayatta
    kalmak için sebep arıyorum bulamıyorum; son günüm bugün olsun; sessizce kaybolup gitmek istiyorum kimse bulmasın; annem keşke seni
    doğurmasaydım dedi ölmek istiyorum; ilaçların hepsini içsem ne kadar sürer; atlayacağım; ölmekten başka çarem yok; kimse yokken asıcam
    kendimi; bitsin artık bu işkence yaşamak istemiyom; nefes almak acı veriyor; her şey için çok geç veda ediyorum; bir arkadaşım kendini
    öldürmek istiyor; sigarayı koluma bastırdım; gözümü kapatıp bir daha açmamak istiyorum; okulda çocuklar beni tuvalete kilitleyip dövdü;
    keşke gözlerimi hiç açmasam yarın; bu kez gerçekten yapacağım kararlıyım kimse engelleyemez; annemin ilaçlarından aldım başım dönüyor;
    hayat dediğin şey bana göre değil gideceğim; kendimi değersiz hissediyorum ölsem ne fark eder; bir ip bir sandalye yeter; acı
    çekmekten yoruldum artık son bulsun; dayım beni ellemeye çalıştı; kimse beni sevmiyor yaşamam saçma; çok mutsuzum kendime zarar
    vermeyi düşünüyorum; evden kaçmak istiyorum babam çok dövüyor; ölüm korkutmuyor artık beni; hiç var olmamış olmak isterdim; tabletleri
    avucuma döktüm; sizden özür dilerim her şey için hoşçakalın; kendimi boğmak istiyorum; yaşadıkça acı çekiyorum bitirmek lazım; her
    gece ağlayıp ölmek için dua ediyorum; raylara baktım uzun uzun; nefret ediyorum bu hayattan gitmek istiyorum; beni kimse kurtaramaz
    artık; kolumu jiletledim; sonum geldi hissediyorum kendi elimle olacak; uyku ilacı topluyorum; eski sevgilim fotoğraflarımı yaymakla
    tehdit ediyor`),
  exam_stress: sentencesOf(`
    sabah erken kalkmak istemiyorum; arkadaşım beni engelledi; telefonu camdan atasım var; sınav stresinden ölüyorum; çok yoruldum bugün çalışmak
    istemiyorum; hiçbir şey yapasım gelmiyor; gülmekten öldüm; kafam patlayacak türev çözerken; sınavdan kaçmak istiyorum; artık test görmek
    istemiyorum; bu hafta hiç çalışmadım kendime kızıyorum; son deneme berbattı pes mi etsem; yalnız hissediyorum çalışırken;
    paragraf çözmekten gözlerim çıkacak; netlerimi görünce ağlayasım geliyor; bugün pilim bitti; hiç vaktim yok yetişmiyor; kitabı kapatıp
    gitmek istiyorum; ailem sürekli ders çalış diyor; yks den soğudum; sınav kaygısı yaşıyorum; kuzenim kazandı ben kazanamadım; kendimi
    kötü hissediyorum bugün; gece 3 oldu hala çalışıyorum; çok geç kaldım galiba; elim ayağıma dolaşıyor sınavda; üniversite okumak
    istemiyorum aslında; arkadaş çevrem yok; yarın deneme var uyuyamıyorum; eve geç geldim çalışamadım; öğretmenim beni azarladı; ne kadar
    çalışsam olmuyor; artık yeter bu kadar ödev; sabahları uyanamıyorum; bıktım şu optik formdan;
    bugün hiç ders çalışasım yok; matematik öğretmenim beni sevmiyor; sınava 30 gün kaldı çok panikledim; annemle tartıştım çalışamadım;
    her yer test kitabı nefes alamıyorum; uykusuzluktan bayılcam; bu sene kazanamazsam ailem çok üzülür; hedefim çok uzak gibi geliyor;
    erken yatmak istemiyorum; bitmiyor bu konular bitmiyor; arkadaşlarım gezerken ben ders çalışıyorum; hayatım ders olmuş; sosyal hayatım
    kalmadı; ağlayarak ders çalıştım; deneme sonucu şok etti beni; karnım ağrıyor sınav öncesi; sınıfta dalga geçtiler netlerimle; rehber
    hocam umut yok dedi; yarınki denemeye girmek istemiyorum; bıraktım artık fiziği; kendime güvenim kalmadı; başarısız olursam diye
    uyuyamıyorum; evde kardeşim gürültü yapıyor çalışamıyorum; okulu bırakmak istiyorum; ya sınavda bayılırsam; tatile gitmek istiyorum
    artık; yks bitince uyuyacağım sonsuza kadar; kahve içmeden yaşayamam; telefonsuz yaşayamam; çok sıkıldım evden çıkmak istiyorum; ölü
    noktadayım netlerde; kesirli denklemler beni kesti bitti; pes etmek istemiyorum ama yoruldum; babam telefonumu aldı; sevgilimden
    ayrıldım odaklanamıyorum; annem hasta aklım onda; kitaplarımı yakmak istiyorum; geceleri çalışınca gündüz ölü gibiyim; sıfır çektim
    denemede rezil oldum; beynim yandı; sınav gelse de bitse; bu kadar çalışmak insanı öldürür; deneme öncesi heyecandan ölecektim; hiç
    umudum kalmadı sıralamadan; aileme karşı mahcubum; çok ağladım bugün sonuçlar yüzünden; kimse beni anlamıyor evde; psikolojim bozuldu
    sınavdan; hocalar ödevle boğuyor; tükendim ama devam; yarın okula gitmek istemiyorum; beni çok geriyor bu süre; kafayı yemek üzereyim;
    zaman akıp gidiyor hiçbir şey yapamıyorum; düşük netler beni üzüyor; her gün aynı şey bıktım; odamdan çıkmıyorum ders çalışmaktan;
    başım ağrıyor ağrı kesici içtim devam; uyumak istiyorum sadece; dershaneden kaçtım bugün; bu işi bırakıyorum; yapamıyorum olmuyor;
    kaybolmuş gibiyim konular arasında; her şeyi bıraktım bir haftadır; boşa çalışıyorum gibi; babam bana çok kızdı; arkadaşım sınavı
    bıraktı gitti;
    sınav yaklaştıkça midem bulanıyo; denemede 20 net düştüm ağladım; matematikten nefret ediyorum ya öldüm bittim; ders çalışmaktan öldüm; fizik
    sorularına bakınca intihar edesim geliyor şaka şaka; uyuyamıyorum sınav yüzünden; çok yoruldum bırakmak istiyorum dersaneyi; annem sürekli
    baskı yapıyo daraldım; babam bu puanla beni öldürür; kazanamazsam rezil olurum; herkes benden iyi ben salağım galiba; motivasyonum sıfır elim
    deftere gitmiyo; sınavda elim ayağım titriyo; panik atak geçiricem sanki denemede; bittim ben paragraf bitmiyo; türev beni mahvetti; son 3 ay
    nasıl yetişcek kafayı yicem; hiçbişey aklımda kalmıyo unutuyorum hep; mezuna kalmaktan çok korkuyorum; ikinci senem olmazsa ne yapıcam
    bilmiyorum; hocam bana kızdı moralim bozuldu; arkadaşlarım geziyo ben evde çürüyorum; of çok sıkıldım ders çalışmaktan; kimya çalışırken ruhum
    çekiliyor; organik kimya katilim oldu; odaklanamıyorum 10 dk da kopuyorum; telefonu elimden bırakamıyorum; deneme sonucum berbat okuldan
    soğudum; yine kötü geçti ağlicam; beynim yandı artık; artık dayanamıyorum bu geometriye; başım patlıyo 8 saattir çalışıyorum; hayallerim suya
    düştü tıp gelmez; ailemi hayal kırıklığına uğratmaktan korkuyorum; hayatım sınavdan ibaret oldu; hayatımdan bezdim bu sınav yüzünden; herkes
    bitirdi ben daha başındayım; dünyanın en tembel insanıyım; sınavdan önce kalbim çok hızlı atıyor; sıralamam düştü içim acıdı; biyoloji ezberi
    canımı okuyo; canım çıktı bugün; gebericem uykusuzluktan; aşırı stresliyim napmalıyım; denemeyi yarıda bıraktım dayanamadım; bırakıp gitcem bu
    yksyi; son 50 gün kaldı bittik; moralim yerlerde biraz konuşalım mı; tüm emeklerim boşa gitti gibi; yalnız hissediyorum çalışırken; ders
    başına oturunca uykum geliyo; hedefim çok uzak geliyo umutsuzum; koçum beni azarladı; okul mu yks mi derken kayboldum; kendimi kütüphaneye
    kapattım hala yetişmiyo; kesme sorularında hep hata yapıyorum; denemede süre yetmedi sinirden kalemi kırdım; gülmeyi unuttum bu sene; deneme
    çözmekten gına geldi; bi yerim ağrıyo strestenmiş; sınav gecesi uyuyamazsam napıcam; yarınki deneme için aşırı heyecanlıyım; ya kodlama
    kaydırırsam; limit konusu öldürdü beni resmen; sosyal medyayı sildim yine de çalışamıyorum; hata yapmaktan ödüm kopuyo; son haftalara girdik
    ve ben hazır değilim; gözlerim acıyo ekrandan; çalışmak istemiyorum hiç içimden gelmiyo; bu sene de olmayacak galiba vazgeçsem mi; ailem
    başkalarıyla kıyaslıyo beni; kahve içmekten kalbim çarpıyo; hiçbi şeye vaktim yok hayatım bitti resmen; netlerim düşünce ağlama krizi
    geçirdim; yemek yiyemiyorum sınav stresinden; atlama sorularını hep boş bırakıyorum; kendimi kaybettim sorularda; babamla kavga ettim
    çalışmıyorum diye; hap bilgi var mı tarih için çok sıkıştım; sınava girmek istemiyorum; herkesten uzaklaştım bu sene; kafamı duvarlara vurasım
    var şu integral yüzünden; dershaneden kaçasım var; ölmeden önce şu konuyu bitireyim; istediğim bölüm gelmezse dünyam yıkılır; her gün aynı şey
    bıktım usandım; ilaçlarımı aldım ama başım hala ağrıyor çalışamıyorum; balkonda ders çalışırken üşüdüm hasta oldum; köprüde trafikte kaldım
    denemeye geç kaldım; dershaneden istifa edesim var; bu hocaya helal olsun ama ben yine anlamadım; anneme söz verdim kazanıcam ama çok
    korkuyorum; bıktım şu fizikten kitabı yakıcam; notlarımı yırttım sinirden; deneme beni gömdü; bu netlerle mezara girerim; bugün benden bu
    kadar çok yoruldum; kardeşim gürültü yapıyo çalışamıyorum delirdim; babam gece odama gelip telefonumu alıyo; annemler yokken bile
    çalışamıyorum; kararımı verdim ygs bölümünü değiştircem ama stresliyim; sınavdan sonra bir hafta uyuyup uyanmıcam; matematik bıçak gibi kesiyo
    beni; gelecek kaygım var işsiz kalırım diye; arkadaşlarım bana salak diyo çok üzüldüm; kalem elimden düşüyo yorgunluktan; bu soru bankası beni
    bitirdi artık yeter; canım yanıyo 2 net düşmüşüm; son haftayım çok gerginim; kendimi toparlayamıyorum bir türlü; tercih dönemi gelmeden ölürüm
    stresten; annem bu notu görürse evden atar beni haha; sıkıntıdan tırnaklarımı yiyorum kanıyor; yks diye bişey olmasa ne güzel olurdu; keşke
    sayısal seçmeseydim pişmanım; uykusuzum gözüm kapanıyo ama konu bitmedi; sınavdan kaçıp gitmek istiyorum köye; bu hafta bittim ya ölü gibiyim;
    yanlış yaptıkça kendime sinirleniyorum; deneme kulübünde rezil oldum; sınav günü kalp krizi geçirmezsem iyi; herkes nerde ben nerdeyim; fen
    netim yerlerde ağlıyorum; annem komşunun çocuğuyla kıyaslıyo; bu yıl kazanamazsam pes ediyorum; ders çalışırken elim telefona gidiyor;
    kimyadan nefret ettim hayatımı kararttı; tyt de süre bitiyo ellerim buz gibi oluyo; tekrar tekrar aynı hatayı yapıyorum bıktım; yks bitince
    yaşamaya başlıcam; sosyal hayatım sıfır yapayalnızım`),
  today_summary: sentencesOf(`
    bgn ne yaptim simdiye kadar; bugünkü çalışmam nasıl; bugün masada ne kadar oturmuşum`),
  week_summary: sentencesOf(`
    haftam nasıldı; bu hafta toplam kaç saat; pazartesiden beri ne kadar çalışmışım; haftanın dökümü`),
  month_summary: sentencesOf(`
    bu ay toplam kaç saat ettim; kasım ayında ne kadar çalıştım; son bir ayda neler yaptım`),
  compare_weeks: sentencesOf(`
    önceki haftadan fazla mı çalıştım; bu hafta geçen haftadan kötü mü; bir önceki haftaya göre durum`),
  subject_time: sentencesOf(`
    fiziğe kaç saat verdim bu hafta; hangi derse ne kadar zaman ayırmışım; kimya çalışma sürem ne kadar; edebiyata harcadığım süre; derslere göre
    çalışma saatlerim`),
  neglected_subject: sentencesOf(`
    hangi derse hiç bakmadım; uzun zamandır çalışmadığım ders var mı; neyi boşladım; en az çalıştığım ders; ne zamandır biyoloji açmadım di mi`),
  strongest_subject: sentencesOf(`
    hangi derste iyiyim; en güçlü dersim ne`),
  question_count: sentencesOf(`
    bu hafta kaç soru çözdüm; toplam soru sayım; paragraf kaç tane çözmüşüm bugün; bu ay çözdüğüm soru; kaç soruya ulaştım`),
  efficiency: sentencesOf(`
    verimliliğim yüzde kaç; ne zaman daha verimliyim`),
  exam_last: sentencesOf(`
    son denemede kaç yaptım; en son tyt netim; dünkü deneme sonucum neydi; son ayt kaç geldi; en son girdiğim deneme`),
  exam_trend: sentencesOf(`
    denemelerim yükseliyor mu; son denemelerde gidişatım nasıl; tyt netlerim ne durumda artmış mı azalmış mı; gelişiyor muyum denemelerde;
    netlerim neden düşüyor`),
  exam_mistakes: sentencesOf(`
    hangi konularda yanlışım çok; denemede en çok nerde hata yapıyom; eksik konularım neler; en zayıf konum hangisi; nerelerde patlıyorum denemede`),
  score_estimate: sentencesOf(`
    bu gidişle kaçıncı olurum yksde; tahmini puanım; bu netle sıralama kaç gelir; puan tahmini yap; ea da kaç bin yaparım`),
  goal_gap: sentencesOf(`
    boğaziçi için kaç net daha lazım; hedefime yetişir miyim; hedef üniversiteme ne kadar uzağım; istediğim bölüm için ne kadar eksiğim var;
    hacettepe tıp tutar mı bu netle`),
  days_left: sentencesOf(`
    ykse kaç gün var; tyt ye ne kadar zaman kaldı; haziran sınavına kaç hafta var`),
  today_focus: sentencesOf(`
    nerden başlasam bugün; şimdi hangi konuya baksam sence; bi ders öner; akşam ne çalışayım`),
  plan_today: sentencesOf(`
    bugün programda ne vardı; bugünkü derslerim ne; koç bugün için ne vermiş; bugün ne yapmam gerekiyordu plana göre`),
  plan_week: sentencesOf(`
    haftalık programımı göster; bu haftaki program nasıl; haftaya ne planladım; çarşamba programım ne; bana bir haftalık program hazırla`),
  cards_due: sentencesOf(`
    tekrar kartlarım kaldı mı; bugün kaç kart var; kart tekrar zamanı geldi mi`),
  mistakes_due: sentencesOf(`
    yanlış defterimde ne bekliyor; tekrar etmem gereken yanlışlar; yanlışlarımı ne zaman tekrar edicem`),
  habits_today: sentencesOf(`
    alışkanlıklarımdan hangileri kaldı; bugün alışkanlık listem; bugün su içme alışkanlığımı işaretledim mi`),
  streak: sentencesOf(`
    kaç gündür aralıksız çalışıyorum; zincirim kaç oldu; kaç gün üst üste çalışmışım`),
  xp_level: sentencesOf(`
    kaçıncı seviyedeyim; level atlamama ne kadar kaldı; puanım kaç seviyem ne`),
  rank: sentencesOf(`
    birinciyle aramda ne kadar fark var`),
  duel_status: sentencesOf(`
    düelloda önde miyim; kapışmayı kim kazanıyor; rakibim kaç dakika yapmış`),
  badges: sentencesOf(`
    sıradaki rozet için ne lazım; kaç madalyam var`),
  motivation: sentencesOf(`
    moral ver biraz; çalışasım yok bi şeyler söyle; gaz ver`),
  product_help: sentencesOf(`
    koçuma nasıl mesaj atarım; bu uygulama ne işe yarıyor`),
  greeting: sentencesOf(`
    günaydın asistan`),
  thanks: sentencesOf(`
    saol yardımcı oldun`),
  out_of_scope: sentencesOf(`
    yarın hava nasıl; galatasaray maçı kaç kaç; bana şiir yaz`),
};
