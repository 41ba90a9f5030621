import { sentencesOf } from '../stem-list.ts';

export const FEELING_EXAMPLES = {
  crisis: sentencesOf(`
    ölmek istiyorum; artık yaşamak istemiyorum; kendimi öldürmeyi düşünüyorum; intihar etmek istiyorum; son günlerde sürekli intiharı düşünüyorum; kendime
    zarar veriyorum; bu gece kendime zarar vermekten korkuyorum; yasamak icin hicbir sebebim kalmadi; keşke hiç doğmasaydım, yok olmak istiyorum; hayatıma
    son vermek istiyorum; uyuyup bir daha hiç uyanmamak için dua ediyorum; ben ölsem kimsenin umrunda olmaz; ailem bensiz daha mutlu olur, onlara sadece
    yüküm; sınavı kazanamazsam yaşamayacağım zaten kararımı verdim; babam beni her gün dövüyor; evde şiddet görüyorum eve gitmeye korkuyorum; abim beni
    dövüyo annem de bi şey demiyo cok korkuyorum; bir akrabam bana istemediğim halde dokunuyor, kimseye söyleyemiyorum; biri fotoğraflarımla beni tehdit
    ediyor ne yapacağımı bilmiyorum çok korkuyorum; arkadaşım intihar edeceğini söyledi ne yapmam lazım; en yakın arkadaşım kendine zarar veriyor; veda
    mektubumu yazdım; bu son mesajım olabilir, hepiniz hoşçakalın, yaşamak bana göre değil; olmek istiyorum artik cok yoruldum her seyden; bazen ölmeyi
    düşünüyorum ama kimseye diyemiyorum; yine kendimi yaraladım durduramıyorum; bu dünyada bana yer yok, çekip gitmek istiyorum bu hayattan; yaşamanın bi
    anlamı yok. bitsin istiyorum bu hayat; keske olsem de kurtulsam; canıma kıymak istiyorum; dayanacak gücüm kalmadı, ölüm tek çıkış gibi geliyor; bugün
    kendimi öldürmeye çok yaklaştım; yks umrumda değil artık, ben yaşamak istemiyorum ki; gece olunca hep ölümü düşünüyorum, kendimden korkuyorum; üvey
    babam bana zarar veriyor, evde güvende değilim; kollarımdaki izleri kimse görmesin diye hep uzun kollu giyiyorum; bi arkadasim artik yasamicam yazdi
    bana sonra cevap vermedi; daha önce intihara kalkıştım, yine aynı düşünceler geldi; yarını görmek istemiyorum bu gece hayatımı bitireceğim; evden
    kaçtım sokaktayım, peşimde biri var çok korkuyorum; artık ölmek istiyorum; yaşamaktan bıktım, ölsem de kurtulsam; kendimi asmayı düşündüm; hap içip
    her şeyi bitirmek istiyorum; bileklerimi kesmek istiyorum; intihar düşüncelerim var; yasamak istemiyorum artik; ben bu hayata dayanamıyorum, gitmek
    istiyorum; kimse beni özlemez ölsem; keşke doğmasaydım; kendimi öldürcem; köprüden atlamayı düşünüyorum; sabah uyanmasam keşke; bu dünyadan gitmek
    istiyorum; yok olmak istiyorum; babam beni dövüyor; annem bana vuruyor korkuyorum; evde dayak yiyorum; üvey abim bana dokunuyor; tacize uğradım;
    kolumu kesiyorum rahatlamak için; jiletle kendimi kestim; fotoğrafımı yaymakla tehdit ediyor beni; kardeşim intihar etmeye çalıştı; arkadaşım kendini
    kesiyor ne yapayım; hayatımın bir anlamı kalmadı, bitirmek istiyorum; herkese veda ettim bu gece son; ölüp kurtulmak istiyorum; yaşamanın anlamı
    kalmadı; olmek istiyom; ben olmasam herkes rahat eder; onlara yük oluyorum ben olmasam daha iyi; kendimi yakmak istiyorum; canıma kıyacağım; sınavı
    kazanamazsam kendimi öldürürüm; intihr etmek istiyorum; intahar etmeyi düşünüyorum; kendime kıymak istiyorum; hayattan vazgeçtim, yaşamak için sebebim
    yok; bir sürü ilaç içtim; nefes almak istemiyorum artık; babam annemi dövüyor evde çok korkuyorum; öğretmenim bana uygunsuz dokunuyor; sevgilim beni
    dövüyor; çıplak fotoğraflarımı atmakla tehdit ediyorlar; yaşamaya değmez bu hayat; yasamayi hak etmiyorum; kendimi camdan atacağım; ölmeyi hak
    ediyorum; ölsem daha iyi; beni öldürmekle tehdit ediyor babam; sonsuza kadar uyumak istiyorum bir daha uyanmayayım; kendimden nefret ediyorum kendimi
    cezalandırmak için kesiyorum; tecavüze uğradım; bugün son günüm, hakkınızı helal edin; arkadaşım ölmek istediğini söyledi; hayatıma son vereceğim;
    kendimi öldürmek istiyorum ama korkuyorum; yaşama isteğim kalmadı; ölümü düşünmeden duramıyorum; yaşamak çok zor geliyor artık son vermek istiyorum;
    bu hayatı bırakmak istiyorum; ben artık yokum, elveda; ölüm bana kurtuluş gibi geliyor; kendimi bıçakladım; bileğimi kestim kanıyor; intiharın
    eşiğindeyim; hiç var olmasaydım keşke; kendimi trenin önüne atmak istiyorum; amcam bana cinsel tacizde bulundu; annem sürekli beni dövüyor kemerle;
    internette biri beni çıplak fotoğraf atmam için zorluyor; dışarıda biri beni takip ediyor çok korkuyorum; arkadaşım hap içmiş ne yapmalıyım; kardeşim
    kendini öldürmek istiyor; artik nefes almak bile istemiyom; gebermek istiyorum; ölmek istiyorm; yaşamıyor gibiyim ölsem fark etmez; her gece ölmeyi
    diliyorum; hayatımdan vazgeçmek istiyorum; kendimi yok etmek geliyor içimden; kendi canımı almak istiyorum; yaşayacak bir şeyim kalmadı; ölmek
    istiyorum ama korkuyorum; hayatıma son vermeyi düşünüyorum; kendimi öldürmek istiyorum; kendime zarar vermek istiyorum; yaşamak istemiyorum bu sınav
    da umurumda değil; artık dayanamıyorum kendimi öldüreceğim; ölsem kimse üzülmez; babam bana vuruyor; bir tanıdığım beni taciz ediyor; yaşamamın bir
    anlamı yok; uyuyup uyanmamak istiyorum; bu gece her şeye son vereceğim; bileklerimi kestim; arkadaşım intihar etmekten bahsediyor; kimseye
    söyleyemiyorum ama kendimi kesiyorum; evde her gün dayak var; keşke ölsem; hayat çok anlamsız ölmek tek çare; sevdiklerime veda ediyorum; olsem kimse
    farketmez; yasamanin anlami yok; eniştem bana dokunmaya çalıştı; kendimi asacağım; ölüm aklımdan çıkmıyor; bu acıyı bitirmek için ölmek istiyorum;
    kendimden kurtulmak istiyorum yaşamak çok ağır; dayanamıyorum artık gitmek istiyorum bu dünyadan; biri özel fotoğraflarımı yayacağını söylüyor; babam
    içince annemi ve beni dövüyor; yaşamak için bir nedenim yok; hayatta kalmak istemiyorum; ölüm düşüncesi aklımdan gitmiyor; yaşamak bana ağır geliyor;
    intihara meyilliyim; kendimi balkondan atmak istiyorum; babamdan dayak yiyorum her akşam; annem beni kemerle dövüyor; dayım beni elliyor; kendime
    jilet attım; artık bu hayatta olmak istemiyorum; beni kaçırdılar yardım edin; ölmeyi planlıyorum; ben ölünce herkes rahatlayacak; ilaçların hepsini
    içtim; sabaha çıkmak istemiyorum; bi arkadaşım ölmek istediğini yazdı; sevgilim fotoğraflarımı herkese atacağını söylüyor; her gün biraz daha ölmek
    istiyorum; kendimi kesmeden duramıyorum; yasamaktan vazgectim; sonum geldi kendimi asicam; üvey annem bana şiddet uyguluyor; hayatıma son versem kim
    üzülür; kurtulmanın tek yolu ölmek; kimse beni sevmiyor ölmek istiyorum; artık uyanmak istemiyorum; yok olsam kimse fark etmez; bu hayata devam
    edemem; kendime zarar vermek geliyor içimden; her şeyi bitirmek istiyorum, hayatımı yani; dün gece hap içtim çok fazla; köprüden atlamayı düşündüm
    bugün; ben olmasam herkes rahatlar; yaşamaktan yoruldum; artik nefes almak istemiyorum; bu acıya son vermek istiyorum sonsuza dek; kimse beni
    sevmiyor, gitsem fark etmezler bu dünyadan; intihar notu yazmaya başladım; kendimi asmayı düşünüyorum; canıma tak etti kendimi camdan aşağı atacağım;
    içimden bir ses öl diyor; yaşamımı sonlandırmak istiyorum; dünyadan silinmek istiyorum; amcam beni taciz ediyor; okulda biri bana zorla dokundu;
    sevgilim çıplak fotolarımı yayacağını söylüyor; kardeşim intihar etmekten bahsediyor ne yapayım; jiletle kolumu çizdim yine; hayatın benim için bir
    anlamı kalmadı artık, elveda; uyusam ve bir daha kalkmasam; yaşamak istemediğimi kimse anlamıyor; yaşamak istemiyom artık; ölsem de kurtulsam şu
    hayattan; bu dünyada olmak istemiyorum; hayatıma son vereceğim bu gece; kendimi öldürsem kim üzülür ki; bazen kendimi kesiyorum; gözlerimi kapatıp bir
    daha açmamak istiyorum; herkes için yüküm ben; hiç doğmamış olmayı dilerdim; ölüm daha güzel geliyor; bitsin artık bu hayat dayanamıyorum; yaşamımın
    hiçbir değeri yok; kendimi yok etmek istiyorum; intihr etmeyi dusunuyom; artık gitme vaktim geldi hoşçakalın; evdeki bütün ilaçları içeceğim; bıçakla
    koluma çizik attım; atlayıp kurtulacağım; babam yine vurdu bana; komşumuz bana dokunmaya çalışıyor; bensiz herkes daha huzurlu olur; kimse için bir
    önemim yok ölsem fark etmezler; hayat bana göre değil yaşayamıyorum; yaşamayı bırakmak istiyorum; bi arkadaşım kendine zarar verdiğini söyledi; ölmek
    için plan yapıyorum; beni arkadaş grubundan biri tehdit ediyor resimlerimi paylaşacakmış; canıma kıymayı düşündüğüm oluyor; keşke sabaha uyanmasam;
    yarın burada olmayacağım, kendinize iyi bakın, bu son; hayattan bıktım ölmek istiyorum; yaşamak artık çok anlamsız geliyor; kendimi öldürmeyi kafama
    koydum; keşke ölsem de bitse; uyuyup bir daha uyanmasam ne güzel olurdu; bu evde dayak yemekten bıktım; hayatım boyunca kimseye yaramadım yok olup
    gitsem; artık kimseye yük olmak istemiyorum; dünyada bir yerim yok gibi; bileğimdeki kesikleri saklıyorum; ilaç içip uyumak ve uyanmamak istiyorum;
    son kez yazıyorum, beni affedin; yaşamaya mecalim kalmadı; biri bana zorla bir şeyler yaptırıyor; öğretmenim beni taciz etti kime söyleyeyim; ölümü
    arzuluyorum; nefes almak bile zor geliyor yaşamak istemiyorum; her gün ölmek için dua ediyorum; arkadaşım bu gece öleceğim yazdı; kendime bıçak
    sapladım; artık burda olmak istemiyorum, hayatta yani; ben gidince her şey düzelir, bensiz daha iyiler; kendimi tren raylarına atasım var; olmek
    istiyorum dedim kimse ciddiye almadi; kendimden nefret ediyorum kendimi yaralıyorum; yaşamanın ne manası var ki; intiar etcem; ailem beni eve
    kilitliyor dövüyorlar; hayatımı bitirmeye karar verdim; ölsem bile kimse gelmez cenazeme; ölmek istiyorum artık; yaşamak istemiyorum; intihar etmeyi
    düşünüyorum; kendimi öldüreceğim; bileklerimi kesiyorum; keşke hiç doğmasaydım; uyanmak istemiyorum bir daha; kimse beni istemiyor ölsem daha iyi;
    herkese yük oluyorum; ben olmasam herkes daha mutlu olurdu; hayatın anlamı kalmadı; yaşamaya gücüm kalmadı; artık son, elveda; hakkınızı helal edin;
    bana vuruyorlar evde; birisi bana cinsel istismarda bulundu; fotoğraflarımı yaymakla tehdit ediyorlar; arkadaşım intihar edecek; arkadaşım kendini
    kesiyor; hap içtim; çok fazla ilaç aldım; kendimi asmak istiyorum; pencereden atlamak istiyorum; ölümü düşünüyorum sürekli; yaşamak için bir sebep
    bulamıyorum; kendimden nefret ediyorum ölmek istiyorum; biri beni zorla bir şeylere mecbur ediyor korkuyorum; zorla evlendirmek istiyorlar beni; evden
    kaçmak zorundayım beni dövüyorlar; bu acı hiç bitmeyecek ölüm tek çare; artık var olmak istemiyorum; kalbim dursa keşke; bir araba çarpsa da
    kurtulsam; keşke bu gece kalbim dursa; her şeyi sonlandırmak istiyorum; kendimi kesmek istiyorum; varlığım kimseye fayda etmiyor gitsem iyi olur bu
    dünyadan; içimdeki acı dinmiyor yaşamak istemiyorum; artık yaşamıyor gibiyim, bitirmek istiyorum; yarın uyanmazsam kimse üzülmesin; beni unutun artık
    yokum; hayat benim için bitti, dayanamıyorum; artık bu dünyanın yükünü taşımak istemiyorum, gideceğim; kendime bir şey yapmaktan korkuyorum; gece
    olunca ölmek istiyorum; beni bu hayata bağlayan hiçbir şey yok; yaşamayı beceremiyorum bırakıyorum bu hayatı; bir gün kendimi öldüreceğim biliyorum;
    annem ölsem umursamaz; bacağıma jilet atıyorum; dün intihar etmeye kalktım; gözümü kırpmadan kendimi köprüden atarım; kimseye söyleme ama kendimi
    kesiyom; sonsuza kadar uyumak istiyorum; hayat boş, yaşamaya değmez; ölmeden kurtuluş yok bana; üvey babam odama giriyor geceleri dokunuyor; evde
    şiddete uğruyorum; erkek arkadaşım beni tehdit ediyor videolarımla; artık olmasam diyorum; bıktım yaşamaktan; ne olur bir daha sabah olmasın;
    arkadaşım hayatına son vermek istediğini yazdı; o kadar çok hap yuttum ki başım dönüyor; yasamakla olmek arasinda fark kalmadi benim icin; kimsesizim,
    gitsem de kurtulsam bu dünyadan; hepinize elveda; bugün son günüm olsun istiyorum; ben bu hayatı yaşamak zorunda mıyım; benim için artık her şey bitti
    yaşamayacağım; kendimi bıçaklayacağım; annem de babam da beni istemiyor keşke hiç olmasaydım; ölüp gideyim de herkes rahatlasın; elimde hap kutusu var
    hepsini içeceğim; hayatta kalmamın bir sebebi yok; kafama sıkıp kurtulacağım; dayım bana kötü şeyler yapıyor kimseye anlatamıyorum; biri gizli gizli
    beni takip ediyor evime kadar geldi; yüksek bir yerden atlasam acır mı; kaç tane ilaç içersem ölürüm; ağrısız ölmenin yolu ne; bu dünya bensiz de
    döner zaten, gidiyorum; kendi canımı yakmak beni rahatlatıyor; intihar etsem ne olur; benden kurtulacaksınız merak etmeyin; yaşamaktan korkuyorum
    ölmekten değil; hiç kimse yokluğumu fark etmeyecek; sadece bitsin istiyorum, nefes almak bile ağır; abim sarhoş olunca bizi dövüyor; kardeşim
    bileklerini kesmiş; yaşıyorum ama içim ölü, devam etmek istemiyorum hayata; uykumda ölsem keşke; kendimi cezalandırıyorum canımı acıtarak; sevgilim
    benden ayrıldı yaşayamam artık ben; arkadaşım veda mesajı attı ulaşamıyorum; mezarımı hayal ediyorum hep; artık hiçbir şeyin önemi yok, hoşça kalın`),
  exam_stress: sentencesOf(`
    sınav yüzünden çok stresliyim; sınav stresi beni bitirdi; ya yapamazsam diye uyuyamıyorum; cok yoruldum artik ders calismaktan; kazanamayacağım
    galiba; sınav kaygım çok arttı ne yapmalıyım; denemede elim ayağım titriyor; netlerim düşünce moralim sıfır oluyor; bıktım şu yksden; tükendim resmen,
    masaya oturasım yok; herkes benden iyi ben hep gerideyim; annemler sınav için çok baskı yapıyor; hicbir sey yetismeyecek konular bitmiyor; ölücem
    yorgunluktan ya, 10 saat paragraf mı çözülür; bu fizik beni mezara sokacak; ağlamak istiyorum denemem berbat geçti; sınava az kaldı ve panik oluyorum;
    mezuna kalırsam diye çok korkuyorum; bir sene daha mezun kalıp aynı stresi çekmek istemiyorum; odaklanamıyorum aklım hep sınavda; sınavı düşününce
    midem bulanıyor; türev beni öldürdü bugün; pes etmek üzereyim olmuyor bu mat; boşuna çalışıyorum gibi geliyor; o kadar çalıştım yine 50 net. çok
    üzgünüm; arkadaslarim hep 100 net yapiyor ben aptal miyim; kafayı yiyeceğim ya geometri olmuyor; uykusuzluktan geberiyorum ama konu yetişmiyor; tyt
    yaklaştıkça kalbim hızlı hızlı atıyor; annem bu neti görürse beni öldürür :d; bu sene olmayacak galiba, sınavdan umudum kalmadı; yeter artık test
    çözmekten bıktım; sınav senesi çok ağır geliyor bana; dersi sürekli erteliyorum sonra da vicdan azabı çekiyorum; derslerden çok bunaldım biraz kafa
    dinlemem lazım; dershanede herkes bitirdi bi ben kaldım, geriliyorum; sınavda her şeyi unutursam ne olacak; denemede süre yetmiyor hep panikliyorum;
    stresten yüzümde sivilce çıktı yemin ederim; bugün hiç ders çalışamadım kendimi suçlu hissediyorum; matta kendimi çok yetersiz hissediyorum; hedefim
    cok yuksek sanki asla ulasamam; ailemin beklentisi çok yüksek, onları hayal kırıklığına uğratmak istemiyorum; sinavdan nefret ediyorum; gözüm
    kapanıyor ama daha iki test var; tıp istiyorum ama bu gidişle hayal; deneme öncesi gece gözüme uyku girmiyor; başım çatlıyor sabahtan beri soru
    çözüyorum; sınav beni çok yıprattı, bu ay gerçekten üzgünüm; hocam ben bu işi beceremiyorum galiba, yksye hazırlanmak bana göre değil; yine ağladım
    deneme sonrası; heyecandan bildiğim soruyu yanlış yapıyorum sınavda; bu pazartesi sendromu değil yks sendromu, yoruldum valla; cok gerginim yarin
    deneme var; bitsin artık şu sınav ya; sanki bu konuları tek ben yapamıyorum; ders çalışırken sıkıntıdan patlıyorum; paragraf çözerken beynim yandı;
    öğretmenim senden olmaz dedi çok moralim bozuk; sınav yüzünden sosyal hayatım kalmadı çok bunaldım; sınavdan çok korkuyorum; stresten ölüyorum ya;
    ölüyorum yorgunluktan; bu konu beni öldürecek; annem beni öldürecek bu denemeyle; babam netleri görünce kesin öldürür beni; bu mat beni bitirdi artık
    yaşamak istemiyor netlerim :d; çok kaygılıyım; sınav kaygısı yaşıyorum; yetişmeyecek diye panik içindeyim; moralim çok bozuk denemem kötü geçti;
    umudum kalmadı netlerim artmıyor; hiçbir şey anlamıyorum kafam almıyor; çok geç kaldım konulara yetişemeyeceğim; sıkıldım artık ders çalışmaktan;
    bıktım usandım bu sınavdan; tükenmişlik sendromu yaşıyorum galiba; kendimi başarısız hissediyorum; herkes benden önde; ailem çok baskı yapıyor dersler
    için; sınav gecesi uyuyamam kesin; deneme sonuçları moralimi bozdu; ya kazanamazsam; bu sene de olmazsa ne yaparım; beynim durdu artık; kafam
    patlayacak soru çözmekten; gına geldi test çözmekten; çok stres oldum; heyecandan ellerim titriyor sınavda; ağlıyorum her deneme sonrası; hayatım
    sınav oldu bıktım; bu sınav hayatımı mahvetti; sınav bitsin de kurtulayım; gitmek istemiyorum dershaneye bıktım; konular çok ağır geliyor
    kaldıramıyorum; motivasyonum sıfır hiçbir şey yapasım gelmiyor; sınav yaklaştıkça uykularım kaçıyor; ders çalışmaktan ölüyorum; fizik çözerken öldüm
    bittim; bu trigonometri intihar sebebi ya :d; biyoloji ezberlemek ölüm gibi; sınavda donup kalırsam diye korkuyorum; kendimi yetersiz hissediyorum;
    çok yoruldum dayanamıyorum bu tempoya; pes ediyorum galiba bu sene; mezuna kalmaktan korkuyorum; rezil oldum denemede; babam sıralamamı görünce kesin
    kızacak; arkadaşlarım geçti beni çok üzülüyorum; odaklanamıyorum bir türlü; hep dikkatim dağılıyor çalışamıyorum; sürekli başım ağrıyor stresten;
    yetersizim bence; kendime kızıyorum çalışmadığım için; hayal kırıklığına uğradım denemede; bu tempo beni mahvediyor; matematikten nefret ediyorum;
    kazanamazsam biterim; hayatım bitti 40 net geldi; geometri görünce ölesim geliyor; sınav stresinden saçlarım dökülüyor; bu tempoda ölür insan; koçum
    bu programı görürse beni keser; soru çözmekten öldüm bugün; geometriden soğudum; deneme netim beni yıktı; sınava yetişemeyeceğim galiba; kendime
    güvenim kalmadı; kafam çok dolu çalışamıyorum; uykum var ama çalışmam lazım; çok çalışıyorum ama olmuyor; kendimi derse veremiyorum; sınav günü
    bayılırım kesin; babam beni sınav yüzünden çok sıkıştırıyor; arkadaşlarımla kıyaslanmaktan bıktım; fizik canıma okudu; kimyadan ölüyom; bu hayat mı ya
    sabah akşam test; ağır bir dönemden geçiyorum sınav yüzünden; ellerim terliyor denemede; paragraf beni kesiyor ya; sınava kadar yaşlanacağım; yine
    erteledim of; sınav kabusuma giriyor; sınav yaklaşıyor çok heyecanlıyım; yks beni öldürecek; sınavı kazanamazsam ailem ne der; çalışmaktan öldüm; bu
    netlerle ölsem de tıp gelmez; kafayı yemek üzereyim; bu integral canımı aldı; deneme kötü geçti intikamını alacağım; çok gergin hissediyorum; bu sınav
    için yaşıyorum resmen; hayatım ders oldu; annem telefonu elimden aldı sınav yüzünden; sınavda zamanım yetmeyecek diye korkuyorum; kimya beni mahvetti;
    ağlayarak soru çözüyorum; dersten kaçıyorum sürekli; yarınki denemeden korkuyorum; bütün arkadaşlarım konuları bitirdi; netlerim dibe vurdu; fizik
    hocası bizi öldürüyor ödevle; babam sınavı kazanamazsam evden atarım dedi şakasına; bu sene bitmeyecek mi ya; ölü gibiyim sabah 6dan beri ders;
    yoruldum bitse de gitsek; ölümüne çalışıyorum ama olmuyor; öldüm bittim bugün; mat beni dövdü resmen; denemede dayak yedim; hayatımın en kötü
    denemesi; kendimi derslere vurdum; yaşadığım stresi anlatamam; dünya başıma yıkıldı netleri görünce; hayatım boyunca bu kadar yorulmadım; bu yıl
    yaşamak istediğim gibi gitmedi; sınav senesi yaşamak çok zor; kendimi kesin rezil edeceğim; kendimi aşırı kötü hissediyorum denemeden sonra; bana
    dokunmayın deneme kötü; tarih dersi ölüm fermanım; doğru düzgün uyuyamıyorum sabah uyanamıyorum; sabah uyanmak istemiyorum okula gitmek eziyet; başka
    şehirde yaşamak istiyorum ama netler düşük; bu hayatta en çok fizikten korkuyorum; kendime zaman ayıramıyorum; kafayı yedim bu konudan; bu sınav beni
    bitirdi; intihar gibi bir sınavdı bu deneme ya; matematik beni öldürüyor; netlerim yüzünden çok kötüyüm; sınav gelince elim titriyor; yapamıyorum
    artık çok zor geliyor dersler; kimse beni anlamıyor evde hep ders ders; uykusuzum sürekli sınavı düşünüyorum; aşırı bunaldım ders çalışmaktan;
    ağlayasım var bu netlere; bıktım deneme çözmekten; sinir krizi geçireceğim şu problemler yüzünden; her şeyi bırakasım geliyor bazen ders falan; panik
    atak geçiriyorum denemelerde; rezil oldum deneme sonucumla; hiç umudum kalmadı bu sene için; sınavda bayılacağım diye korkuyorum; arkadaşlarım benden
    çok ileride moralim bozuk; geberdim soru çözmekten; boğuluyorum konuların içinde; kafam patlayacak artık; babam netlerimi görünce kesin öldürecek
    beni; bu yıl da olmazsa ne yapacağım bilmiyorum; beynim durdu çalışamıyorum; yetersizim galiba ben; bu tempo beni öldürecek; derse oturunca içim
    daralıyor; mezuna kaldım zaten bi daha kaldıramam; organik kimya canıma okudu; tyt denemesinde resmen intihar ettim :(; hayattan soğudum bu test
    kitapları yüzünden; kaygıdan yemek yiyemiyorum sınav haftası; gelecek kaygısı çekiyorum; ailem hep kıyaslıyor beni çok üzülüyorum; zaman yetmeyecek
    gibi her şey; ölü gibiyim bugün hiç enerjim yok; vazgeçmek istiyorum sınavdan; sınavdan önce çok heyecanlanıyorum; bugün hiç çalışasım yok; sınav
    kaygısından uyuyamıyorum; o kadar yoruldum ki ölebilirim şuracıkta; başaramayacağım diye korkuyorum; annemi hayal kırıklığına uğratmaktan korkuyorum;
    her deneme sonrası ağlıyorum; kendimi çok kötü hissediyorum netlerim düştü; dersler üstüme üstüme geliyor; kimya ölüm gibi geliyor; yks stresi
    yüzünden saçlarım dökülüyor; bir türlü odaklanamıyorum; derslere yetişemiyorum; sınavı kazanamazsam annem beni keser; ay öldüm bittim bugün test
    çözmekten; bu konuyu anlamadıkça deliriyorum; arkadaşlarım kazanacak ben kalacağım; ya sınavda donup kalırsam; herkes çok iyi ben çok kötüyüm;
    psikolojim bozuldu sınav yüzünden; motivasyonum sıfır sınavdan soğudum; bu gidişle kazanamam; sınav hayatımı çaldı resmen; uykum kaçıyor sınavı
    düşünmekten; artık dayanamıyorum bu tempoya; sınavdan sonra uyuyup uyanmayacağım bi hafta; ölsem de bitmez bu konular; fizik sorusu görünce intihar
    edesim geliyor ya şaka; mental olarak çöktüm; kendimi aptal gibi hissediyorum; emeklerim boşa gitti; denemede her şeyi unuttum ellerim buz kesti; pes
    ediyorum galiba; ailem çok üstüme geliyor; hayattan keyif alamıyorum sınav yüzünden; stresten yemek yiyemiyorum; çok gerginim yarın sınav var; içim
    sıkılıyor ders çalışırken; sınav stresinden midem ağrıyor; ya olmazsa diye düşünmekten yoruldum; bu kadar ders insanı öldürür; denemede sıçtım moralim
    bozuk; annem babam sürekli ders çalış diyor bunaldım; sınavı düşündükçe kalbim sıkışıyor; netlerim artmıyor çıldıracağım; kendimi yetersiz
    hissediyorum herkes çok iyi; ölü gibi yorgunum; canım çıktı bugün 8 saat çalıştım; hiçbir şey anlamıyorum paragraftan; çok kötü geçti denemem;
    başarısız olmaktan çok korkuyorum; geçen seneki gibi olursa biterim; her şey üst üste geliyor yetişemiyorum; uykusuzluktan ölecem; stres oluyorum;
    yapamayacağım bu sınavı; şu sınav bi bitse de rahatlasak; kafayı sıyırdım matematikten; moralim çok bozuk; elim kaleme gitmiyor; dersten kopuyorum
    sürekli; boş boş duvara bakıyorum çalışamıyorum; kazanamazsam ailem çok üzülecek; geometri beni mahvetti; ağlamaktan gözlerim şişti deneme yüzünden;
    sıkıldım artık hep aynı şeyler test test test; beynim sulandı; derece yapanları görünce kendimden soğuyorum; bu sene de olmayacak biliyorum; gece
    gündüz çalışıyorum karşılığı yok; korkudan denemeye giremiyorum; öldüm bittim tükendim yks yüzünden; hocalar çok ödev veriyor yetmiyor gün; yarın
    deneme var ölüyorum heyecandan; hayallerim yıkıldı bu netlerle; çalışıyorum ama aklımda kalmıyor delirecem; biraz ara vermek istiyorum her şeyden;
    sınav stresi yaşıyorum; çok stresliyim; kaygım arttı; sınavdan korkuyorum; ders çalışmaktan bıktım; çok yoruldum; moralim bozuk; netlerim düştü çok
    üzgünüm; yapamıyorum; başaramayacağım; ailem baskı yapıyor; panik oluyorum; sınav yaklaşıyor yetiştiremiyorum; ağlıyorum sürekli sınav yüzünden;
    motivasyonum kalmadı bıktım bu sınavdan; uyuyamıyorum sınavı düşünmekten; kendime inancım kalmadı; emeklerim boşa gidecek; dersler üst üste geliyor
    bunaldım; canım çıktı çalışmaktan; konular bitmiyor deliriyorum; biraz dinlenmek istiyorum çok yoruldum; derslerden kopuyorum; hiç karşılığını
    alamıyorum çalışmamın; kendimi geri zekalı gibi hissediyorum; babamlar üstüme geliyor sürekli; gelecekten korkuyorum; çok doldum ağlayacağım; sınav
    psikolojimi bozdu; her şeyden biraz uzaklaşmam lazım kafam doldu; mola vermek istiyorum her şeyden; kimse halimden anlamıyor sınav senesi;
    arkadaşlarım kazanırsa ben kalırsam; umudumu kaybettim netlerim artmıyor; kendime vakit ayıramıyorum; kendime güvenmiyorum; tempo çok ağır
    kaldıramıyorum; bu konu beni bitirdi; gülmekten öldüm denememe; açlıktan ölüyorum ders arasında; sıkıntıdan ölüyorum evde; hocam beni öldürecek ödevi
    yapmadım; telefonumu bırakamıyorum kendime kızıyorum; ölüm gibi bir hafta geçirdim derslerden; deneme gecesi uyku tutmuyor; hoca azarladı moralim
    sıfır; bunca emek boşa mı gidecek; yks yüzünden arkadaşım kalmadı; her sabah sınav korkusuyla uyanıyorum; derslerden kaçıp gitmek istiyorum; beni bu
    matematik öldürecek; odaklanamıyorum çıldırmak üzereyim; aşırı geriliyorum sınav deyince; daha kaç ay dayanırım bu tempoya bilmiyorum; annem bu
    karneyi görse öldürür beni; yetişmeyecek konular kafayı yicem; neden bu kadar aptalım ya; sınav bitince bir hafta uyuyacağım ölü gibi; hiçbir şey
    bilmiyormuşum gibi geliyor; elim ayağıma dolanıyor sınavda; hedefime ulaşamayacağım galiba; bugün de çalışamadım kendime kızgınım; gözlerim kan çanağı
    soru çözmekten; netlerim yerlerde sürünüyor ağlıcam; rakiplerim çok iyi kazanamam ben; sınav kabusu görüyorum her gece; kendimi kanıtlayamazsam diye
    korkuyorum; bu stres beni yiyip bitiriyor; nefesim daralıyor denemede; bıraktım artık ne olursa olsun bu sınav; sosyal medyadaki derecelileri görünce
    moralim bozuluyor; tekrar mezuna kalırsam kaldıramam; biyoloji ezberi beni benden aldı; sınav sonucunu görünce öldüm; ölüm kalım savaşı gibi bu sınav;
    matematik ölsün ya; yaşasın sınav bitti diyemeyecek miyim hiç; bu tempoda yaşamak zor ama az kaldı; ölmeden şu konuyu bitireyim bari; hayatımın sınavı
    bu çok korkuyorum; son denemede kendimi kestim biçtim olmadı; ölüyorum uykusuzluktan kahve lazım; annem telefonumu aldı ölürüm ben; dersten kurtulmak
    istiyorum; bu hayatta tek istediğim tıp; kitaplara gömüldüm çıkamıyorum; canım sıkılıyor çalışmak istemiyorum; kendimi eve kapattım ders çalışıyorum
    bunaldım`),
};
