import { sentencesOf } from '../stem-list.ts';

export const UNSEEN_EXAMPLES = {
  crisis: sentencesOf(`
    ya ben artik yokum bi dahaki seneye kadar beklemicem; kimse fark etmez bi sabah uyanmasam; annemlere bi mektup yazdim masaya bırakcam;
    hersey bitsin istiyorum uyuyup uyanmamak istiyorum; kollarimi yine çizdim bu gece; ilaç kutusuna bakıp duruyorum kaç tane lazım acaba;
    balkona cikinca asagi bakıp düşünüyorum; ben olmasam ailem daha rahat ederdi; yasamanin bi anlami kalmadi benim icin; bu dünyaya hiç
    gelmemiş olmayı isterdim; artık dayanacak gücüm kalmadı gidiyorum herkes hakkını helal etsin; hakkinizi helal edin; sınav kötü geçerse
    kendime bişey yapıcam; yks olmazsa yaşamam zaten; ölsem de kurtulsam; keşke araba çarpsa da bitse; canıma tak etti canıma kıyıcam;
    bıçağı aldım elime sonra bıraktım; yok olmak istiyorum sadece; kendimi asıcam ya valla; eşyalarımı arkadaşlarıma dağıttım gerek kalmadı;
    intihr etmeyi düşünüyom; köprüden geçerken atlasam nolur diyorum; benim için yarın yok; son gecem bu; bugün her şeye veda ettim; nefes
    almak bile ağır geliyo var olmak istemiyorum; toprağın altı daha huzurludur; babam beni dövüyo eve gitmekten korkuyorum; amcam bana
    dokunuyor kimseye diyemiyorum; bi avuç hap içtim az önce; acı çekmeden ölmenin yolu varmı; ben gidince üzülmeyin; hayatima son vercem
    kararliyim; kms; ölmek istiyrm; sesler bana atla diyo; beni bir daha göremeyeceksiniz; benden bu kadar gerisi size emanet; hayattan
    elimi ayağımı çekicem; yaşıyor olmak istemiyorum artık; bileğimde yeni izler var; kimsenin umrunda değilim gitsem kimse aramaz; uyku
    hapı kaç tane öldürür; çatıya çıktım şu an; ölüm tek çare gibi geliyo; artık yaşamaya üşeniyorum bitse de gitsem bu hayattan; bu son
    mesajım olabilir; kendimden nefret ediyorum canımı yakınca rahatlıyorum; doğmasaydım keske; intiharı düşünmediğim gün yok; annemler
    yokken yapıcam kararımı verdim; trenin önüne atlamak geçiyor aklımdan; ben bu hayatta fazlalığım; yaşamak zorunda mıyım; kendimi
    öldürsem ne değişir; cnıma kıymak istiyorum; üvey babam geceleri odama geliyor; okulda beni dövüyolar her gün ölmek istiyom; azrail
    gelse de alsa beni; günlüğümü yaktım arkamda bişey kalmasın; yaşamım burda bitsin; bu gece halledicem artık kimse beni durduramaz;
    herşeyi planladım sadece zamanı bekliyorum; kendimi arabaların önüne atasım geliyo; yaşamak çok yorucu artık bitsin; içim bomboş ölüden
    farkım yok ölsem de olur; sürekli kendimi cezalandırıyorum kanatana kadar; ben ölürsem kedime bakar mısın; fişi çekmek istiyorum;
    Allahım al canımı kurtar beni; keşke hastalansam da ölsem; yaşayan ölüyüm zaten gitsem ne olur ki dünyadan; ölmek kolay mı acıtır mı;
    annem sinirlenince kafamı duvara vuruyor; hocamız soyunma odasında bana sarılmaya çalıştı; erkek arkadaşım ayrılırsam beni öldürürmüş;
    tek istediğim sonsuz bir uyku; kimseye söylemeyin ama dün ip aldım; bugün son kez sarıldım anneme; sınavdan sonra zaten olmicam; hayatta
    bi işe yaramıyorum gebersem daha iyi; doya doya ağlayıp gitmek istiyorum bu dünyadan; kestim yine kolumu kan durmuyo; bana tecavüz etti
    kimse inanmıyo; arkadaşım damda atlıcam diyo; ben bu hayatı yaşamak istemiyom abi; beni özlemeyin; nefes almaya bile halim yok yaşamak
    istemiyorum; intihar etsem kimin umrunda; odamın penceresi 7. kat bazen bakıyorum uzun uzun; artık acı hissetmek istemiyorum kalıcı bi
    çözüm buldum; kimse için değerim yok kaybolup gitsem keşke; bu kadar acıya değmez yaşamak; aklıma hep kötü şeyler geliyo kendime zarar
    vericem diye korkuyorum; son günlerimi yaşıyorum gibi bi his var bitirmek istiyorum; uyanmak zorunda olmadığım bi uyku istiyorum; ölüp
    gitsem de herkes rahatlasa; bıktım nefes almaktan; kendimi denize bırakmak istiyorum; abim evde kimse yokken bana dokunuyo; babam
    kemerini çıkarınca tuvalete kilitliyorum kendimi; yarına çıkmasam olur mu; ağrı kesicilerin hepsini içtim; hiç kimsem yok yaşamak için
    de sebebim yok; canım kendime bişey yapmak istiyo; intiharın günah olduğunu biliyorum ama dayanamıyorum; artık savaşmak istemiyorum
    hayatla pes ediyorum; beni bulduklarında çok geç olucak; ölmeyi hakediyorum ben; bu dünya bana göre değil gidicem; kollarımda yer
    kalmadı; benden kurtulsalar rahat ederler; sınavdan sonra yaşamayı düşünmüyorum; napıcam bilmiyorum ölüyüm daha iyi; bu acıyı artık
    taşıyamıyorum gitmek istiyorum; bir kutu ilacı önüme koydum bakıyorum; kimse fark etmeden gitsem ne güzel olur; hayatımı noktalamak
    istiyorum; uyandığım her sabaha lanet ediyorum; yaşıyor olmam bile hata; annem ağlar mı acaba ölsem; mezarım nerde olsun diye
    düşünüyorum; kendimi kestiğimde rahatlıyorum; yüksek yerlere çıkınca kendimi aşağı bırakasım geliyor; keşke o kazada ölseydim; bugün
    evdeki bütün hapları saydım; nasıl acısız ölünür; ölmek istemek normal mi; kardeşim kendini asmaya kalktı; varlığım kimseye iyi
    gelmiyor; herkes bensiz daha iyi olacak eminim; bu benim size son yazışım; hayat çekilmez bi hal aldı bitirmek istiyorum; artık
    hissetmek istemiyorum hiçbir şeyi sonsuza kadar; babam dün gece yine vurdu yüzüm mor; öğretmen bana uygunsuz mesajlar atıyor; çıplak
    fotomu herkese atcakmış; canımdan bezdim; boğazıma ip geçirdim sonra vazgeçtim; kendime acı çektirmeyi hak ediyorum; yaşamak yük
    geliyor; ölümün kıyısındayım yardım edin; bıçakla bileğime baktım bugün; dünyadan silinmek istiyorum; yaşamaya mecbur muyum; rüyamda
    öldüm ne güzeldi keşke gerçek olsa; bana bir şey olursa şaşırmayın; artık kimseye yük olmıcam; camdan aşağı baktım çok yakın geldi;
    kendimi öldürmenin yollarını aradım; beni yaşatan hiçbir şey kalmadı; yarın uyanmamayı diliyorum; intihar mektubumu yazmaya başladım;
    ben artık pes ettim hayattan; yasamak zulüm gibi bana; kendimi bu hayattan koparıp atmak istiyorum; biri beni öldürse sevinirim; doktor
    olamazsam yaşamamın anlamı yok ölürüm daha iyi; ben bu gece gidiyorum beni aramayın; eve gidince babam kemerle dövecek korkuyorum; tek
    kurtuluşum ölmek; kafamda hep ölüm var; kollarım kesik içinde; abim gece yanıma geliyor istemiyorum; hayatta kalmak için sebep arıyorum
    bulamıyorum; son günüm bugün olsun; sessizce kaybolup gitmek istiyorum kimse bulmasın; annem keşke seni doğurmasaydım dedi ölmek
    istiyorum; ilaçların hepsini içsem ne kadar sürer; atlayacağım; ölmekten başka çarem yok; kimse yokken asıcam kendimi; bitsin artık bu
    işkence yaşamak istemiyom; nefes almak acı veriyor; her şey için çok geç veda ediyorum; bir arkadaşım kendini öldürmek istiyor; sigarayı
    koluma bastırdım; gözümü kapatıp bir daha açmamak istiyorum; okulda çocuklar beni tuvalete kilitleyip dövdü; keşke gözlerimi hiç açmasam
    yarın; bu kez gerçekten yapacağım kararlıyım kimse engelleyemez; annemin ilaçlarından aldım başım dönüyor; hayat dediğin şey bana göre
    değil gideceğim; kendimi değersiz hissediyorum ölsem ne fark eder; bir ip bir sandalye yeter; acı çekmekten yoruldum artık son bulsun;
    dayım beni ellemeye çalıştı; kimse beni sevmiyor yaşamam saçma; çok mutsuzum kendime zarar vermeyi düşünüyorum; evden kaçmak istiyorum
    babam çok dövüyor; ölüm korkutmuyor artık beni; hiç var olmamış olmak isterdim; tabletleri avucuma döktüm; sizden özür dilerim her şey
    için hoşçakalın; kendimi boğmak istiyorum; yaşadıkça acı çekiyorum bitirmek lazım; her gece ağlayıp ölmek için dua ediyorum; raylara
    baktım uzun uzun; nefret ediyorum bu hayattan gitmek istiyorum; beni kimse kurtaramaz artık; kolumu jiletledim; sonum geldi hissediyorum
    kendi elimle olacak; uyku ilacı topluyorum; eski sevgilim fotoğraflarımı yaymakla tehdit ediyor; artık yaşamak istemiyorum; intihar
    etmeyi düşünüyorum, bunu ilk kez birine yazıyorum; kendimi öldürmek istiyorum; olmek istiyorum gercekten saka degil; Keşke hiç
    doğmasaydım, herkes için daha kolay olurdu.; bu gece her şeye son vericem; yarın burada olmayacağım, yardımların için teşekkür ederim,
    hoşça kal; ben gitsem kimse fark etmez zaten; yok olup gitsem günlerce kimsenin haberi olmaz, öyle değersizim; evdeki bütün hapları
    içtim; annemin ilaçlarından bi avuç içtim şimdi başım dönüyo napcam; ilac biriktiriyorum bi suredir kimse bilmiyor; her akşam kolumu
    kesiyorum, başka türlü rahatlayamıyorum; bugün yine jilet aldım, söz vermiştim ama dayanamıyorum; kendime zarar veriyorum ve
    durduramıyorum; bacağıma yine çizik attım, görülmesin diye beden dersine girmiyorum; babam beni dövüyor; Babam dün gece yine içip geldi,
    annemi de beni de dövdü, böyle nasıl ders çalışayım?; abim geceleri odama gelip bana dokunuyor, kimseye söyleyemiyorum; amcam bana kötü
    şeyler yapıyo anlatsam kimse inanmaz; eve gitmekten korkuyorum üvey babam bıçak çekti; arkadasim intihar edecegini soyledi ne
    yapmaliyim; en yakın arkadaşım bana veda mesajı attı, telefonu da kapalı; sıra arkadaşımın kollarında kesikler gördüm, ölmek istediğini
    söylüyo ama kimseye deme dedi; kazanamazsam kendimi asıcam, ciddiyim, planladım bile; yks kötü geçerse yaşamıycam kararımı verdim;
    sınavdan sonra canıma kıyacağım; dün gece canıma kıymayı düşündüm, son anda vazgeçtim; bi gece uyuyup bi daha hiç uyanmamak istiyorum;
    uyusam da sabaha çıkmasam diye her gece dua ediyorum; balkondan aşağı bakıp atlasam biter mi diye düşünüyorum hep; dün köprüye gittim
    atlayamadım ama yine gidicem; ipi aldım odamda duruyor; mektubumu yazdım, masamın çekmecesinde, ben gidince okurlar; kac tane hap
    icersem olurum; en acısız ölüm şekli ne; bnm yasamam icin bi sebep kalmadi; ölmk istyrm artk dayancak gücm yok; kndimi öldürcem bıktm
    hrşydn; yasamak istemiom artik kimseye de soyleyemiom; Geçen sene de intihara kalkıştım, şimdi yine aynı düşünceler geliyor.; iki yil
    once bilegimi kesmistim simdi yine icimden geliyo; ya ben ölsem annemler daha rahat eder bence, dershane parası da bitmiş olur; aileme
    yük olmaktan başka bi işe yaramıyorum, ben olmasam hepsi kurtulacak; ailem bensiz daha mutlu olur, bunu kafamda bitirdim artık; TYT
    konularını sormayacağım artık, gerek kalmadı, yakında ben olmayacağım; Program yapmana gerek yok, haziranı görmeyi planlamıyorum.; 19
    yaşımı görmicem zaten sınava çalışmanın ne anlamı var; tercih dönemine kadar yaşamayı düşünmüyorum ki hangi bölümü yazayım; paragraf
    çözerken bile aklımda tek bir şey var, ölmek; türev çalışıyodum bi anda yine kendimi pencereden atma isteği geldi korkuyorum; ölüm bana
    tek çıkış yolu gibi geliyor; hicbir cikis yolu goremiyorum olumden baska; hayattan vazgeçtim, herkesle vedalaştım, içim rahat;
    kitaplarımı kardeşime, gitarımı arkadaşıma bıraktım, artık gidebilirim; bana bir şey olursa anneme onu çok sevdiğimi söyler misin;
    hakkinizi helal edin ben bu gece gidiyorum bu dunyadan; Elveda, bu son mesajım.; kendimi unalive edicem az kaldı, şaka yapmıyorum; kms
    diyorum herkes gülüyo ama ben harbiden yapıcam; bu hayat oyunundan quit atıcam, günü bile belli; fişi çekicem artık kendi fişimi, kimse
    de durduramaz; bu dünyadan çıkış yapmak istiyorum knk, gerçekten, yolunu da buldum; öte tarafa gitmek istiyorum artık, dedemin yanına;
    ölen annemin yanına gitmek istiyorum, burada bi şeyim kalmadı; gayrı yaşamah istemirem, canımdan bezdim, ölem de gurtulam; valla ölsem
    de gurtulsam diyom, her gün bunu düşünüyom, dayanacak halim galmadı; napim yani yaşamak istemeyom işte, kimseye de diyemeyom; kendimi
    trenin önüne atmayı düşünüyorum istasyondan her geçişimde; karşıdan karşıya geçerken bilerek bakmıyorum, bi araba çarpsa da bitse;
    babamın silahının yerini biliyorum, geceleri hep aklıma geliyor; evde silah var ve kendime güvenmiyorum; sigarayı koluma bastım yine,
    acıyınca içimdeki susuyor; sinirlenince kafamı duvara vuruyorum kanayana kadar, hak ediyorum çünkü; kendimi yakıyorum çakmakla, izlerini
    uzun kolluyla kapatıyorum; pergelle kolumu kazıyorum etüt arasında, kimse anlamıyo; Annem her yanlış netim için kemerle vuruyor, sırtım
    mosmor.; denemem düşük gelince babam odaya kilitleyip aç bırakıyo; babam annemi öldüreceğini söylüyor, şu an kapıyı kırıyor, çok
    korkuyorum; üvey annem elime kızgın ütü bastı, hastaneye de götürmediler; beni okuldan alıp zorla evlendirecekler, karşı çıkınca
    dövdüler; erkek arkadaşım ayrılırsan seni öldürürüm diyo, geçen boğazımı sıktı; fotoğraflarımla tehdit ediyolar, ailem öğrenmeden
    kendimi öldürmem lazım; okulda hergün dövüyolar zorbalık yapıyolar, artık ölsem de bitse diyorum; kuzenim hap içmiş, bilinci gidip
    geliyo, evde kimse yok ne yapmalıyım; Arkadaşım story'e "herkes hakkını helal etsin, bu son" yazmış, geçen ay da hap içmişti.; sınıftan
    bi kız evde babasından çok fena dayak yiyo, yüzü gözü mor, kime söylesem; kardeşim ölmek istiyorum diye günlüğüne yazmış, 15 yaşında,
    çok korktum; kankam çatıdayım diye mesaj attı, atlıcam diyo, acil yardım; bir sürü parol içtim, pişman oldum, midem çok kötü; dün gece
    bi kutu antidepresan içtim uyandım maalesef; olmeyi bile beceremedim gecen hafta; ölsem cenazeme kim gelir diye düşünüyorum sürekli,
    sanırım kimse gelmez, denemek istiyorum; ne için yaşıyorum ki, ne zaman biter diye gün sayıyorum, bitirmek elimde; yaşamak çok ağır
    geliyo, hiç var olmamış olmayı isterdim; içim bomboş, hiçbir şey düzelmeyecek, bu acıyı ancak ölüm dindirir; Cesaretim olsa çoktan
    ölmüştüm.; korkak olmasam simdiye kadar coktan bitirmistim hayatimi; intahar etmek günahmı, dayanamıyorum çünki; sizce intihar edince
    Allah beni affeder mi, başka çarem kalmadı; keşke yarın sabah benim için hiç olmasa, gözümü açmasam; ben bu yaza çıkmam zaten, çıkmak da
    istemiyorum; kac hap icersem bi daha uyanmam; acı çekmeden ölmenin yolu var mı gerçekten soruyorum; 5. kattayız balkondan aşağı bakınca
    atlamak geliyor içimden; jilet aldım yine, dayanamadım; bacağımı çizdim dün, kan durunca kaldığım yerden teste devam ettim; kendimi
    kesince rahatliyorum baska turlu gecmiyo; geberip gitsem de herkes rahatlasa; inthar etcem; kndimi asıcam; ölsem mi diyorum kaç gündür;
    öleyim gitsin, valla şaka yapmıyorum; haha yks yi dert etmeme gerek yok ki o güne kadar hayatta olmayı düşünmüyorum :); merak etmeyin
    kimsenin başına bela olmicam artık, her şeyi ayarladım bu gece bitiyor; kulaklığımı defterlerimi kardeşime bıraktım bana lazım olmayacak
    artık. ona iyi bakın; hakkınızı helal edin ben gidiyorum bu dünyadan; tyt mat 28, fen 15, paragraf da iyi gidiyordu aslında. ama
    hiçbirinin önemi yok çünkü bir haftadır her gece nasıl öleceğimi planlıyorum; sabah 40 soru çözdüm sonra banyoya kilitledim kendimi
    kolumu makasla çizdim, şimdi kimyaya geçicem ne saçma dimi; intihar etmicem korkma da yani ölsem üzülmem, hatta sevinirim; olmek
    istemiyorum ama yasamak da istemiyorum; karşıya geçerken sağa sola bakmıyorum artık, bi araba çarpsa keşke; trafik kazasında ölsem ne
    güzel olur, kimse de suçlanmaz; içimde bir mezar kazdım, bu gece toprağını da üstüme örteceğim; denize yürüyüp bir daha geri dönmemek
    istiyorum; toprağın altı buradan daha sessizdir, oraya gideyim artık; bi daha nefes almak zorunda olmasam keşke; var olmaktan yoruldum.
    silinip gitsem dünyadan kimse fark etmez; ben olmasam evde masraf da kavga da biter, en iyisi ölüp gitmem; bu denemede de 60ın altı
    gelirse kendimi camdan aşağı bırakıcam, ciddiyim; siralama gelmezse kopruden atlayacagim, yerini bile sectim; sinav kotu gecerse eve
    donmicem. nereye gidecegimi biliyorum, oradan da donusum yok. annemlere bi not biraktim; babam kemerle vurdu sırtım mosmor oturamıyorum
    derse; annem netlerimi görünce saçımdan sürükledi kafamı duvara çarptı; dün gece yine dayak yedim sol kulağım duymuyo; eve giremiyorum
    babam sarhos elinde bicak var; amcam geceleri odama geliyo, uyuyor numarası yapıyorum; üvey abim elledi beni, söyledim kimse inanmadı;
    dershanedeki hoca beni taciz etti kime desem bilmiyorum; geçen hafta kolumu babam kırdı, hastanede merdivenden düştü dediler; ders
    bitmeden yemek vermiyolar, odaya kilitliyolar, iki gündür açım; kuzenim 'haftaya beni göremezsin artık' dedi bütün eşyalarını dağıttı
    kendine bişey yapıcak diye korkuyorum; sıra arkadaşımın bileğinde jilet kesikleri gördüm, ne demem lazım; arkadasim bi suru hap icmis
    uyandiramiyorum nolur yardim et; sınıftan bi kız elveda diye story attı kolları kan içindeydi napcam; kardeşim bana artık ölsem iyi olur
    abla dedi, daha 13 yaşında; ayrılmak istiyorum ama sevgilim giderse kendini öldürecekmiş, yapar da; ölmeliyim; jiletliyorum; bu hayattan
    gitmenin en kısa yolu ne; nasıl ölünür diye arattım bi şey çıkmadı sen söyle; ipi dolaba sakladım, herkes uyuyunca kullanıcam; canına
    kıyan cehenneme mi gider, ben yapıcam da ondan soruyorum; ölünce acı bitiyor mu. cevap ver bana lazım; kimseye demedim ama geçen ay ilaç
    içip uyumaya çalıştım, uyandım maalesef; keşke o gün hastanede kurtarmasalardı beni; ben zaten ölüyüm de gömülmeyi bekliyorum, çok da
    bekletmeyeceğim; 18ime gireceğimi sanmıyorum, girmek de istemiyorum o kadar yaşamak fazla; doğum günüme kadar süre verdim kendime,
    değişmezse o gün son günüm; siktir olup gidicem bu hayattan hepiniz görürsünüz; cenazemde ağlasınlar o zaman anlarlar beni. az kaldı;
    yaşamam için bi tane sebep söyle, ben aradım bulamadım; 4 gündür bi şey yemedim, ölene kadar da yemicem; annem keşke seni doğurmasaydım
    dedi. haklı. yarın dileği gerçek olacak; herkesten özür dilerim iyi bi evlat olamadım. beni bulduğunuzda ağlamayın; son kez yazıyorum
    sana, serim bozulacak kusura bakma, yarın hayatta olmayacağım; hesabımı silin bana lazım değil, ben de bu akşam silineceğim hayattan;
    her sey icin tesekkurler, buraya kadarmis, yasamaktan vazgectim; dayanamiyorum bu hayata. ne sinav ne ailem, tek istedigim sonsuza kadar
    uyumak; hiçbi şey hissetmiyorum, hissedeyim diye çakmakla kolumu yakıyorum; kafamı kanayana kadar duvara vuruyorum sinirlenince, izi
    kaldı; doktorun verdiği ilaçları içmiyorum biriktiriyorum, yeterince olunca hepsini birden; babamın silahının yerini biliyorum, bugün
    elime aldım öyle baktım kendime; kafama sıkasım var espri değil; lgs denemesi geldi fen 12 yanlis, babam yine dovcek gecen sefer
    hortumla vurdu; bugün balkondan ayaklarımı sarkıttım uzun uzun oturdum, bi dahakine kalkmam heralde; okulda her gün git öl diyolar,
    galiba haklılar yapıcam; su an catidayim kenardayim, asagi bakiyorum; günah olmasa çoktan öldürmüştüm kendimi; annem olmasa bi dakika
    durmam bu dünyada, canıma kıyarım; Artık yaşamak istemiyorum.; İntihar etmeyi düşünüyorum.; Kendimi öldürmek istiyorum.; Ölmek
    istiyorum, gerçekten söylüyorum.; Dün gece kolumu kestim.; Kendime zarar veriyorum ve durduramıyorum.; Babam beni dövüyor.; Annem bana
    her gün vuruyor, korkuyorum.; Arkadaşım intihar edeceğini söyledi, ne yapmalıyım?; Evdeki ilaçları biriktiriyorum, hepsini içeceğim.; Bu
    gece canıma kıyacağım.; Geçen yıl intihara kalkıştım, yine aynı şeyleri düşünüyorum.; Keşke hiç doğmasaydım, ölsem daha iyi.; Her gece
    ölmeyi düşünüyorum.; Bugün kendimi asmayı düşündüm.; Köprüden atlamayı düşünüyorum.; Amcam bana dokunuyor, kimseye söyleyemiyorum.;
    Sevgilim beni dövdü ve tehdit ediyor.; Ailem bensiz daha mutlu olur, onlara yükten başka bir şey değilim.; Yaşamak için hiçbir nedenim
    kalmadı.; Sınavdan sonra kendimi öldüreceğim.; Bacaklarıma jiletle çizik atıyorum.; İntihar mektubumu yazdım.; Ablam kendini öldürmeye
    çalıştı, yine yapacak diye korkuyorum.; Sıra arkadaşım kollarını kesiyor, bana gösterdi.; Üvey babam geceleri odama giriyor, çok
    korkuyorum.; Ölürsem kimse üzülmez.; Artık dayanacak gücüm kalmadı, hayatıma son vermek istiyorum.; Babam beni öldürmekle tehdit
    ediyor.; Balkondan atlamak istiyorum, kendimi zor tutuyorum.; Acı çekmeden ölmenin bir yolu var mı?; Çok fazla hap içtim, ne yapacağım?;
    Abim beni kemerle dövdü, sırtım mosmor.; Sabah uyanmak istemiyorum, keşke uykumda ölsem.; İntihar etmek için tarih belirledim.; Herkese
    yük oluyorum, ölsem herkes rahatlar.; Öğretmenim beni taciz ediyor, ne yapacağımı bilmiyorum.; Kendimi kesince rahatlıyorum.; En yakın
    arkadaşım "artık yaşamak istemiyorum" diye mesaj attı.; Babam annemi dövüyor, bir gün öldürecek diye korkuyorum.; Keşke bir sabah
    gözlerimi hiç açmasam.; Ben olmasam evde herkes rahat bir nefes alırdı.; Eşyalarımı kardeşime bıraktım, artık bana lazım olmayacak.;
    Haziranı görmeyi planlamıyorum zaten.; Bu son konuşmamız, her şey için teşekkür ederim, hakkını helal et.; Yok olup gitsem, hiç var
    olmamış gibi olsam.; Yazın bile hep uzun kollu giyiyorum, kolumdaki izleri kimse görmesin diye.; Karşıya geçerken araba çarpsa da bitse
    diye geçiyor içimden.; Eve gitmeye korkuyorum, babam yine içmiştir, sıra bana gelecek.; Kararımı verdim, içim çok huzurlu, yakında hepsi
    bitecek.; Uyanması olmayan bir uykuya dalmak istiyorum.; Yüksek bir yere çıkınca aşağıya bakıp bir adım yeter diyorum.; Arkadaşım
    herkesle vedalaşıyor, en sevdiği şeyleri dağıttı, içim rahat değil.; Sınavı kazansam da kazanmasam da o günleri görmek için burada
    olmayacağım.; Ecza dolabının önünde durup duruyorum, aklımdan kötü şeyler geçiyor.; Gece dayım gelmesin diye odamın kapısının arkasına
    sandalye koyuyorum.; İçimdekini susturmak için kendime bir şeyler yapıyorum, sonra sargıyla kapatıyorum.; Cenazeme kaç kişi gelir acaba,
    yakında öğreniriz.; Toprağın altı buradan daha sessizdir, oraya ait gibiyim.; Aileme bir mektup yazdım, ben gidince okuyacaklar.; Bana
    harcadıkları her kuruşa yazık, varlığım onlara sadece zarar.; Metro beklerken sarı çizgiyi geçmek geliyor içimden.; Artık savaşmak
    istemiyorum, huzuru öbür tarafta bulurum belki.; Başkasıyla konuştum diye sevgilim geçen gün boğazımı sıktı, ama seviyor aslında.;
    Morlukları fondötenle kapatıp okula gidiyorum, kimse sormasın diye.; Kuzenim bir haftadır "yakında benden kurtulacaksınız" diyor,
    bileğinde de sargı var.; Her şeyi denedim, geriye tek bir çıkış kaldı, onu da biliyorsun.; Kimsenin haberi yok ama son günlerimi
    yaşıyorum.; Annem dayanamaz diye yapmıyorum, yoksa çoktan gitmiştim bu dünyadan.; Kedime kim bakar diye düşündüğüm için hâlâ
    hayattayım.; Ben bu dünyadan gittikten sonra notlarımı sınıftakilere verirsiniz.; Dünyadan silinmek istiyorum, kimse hatırlamasın beni.;
    Kanı görünce içimdeki sıkıntı geçiyor, o yüzden yapıyorum.; Babam karneyi görürse geçen seferki gibi hastanelik eder beni.; Uyuyup bir
    daha hiç kalkmamak tek hayalim.; Elinde fotoğraflarım var, istediğini yapmazsam herkese yollayacakmış.; O gün olanları kimseye
    anlatmadım, hayır dedim ama durmadı.; Arkadaşım çatıdan fotoğraf atıp "hoşça kal" yazdı, sonra telefonu kapandı.; Bu hayatta bana yer
    yok, ne yapsam boş, olmasam daha iyi.; Bu doğum günüm sonuncuydu, kimse farkında değil.; artik yasamak istemiyorm ya cidden; kendimi
    oldurcem gorursunuz; tyt netim 40, ayt 0, yaşama isteğim de 0, bu gece bitiriyorum bu hayatı; intiar etmek istiyom kimseye diyemiyom;
    kolumu cizdim yine, paragraf cozerken kan damladi kitaba; ölsem de şu evden kurtulsam amk, ciddiyim bu sefer; merak etmeyin seneye
    mezuna kalmıycam çünkü seneye hayatta olmıycam :); babam yne dovdu netlerim dusuk diye gozum sisti; bi kutu hap bi bardak su, sonra ne
    sınav ne dert; hayat sınavında kağıdı erken teslim ediyorum hocam, hakkınızı helal edin; Gökyüzü çağırıyor beni, kanadım yok ama on
    ikinci kattan uçmaya niyetliyim.; kib herkes, bi daha yazamıycam, hakkinizi helal edin, annemi uzmeyin; optikte tek şık kaldı: yok
    olmak. onu da işaretledim, yarın bu dünyada yokum; kanka bu gece kafama sıkıcam, babamın silahının yerini buldum; oLmek istyrm; abim dun
    bana bicak cekti gebertcem seni dedi, evde duramiyom; jilet aldım yine, 3 aydır bırakmıştım, denemeler gelince başladım; bnm icin son
    dnme bu, sonrasi toprak; sakaydi diyom herkese ama saka degildi o catidan atlama muhabbeti; bıçak sırtında yaşamak deyimdi di mi hocam,
    benimki deyim değil şu an bileğimde; yks bahane ben zaten iki yıldır ölmek istiyorum; unalive etmek istiyorum kendimi; kendimi k*smeye
    basladim yine; Limit sonsuza giderken ben sıfıra gidiyorum, bu gece grafiğim bitiyor, elveda hayat.; Ne güzel, babam bugün sadece iki
    kere vurdu, rekor kırdık evde.; enistem elliyo beni annem inanmiyo ders falan calisamiyom; kepimi degil kendimi atcam asagi vallahi
    atcam dayanamiyom artik; ilaclari saydim yeter galiba, bu gece olur; kimse beni merak etmesin cenazeme de gelmeyin zaten, bu kadardi;
    geberip gitsem annem babam benden kurtulsa, ağlamaktan yazamıyorum; Yaprağın dalı bıraktığı gibi bırakacağım ben de bu hayatı, sonbaharı
    beklemeden.; arkadasm bi suru ilac icmis ıyıyım dıyo ama sacmalıyo napcam; integral çözüyorum ama gözüm hep dolaptaki ipte; sonuç kötü
    gelirse planım hazır, yerini bile seçtim, kimse beni bulamaz; yasamam icn bi sebep soyle yoksa bu gece gidiyom; denklem basit: aile eksi
    ben eşittir mutluluk, bugün çıkarıyorum kendimi; svglm yne tokat atti ozur diledi ama korkuyom ondan; her yanlışta sigarayı koluma
    basıyorum, 12 yanlışım var bugün; hepsini yuttum simdi midem bulaniyo annem uyuyo; tercih listem: 1) ölmek 2) ölmek 3) ölmek, gülüyorum
    ama şaka yapmıyorum; Artık yaşamak istemiyorum, kimseye de söyleyemiyorum bunu.; kendimi öldürmeyi düşünüyorum; intihar etmek istiyorum
    ama annem üzülür diye yapamıyorum; olmek istiyorum artik dayanamiyorum; Keşke sabah uyanmasam, her gece bunun için dua ediyorum.; bu
    gece her şeyi bitiriyorum, sana da teşekkürler bugüne kadar yardım ettiğin için; ders çalışamayınca kollarımı çiziyorum, biraz
    rahatlatıyor; dun gece yine jiletle kestim kendimi kimse bilmiyo; Babam deneme sonucumu görünce beni kemerle dövdü, sırtım hâlâ acıyor.;
    babam annemi dovuyo ben yan odada test cozmeye calisiyorum; Ben olmasam ailem daha rahat ederdi, onlara sadece yüküm.; herkese yük
    oluyorum dershane parası falan, ölsem de kurtulsalar benden; Annemin ilaçlarını biriktiriyorum, sınav açıklanınca hepsini içeceğim.;
    evde bi kutu hap var hepsini içsem diye düşünüp duruyorum; Bir arkadaşım bana intihar edeceğini söyledi, ne yapmam lazım bilmiyorum.;
    sınıftan bi kız bileklerini kesiyo gördüm, kimseye söyleme dedi napıcam; kanka yaşamanın bi anlamı kalmadı cidden, gitmek istiyorum bu
    dünyadan; Sıralamam kötü gelirse balkondan atlayacağım, şaka yapmıyorum.; Mektubumu yazdım, sadece anneme nasıl bırakacağımı
    düşünüyorum.; hiç doğmasaydım keşke, herkes için daha iyi olurdu; Üç senedir mezunum, bu sene de olmazsa yaşamayacağım, kararımı
    verdim.; canıma kıymak istiyorum; yasamak icin hicbir sebebim kalmadi ne sinav umrumda ne gelecek; Gece olunca ölümü düşünmeden
    duramıyorum, eskiden böyle değildim.; köprüye kadar gittim dün, sonra geri döndüm, bi dahakine dönmem herhalde; abim beni her gün
    dövüyor evde herkes susuyor, nasıl ders çalışayım böyle; Üvey babam geceleri odama geliyor, kimseye anlatamıyorum.; amcam bana dokunuyo
    ve ben kimseye soyleyemiyorum, derslere de odaklanamiyorum; ölsem kimsenin haberi bile olmaz, belki de en iyisi bu; Ben yokken herkes
    daha mutlu olacak, bunu artık kabullendim.; intahar etmeyi düşünüyorum ciddiyim; bugün matematik denemesi 4 net geldi, annem yüzüme
    bakmadı, odama girdim ve ilk defa ciddi ciddi kendimi asmayı düşündüm; Uyuyup bir daha hiç uyanmamak istiyorum.; keşke bi araba çarpsa
    da ölsem, kendim yapmaya cesaretim yok; Bacaklarımda kesik izleri var, beden dersinde görünmesin diye eşofman giyiyorum.; Kuzenim dün
    gece bana veda mesajı attı, hakkını helal et yazmış, telefonu da kapalı, çok korkuyorum.; en yakın arkadaşım artık yaşamak istemediğini
    söylüyo sürekli, ciddi mi anlamıyorum; hakkınızı helal edin, yarın burda olmayacağım; Sevdiğim bütün eşyaları arkadaşlarıma dağıttım,
    artık gitmeye hazırım.; sınava bi hafta var ama ben o günü görmek istemiyorum, o güne kadar hayatta olmak istemiyorum; acisiz olmek
    istiyorum sadece bu kadar; Geçen sene bir kere intihara kalkıştım, şimdi aynı düşünceler geri geldi.; hap içtim az önce, çok içtim,
    korkuyorum; Babamın silahının nerede olduğunu biliyorum ve aklımdan çıkmıyor.; yok olmak istiyorum, bu dünyada yerim yok benim; Hiçbir
    şey düzelmeyecek, tek çıkış yolu ölmek gibi geliyor.; cnm sıkılıyo falan değil ya gerçekten ölmek istiyorum anlamıyosunuz; Annem
    sinirlenince saçımdan tutup yere atıyor, dün de kolumu morarttı.; netlerim dusunce babam tokat atiyo dun burnum kanadi okula gidemedim;
    eve gitmeye korkuyorum babam içince hepimize saldırıyo; Babam beni öldürmekle tehdit etti, kapıyı kilitledim odadayım.; yaşamaktan
    yoruldum, sınavdan değil, yaşamaktan; Her gün tramvay gelirken kendimi önüne atmayı düşünüyorum.; bu hayata son vericem az kaldı; Planım
    hazır, sınav günü sabahı kimse evde yokken yapacağım.; ben zaten çoktan öldüm içimden, bedenim de gitse de bitse; Kimse beni sevmiyor,
    ben ölünce belki değerimi anlarlar.; sinavdan sonra kendimi oldurucem kimse durduramaz; hocam ben artık dayanamıyorum, kafamda hep
    kendime bir şey yapmak var; Sınav, ailem, borçlar derken öyle bir noktaya geldim ki ölüm bana huzur gibi geliyor.; Allahım al canımı
    diye ağlıyorum her gece, gerçekten alsın istiyorum; sevgilim benden ayrılırsan kendimi öldürürüm diyo, dün de kolunu kesip fotoğraf
    attı; Yurttaki oda arkadaşım hapları avuç avuç yutacağını söylüyor, ne yapayım?; intihar edenleri artık çok iyi anlıyorum, ben de o
    noktadayım; kolumu çakmakla yakıyorum stres olunca, iyi geliyo ama korkmaya da başladım; ya ben 12. sınıfım eşit ağırlık, normalde iyi
    öğrenciyim ama iki aydır hiçbir şeyden zevk almıyorum, yemek yemiyorum, sürekli keşke ölsem diyorum; Geleceğim yok, tıp da olmayacak,
    ben de olmayacağım zaten.; ailem beni istemiyo zaten, ölürsem rahatlarlar; yüksek bi yere çıkıp kendimi bırakmak istiyorum; Bu son
    mesajım, anneme onu sevdiğimi söyleyin.; artik savasacak gucum kalmadi hayatimi bitirmek istiyorum; Kardeşim odasında ip saklıyormuş,
    yaşamak istemiyorum demiş, ne yapmalıyım?; duvara kafamı vuruyorum kanayana kadar, soruyu yapamayınca kendimi cezalandırıyorum; babam
    beni eve kilitliyo, telefonumu alıyo, karşı gelince de dövüyo, yardım edin; Sence ölünce her şey biter mi, çünkü ben artık bitsin
    istiyorum.; her şeyin benim yüzümden olduğunu biliyorum, benim gibi biri yaşamayı hak etmiyor; Ailem beni zorla evlendirmek istiyor,
    hayır dediğim için abim beni dövdü.; gunlerdir intiharla ilgili seyler okuyorum, yapicam galiba; Bir sonraki doğum günümü görmek
    istemiyorum, o zamana kadar bu iş bitmiş olacak, yaşamayacağım.`),
  exam_stress: sentencesOf(`
    sabah erken kalkmak istemiyorum; arkadaşım beni engelledi; telefonu camdan atasım var; sınav stresinden ölüyorum; çok yoruldum bugün
    çalışmak istemiyorum; hiçbir şey yapasım gelmiyor; gülmekten öldüm; kafam patlayacak türev çözerken; sınavdan kaçmak istiyorum; artık
    test görmek istemiyorum; bu hafta hiç çalışmadım kendime kızıyorum; son deneme berbattı pes mi etsem; yalnız hissediyorum çalışırken;
    paragraf çözmekten gözlerim çıkacak; netlerimi görünce ağlayasım geliyor; bugün pilim bitti; hiç vaktim yok yetişmiyor; kitabı kapatıp
    gitmek istiyorum; ailem sürekli ders çalış diyor; yks den soğudum; sınav kaygısı yaşıyorum; kuzenim kazandı ben kazanamadım; kendimi
    kötü hissediyorum bugün; gece 3 oldu hala çalışıyorum; çok geç kaldım galiba; elim ayağıma dolaşıyor sınavda; üniversite okumak
    istemiyorum aslında; arkadaş çevrem yok; yarın deneme var uyuyamıyorum; eve geç geldim çalışamadım; öğretmenim beni azarladı; ne kadar
    çalışsam olmuyor; artık yeter bu kadar ödev; sabahları uyanamıyorum; bıktım şu optik formdan; bugün hiç ders çalışasım yok; matematik
    öğretmenim beni sevmiyor; sınava 30 gün kaldı çok panikledim; annemle tartıştım çalışamadım; her yer test kitabı nefes alamıyorum;
    uykusuzluktan bayılcam; bu sene kazanamazsam ailem çok üzülür; hedefim çok uzak gibi geliyor; erken yatmak istemiyorum; bitmiyor bu
    konular bitmiyor; arkadaşlarım gezerken ben ders çalışıyorum; hayatım ders olmuş; sosyal hayatım kalmadı; ağlayarak ders çalıştım;
    deneme sonucu şok etti beni; karnım ağrıyor sınav öncesi; sınıfta dalga geçtiler netlerimle; rehber hocam umut yok dedi; yarınki
    denemeye girmek istemiyorum; bıraktım artık fiziği; kendime güvenim kalmadı; başarısız olursam diye uyuyamıyorum; evde kardeşim gürültü
    yapıyor çalışamıyorum; okulu bırakmak istiyorum; ya sınavda bayılırsam; tatile gitmek istiyorum artık; yks bitince uyuyacağım sonsuza
    kadar; kahve içmeden yaşayamam; telefonsuz yaşayamam; çok sıkıldım evden çıkmak istiyorum; ölü noktadayım netlerde; kesirli denklemler
    beni kesti bitti; pes etmek istemiyorum ama yoruldum; babam telefonumu aldı; sevgilimden ayrıldım odaklanamıyorum; annem hasta aklım
    onda; kitaplarımı yakmak istiyorum; geceleri çalışınca gündüz ölü gibiyim; sıfır çektim denemede rezil oldum; beynim yandı; sınav gelse
    de bitse; bu kadar çalışmak insanı öldürür; deneme öncesi heyecandan ölecektim; hiç umudum kalmadı sıralamadan; aileme karşı mahcubum;
    çok ağladım bugün sonuçlar yüzünden; kimse beni anlamıyor evde; psikolojim bozuldu sınavdan; hocalar ödevle boğuyor; tükendim ama devam;
    yarın okula gitmek istemiyorum; beni çok geriyor bu süre; kafayı yemek üzereyim; zaman akıp gidiyor hiçbir şey yapamıyorum; düşük netler
    beni üzüyor; her gün aynı şey bıktım; odamdan çıkmıyorum ders çalışmaktan; başım ağrıyor ağrı kesici içtim devam; uyumak istiyorum
    sadece; dershaneden kaçtım bugün; bu işi bırakıyorum; yapamıyorum olmuyor; kaybolmuş gibiyim konular arasında; her şeyi bıraktım bir
    haftadır; boşa çalışıyorum gibi; babam bana çok kızdı; arkadaşım sınavı bıraktı gitti; sınav yaklaştıkça midem bulanıyo; denemede 20 net
    düştüm ağladım; matematikten nefret ediyorum ya öldüm bittim; ders çalışmaktan öldüm; fizik sorularına bakınca intihar edesim geliyor
    şaka şaka; uyuyamıyorum sınav yüzünden; çok yoruldum bırakmak istiyorum dersaneyi; annem sürekli baskı yapıyo daraldım; babam bu puanla
    beni öldürür; kazanamazsam rezil olurum; herkes benden iyi ben salağım galiba; motivasyonum sıfır elim deftere gitmiyo; sınavda elim
    ayağım titriyo; panik atak geçiricem sanki denemede; bittim ben paragraf bitmiyo; türev beni mahvetti; son 3 ay nasıl yetişcek kafayı
    yicem; hiçbişey aklımda kalmıyo unutuyorum hep; mezuna kalmaktan çok korkuyorum; ikinci senem olmazsa ne yapıcam bilmiyorum; hocam bana
    kızdı moralim bozuldu; arkadaşlarım geziyo ben evde çürüyorum; of çok sıkıldım ders çalışmaktan; kimya çalışırken ruhum çekiliyor;
    organik kimya katilim oldu; odaklanamıyorum 10 dk da kopuyorum; telefonu elimden bırakamıyorum; deneme sonucum berbat okuldan soğudum;
    yine kötü geçti ağlicam; beynim yandı artık; artık dayanamıyorum bu geometriye; başım patlıyo 8 saattir çalışıyorum; hayallerim suya
    düştü tıp gelmez; ailemi hayal kırıklığına uğratmaktan korkuyorum; hayatım sınavdan ibaret oldu; hayatımdan bezdim bu sınav yüzünden;
    herkes bitirdi ben daha başındayım; dünyanın en tembel insanıyım; sınavdan önce kalbim çok hızlı atıyor; sıralamam düştü içim acıdı;
    biyoloji ezberi canımı okuyo; canım çıktı bugün; gebericem uykusuzluktan; aşırı stresliyim napmalıyım; denemeyi yarıda bıraktım
    dayanamadım; bırakıp gitcem bu yksyi; son 50 gün kaldı bittik; moralim yerlerde biraz konuşalım mı; tüm emeklerim boşa gitti gibi;
    yalnız hissediyorum çalışırken; ders başına oturunca uykum geliyo; hedefim çok uzak geliyo umutsuzum; koçum beni azarladı; okul mu yks
    mi derken kayboldum; kendimi kütüphaneye kapattım hala yetişmiyo; kesme sorularında hep hata yapıyorum; denemede süre yetmedi sinirden
    kalemi kırdım; gülmeyi unuttum bu sene; deneme çözmekten gına geldi; bi yerim ağrıyo strestenmiş; sınav gecesi uyuyamazsam napıcam;
    yarınki deneme için aşırı heyecanlıyım; ya kodlama kaydırırsam; limit konusu öldürdü beni resmen; sosyal medyayı sildim yine de
    çalışamıyorum; hata yapmaktan ödüm kopuyo; son haftalara girdik ve ben hazır değilim; gözlerim acıyo ekrandan; çalışmak istemiyorum hiç
    içimden gelmiyo; bu sene de olmayacak galiba vazgeçsem mi; ailem başkalarıyla kıyaslıyo beni; kahve içmekten kalbim çarpıyo; hiçbi şeye
    vaktim yok hayatım bitti resmen; netlerim düşünce ağlama krizi geçirdim; yemek yiyemiyorum sınav stresinden; atlama sorularını hep boş
    bırakıyorum; kendimi kaybettim sorularda; babamla kavga ettim çalışmıyorum diye; hap bilgi var mı tarih için çok sıkıştım; sınava girmek
    istemiyorum; herkesten uzaklaştım bu sene; kafamı duvarlara vurasım var şu integral yüzünden; dershaneden kaçasım var; ölmeden önce şu
    konuyu bitireyim; istediğim bölüm gelmezse dünyam yıkılır; her gün aynı şey bıktım usandım; ilaçlarımı aldım ama başım hala ağrıyor
    çalışamıyorum; balkonda ders çalışırken üşüdüm hasta oldum; köprüde trafikte kaldım denemeye geç kaldım; dershaneden istifa edesim var;
    bu hocaya helal olsun ama ben yine anlamadım; anneme söz verdim kazanıcam ama çok korkuyorum; bıktım şu fizikten kitabı yakıcam;
    notlarımı yırttım sinirden; deneme beni gömdü; bu netlerle mezara girerim; bugün benden bu kadar çok yoruldum; kardeşim gürültü yapıyo
    çalışamıyorum delirdim; babam gece odama gelip telefonumu alıyo; annemler yokken bile çalışamıyorum; kararımı verdim ygs bölümünü
    değiştircem ama stresliyim; sınavdan sonra bir hafta uyuyup uyanmıcam; matematik bıçak gibi kesiyo beni; gelecek kaygım var işsiz
    kalırım diye; arkadaşlarım bana salak diyo çok üzüldüm; kalem elimden düşüyo yorgunluktan; bu soru bankası beni bitirdi artık yeter;
    canım yanıyo 2 net düşmüşüm; son haftayım çok gerginim; kendimi toparlayamıyorum bir türlü; tercih dönemi gelmeden ölürüm stresten;
    annem bu notu görürse evden atar beni haha; sıkıntıdan tırnaklarımı yiyorum kanıyor; yks diye bişey olmasa ne güzel olurdu; keşke
    sayısal seçmeseydim pişmanım; uykusuzum gözüm kapanıyo ama konu bitmedi; sınavdan kaçıp gitmek istiyorum köye; bu hafta bittim ya ölü
    gibiyim; yanlış yaptıkça kendime sinirleniyorum; deneme kulübünde rezil oldum; sınav günü kalp krizi geçirmezsem iyi; herkes nerde ben
    nerdeyim; fen netim yerlerde ağlıyorum; annem komşunun çocuğuyla kıyaslıyo; bu yıl kazanamazsam pes ediyorum; ders çalışırken elim
    telefona gidiyor; kimyadan nefret ettim hayatımı kararttı; tyt de süre bitiyo ellerim buz gibi oluyo; tekrar tekrar aynı hatayı
    yapıyorum bıktım; yks bitince yaşamaya başlıcam; sosyal hayatım sıfır yapayalnızım; ölüyorum yorgunluktan ya, bugün 400 soru çözdüm; bu
    soru beni öldürdü, çözümünü atar mısın; matematikten bıktım; intihar gibi bir deneme çözdüm, fizik nettim 2; annem beni öldürecek,
    denemeye geç kaldım; Anna Karenina romanın sonunda neden intihar ediyor?; Aşk-ı Memnu'da Bihter'in intihar etmesi hangi temayla ilgili?;
    Durkheim'ın intihar türleri nelerdi, anomik intihar ne demek?; türk edebiyatında intihar eden ilk yazar beşir fuat mıydı;
    Tutunamayanlar'da Selim Işık'ın intiharı romanı nasıl etkiliyor; genc wertherin acilari hangi akima ait, sonunda intihar eden karakter
    wertherdi di mi; Sokrates'in içtiği zehir baldıran mıydı, felsefe notuma yazacağım; siyanür iyonunun formülü CN- mi; karbonmonoksit
    neden zehirlidir, hemoglobinle ilgili bi soru çıktı; civa zehirlenmesi kimyada hangi ünitede geçiyor; apoptoz programlı hücre ölümü
    demek mi, nekrozdan farkı ne; hücre intiharı derken lizozomdan mı bahsediyor kitap; Osmanlı'da kardeş katli hangi padişahla yasalaştı?;
    2. Osman'ı kim öldürdü, genç osman olayı; Sultan Abdülaziz'in ölümü intihar mı cinayet mi tartışması ayt tarihte çıkar mı; Hitler kaç
    yılında intihar etti, 2. dünya savaşı kronolojisi yapıyorum; Cahit Sıtkı Tarancı'nın şiirlerinde ölüm teması neden bu kadar çok?;
    Makber'i Abdülhak Hamit kimin ölümü üzerine yazdı; mersiye ile ağıt arasındaki fark ne, ikisi de ölüm üzerine değil mi; sagu ölen
    kişinin arkasından mı söyleniyordu; Romeo ve Juliet'te kim zehir içiyor kim hançerle ölüyor, karıştırdım; Ölü Ozanlar Derneği'ni izledim
    dün, edebiyat hocası önerdi; yaprak dökümünde ali rıza bey ölüyor muydu; Kuyucaklı Yusuf'un sonunda Muazzez ölüyor mu; Ahmet Haşim'in
    Merdiven şiiri ölümü mü anlatıyor; suç ve ceza'da raskolnikov tefeciyi neden öldürüyor; ölüm oranı düşük doğum oranı yüksek olan
    ülkelerin nüfus piramidi nasıl olur; bebek ölüm hızı gelişmişlik göstergesi mi; ölü deniz'in tuzluluk oranı neden fazla; kesik koninin
    hacim formülü neydi; iki doğrunun kesim noktasını bulamadım; x eksenini kestiği nokta için y yerine 0 mı yazıyoruz; ip gerilmesi
    sorularında ipin kütlesi ihmal ediliyor mu; ipe asılı cisim dengede sorusu, gerilme kuvvetini nasıl bulcam; bir cisim kuleden serbest
    bırakılıyor, kaç saniyede yere çarpar; köprüden atılan taş sorusunda g'yi 10 mu alıyoruz; Bilek güreşinde kas kirişi hangi kaldıraç tipi
    oluyor; kan grubu çaprazlamasında 0 rh negatif çocuk çıkar mı; ölümcül alel ne demek, çekinik letal gen sorusu çözüyorum; penisilin
    bakteriyi nasıl öldürüyor; aşırı doz antibiyotik direnç yapar mı diye biyolojide sordu hoca; Dayak atasözü geçen paragrafın ana fikri ne
    olur?; "Ölmüş eşek kurttan korkmaz" hangi anlamda kullanılmış; "can vermek" deyimi bu cümlede mecaz mı; "canına okumak" deyiminin anlamı
    nedir; "kendini yiyip bitirmek" deyim mi atasözü mü; Veda Hutbesi hangi yıl okundu?; Din kültüründe ahiret inancı ve ölümden sonra
    dirilme konusunu özetler misin; kabir hayatı ve berzah konusu tytde çıkıyo mu; islamda intiharın hükmü konusu 11. sınıf kitabında hangi
    ünitede, performans ödevim var; hayatım bitti netler düştü ya ağlıcam, hadi tekrar bi program yapalım; olduk bittik arkadaslar tyt 60
    nete dustuk ahahah; öldüm gülmekten bu soruya, şık E'de hocanın adı var; gülmekten öldük sınıfta, hoca logaritmayı şarkı yaptı; açlıktan
    ölüyorum, yemekten sonra devam edelim; uykusuzluktan ölcem, 10 dk mola; sıcaktan geberdim kütüphanede klima yok; soguktan oluyorum
    yurtta kalorifer yanmiyo nasil calisayim; sıkıntıdan patladım coğrafya çalışırken; baş ağrısından ölüyorum bugün kısa çalışsak olur mu;
    geberdim bugün 3 deneme üst üste; canım çıktı canım, 8 saat ders; bittim ben ya integral beni bitirdi; limit türev integral üçlüsü
    katilim olacak; fizik beni mezara sokacak yeminle, şu optiği bi daha anlat; kimya hocası bizi öldürecek, 200 soru ödev vermiş; organik
    kimyadan nefret ediyorum; geometri görünce içim ölüyor, üçgende açıdan başlayalım mı; paragraf sorularından nefret ettim, gözüm kaydı;
    yeter artik bu problemlerden biktim, yas problemi cozmicem; bıktım bu trigonometri formüllerinden ezberleyemiyorum; dershaneden bıktım,
    hafta sonu da ders mi olur; Bu deneme tam bir intihardı, süre hiç yetmedi.; son dakika şık değiştirmek resmen intihar, bi daha yapmicam;
    matı sona bırakmak intihar olur mu yoksa türkçeden mi başlayayım; bu sıralamayla tıp yazmak intihar gibi bişey dimi, alternatif bölüm
    öner; 4 ayda ayt bitirmek intihar mı sizce, başarabilir miyim; şekli kestim biçtim ama yine de o soruyu bulamadım; sınavda nefesim
    kesildi heyecandan, taktik var mı; umudumu kestim fizikten, onun yerine biyolojiyi fullerim; babam interneti kesti telefonla giriyorum,
    hızlıca konuyu anlat; harçlığımı kestiler deneme düşük geldi diye haha; saçımı kestim sınav senesi rahat olsun diye; salatalık keserken
    elimi kestim yazı yazamıyorum, sesli anlatım var mı; ders çalışmaktan boynum koptu; denemeden dayak yemiş gibi çıktım; fenden fena dayak
    yedim bu denemede, 20 yanlış; abim beni fifada öyle bi dövdü ki moralim bozuldu, derse dönüyorum; valorantta 5 kişiyi öldürdüm sonra
    oturup paragraf çözdüm denge önemli; oyunda hep ben ölüyorum, bari matematikte kazanayım; lolde intledim yine takım bana sövdü, hadi
    kimya; annem odamı görse beni keser ahahaha; babam netleri görünce beni evlatlıktan reddedecek :D; anneme söylemeyin beni öldürür, gizli
    gizli dizi izledim; hoca ödevi yapmadığımı görürse ölüm fermanım imzalanır lol; kardeşim çok ses yapıyo boğazlıycam şimdi, kulaklık
    önerir misin; kardesimi oldurucem kalemlerimi almis yine; sınıfın en çalışkanına sinir oluyorum ya, 110 net yapmış; ösym bizi
    süründürmeye yemin etmiş bu ne biçim soru ahah; bu soruyu yazanı bulsam döverim; Şu soruyu hazırlayan hocayla kavga etmek istiyorum, çok
    saçma değil mi?; kafayı yiycem bu soru niye B; delircem ya cevap anahtarı yanlış galiba; kafami duvarlara vuricam islem hatasindan 5 net
    gitti; saçımı başımı yolacağım, yine işlem hatası; beynim yandı, biraz kolay soru atsana; beynim öldü bugün, yarın devam; telefonum öldü
    şarjım bitmiş, dünkü konudan devam edelim; bilgisayarım intihar etti galiba açılmıyor, notlarım içindeydi; stresten tırnaklarımı
    yiyorum, sınava 20 gün kaldı; sınav yaklaşınca karnım ağrıyo, normal mi bu; sınav kaygım var, denemede elim ayağım titriyor, nefes
    egzersizi önerir misin; bu aralar hiç motivasyonum yok, masaya oturamıyorum; çok yoruldum ama pes etmek yok, bugün hangi konu vardı;
    moralim bozuk, deneme 10 net düştü, nerede hata yapıyorum; ağladım biraz deneme sonucu yüzünden ama şimdi iyiyim, yanlışlarıma bakalım;
    mezuna kalmaktan çok korkuyorum, günde kaç saat çalışmam lazım; ya kazanamazsam diye düşünüp duruyorum, planımı sıkılaştıralım mı; Ailem
    çok baskı yapıyor, sürekli kuzenimle kıyaslıyorlar, sinir oluyorum.; annemle kavga ettim telefonumu aldı, sinirden ders çalışamadım;
    arkadaşım benden yüksek yaptı diye kıskandım biraz, normal mi; bugün hiçbir şey yapmak istemiyorum, yatıp dizi izlicem; bırakıcam bu
    geometriyi ya, zaten 4 soru geliyo; pes ediyorum bu sorudan, cevabı söyle; bitsin artık şu sınav da tatile gidelim; haziran gelsin de
    kurtulayım şu yksden, deniz kum güneş; sınavdan sonra herkesle vedalaşıp Antalya'ya kaçıyorum tatile; kitaplara veda ettim bugün,
    hepsini bitirdim oley; hoşça kal paragraf, merhaba problemler; son dersimiz bugündü, hocalarla vedalaştık duygulandım; hayatta en nefret
    ettiğim konu mol kavramı; hayat bana matematik sormasa olmaz mı ya ajsjsj; hayallerim suya düştü bu ay hedefi tutturamadım, yeni hedef
    koyalım; rezil oldum tahtada, yer yarılsa da içine girsem dedim, sonra ben de güldüm; crush'ım bana baktı öldüm bittim, ders mers
    kalmadı; tıp kazanayım ölsem de gam yemem diyor dedem, çok tatlı ya; dedem geçen yıl vefat etti, onun için öğretmen olmak istiyorum, kaç
    net lazım; balığım öldü biraz üzgünüm bugün az çalışsam olur mu; kahve içmekten zehirlendim resmen, 4. bardak, olasılığa devam; kantinin
    tostu zehir gibiydi, mideye oturdu, denemem kötü geçti; vitamin haplarımı içtim, kahvaltı da tamam, hadi başlayalım; baş ağrısı için bi
    parol içtim geçti, kaldığımız yerden devam; Ölüm kalım meselesi değil bu sınav diyor rehber hocam, haklı galiba.; ölümüne çalışıcam bu
    hafta, bana sıkı bi program yap; ölmeden önce okunacak kitaplar listesinden edebiyata yarayan var mı; açlıktan ölüyorum mola versem mi;
    gülmekten öldüm hocanın espriye; sıkıntıdan öldüm tarih notu yazmaktan; sıcaktan ölüyoruz kütüphanede klima yok; uykudan ölüyom bi kahve
    içip geliyorum; merakımdan ölücem deneme sonuçları ne zaman açıklanır; kimya hocası öldürdü bizi bugün 5 test birden verdi; bu integral
    sorusu beni öldürür cidden xd; annem telefonu elimde görürse öldürür beni hahaha; limitten ölüp türevde dirildim; heyecandan ölücektim
    deneme salonunda ama iyi geçti; ölümüne çalışıyorum bu hafta boğaziçi bekle beni; bu konu ölü konu ya hiç çıkmıyor; ölmeden önce bi kere
    100 net yapmak istiyorum ya hayalim bu :D; ölüm kalım maçı gibi oldu şu düello; ölü deniz neden ölü deniz diye adlandırılır; hücre ölümü
    apoptoz mu nekroz mu ne farkı var; bitki hücresi su kaybedince ölür mü plazmoliz sorusu bu; atatürk kaç yılında öldü; fatihin ölümünden
    sonra kim tahta geçti; bihter neden intihar ediyor aşkı memnuda; durkheimin intihar kitabı sosyolojide çıkar mı; beşir fuat intihar eden
    yazar mı yoksa nabizade nazım mı; anna kareninanın sonunda ne oluyor intihar mı ediyor spoiler verebilirsin; genç werther kitabında
    intihar teması var edebiyat ödevi bu; bu saatten sonra fiziğe başlamak akademik intihar olur mu sence; son hafta konu çalışmak intihar
    gibi bi strateji bence tekrar yapcam; satrançta vezir fedası intihar hamlesi gibi duruyo ama mat var; hücrelerin intihar keseciği
    lizozom değil mi; hap bilgi notları var mı biyoloji için; hap gibi özet arıyorum tarih için; baş ağrısı için hap içtim şimdi derse
    dönüyom; vitamin hapı içsem odaklanmam artar mı; annem balık yağı hapı almış hafızaya iyi geliyomuş doğru mu; grip oldum antibiyotik
    içiyorum bugün çalışamadım; hap kadar konu ya bunu da yapamadım ayıp; soru atlamak mantıklı mı turlama tekniğinde; paragrafı sona
    atlasam mı denemede; konu atladım sanırım müfredatta geri mi dönsem; seviye atladım yeyyy; seviye atlamak için kac xp daha lazim; bir
    cisim 45 metreden atılırsa kaç saniyede yere düşer; adam 20 m lik binadan serbest düşmeye bırakılan topun hızı soruyor; paraşütçü
    atladıktan sonra limit hıza ne zaman ulaşır; uzun atlamada beden notum 100 geldi; otobüsten atladım koşa koşa derse yetiştim; veda
    hutbesi hangi yıl okundu; veda haccı din kültüründe çıkar mı; okulun veda gecesi var o akşam çalışamam; 12ler için veda pastası kestik
    bugün çok duygulandım; dershaneye veda ediyoruz bu hafta yaza kadar online devam; sosyal medyaya elveda dedim yks bitene kadar instagram
    yok; elveda geometri konusu bitirdim seniii; elveda gülsarı kimin eseri; hoşçakal ben yatıyorum yarın 6da kalkcam; hadi ben kaçtım yarın
    görüşürüz iyi geceler; son deneme çok zordu ya; son bir test daha sonra yatış; son konu kaldı bitiyor inanamıyorum; son gün ne çalışılır
    sınavdan önce; bu benim son senem artık mezuna kalmak yok; artık bitsin şu optik problemleri; bittim ben ya 300 soru çözdüm parmaklarım
    koptu; şarjım bitti oturum kaydoldu mu; kitabım bitti yeni soru bankası önerir misin; motivasyonum bitti biraz dizi izlicem sonra devam;
    her şey bitti derken denemede 10 net arttım şok; sevgilimle bitti biraz üzgünüm ama derse tutunuyorum; en yakın arkadaşımla küstük
    moralim bozuk ders yapasım gelmiyo; kedim öldü dün çok ağladım bugün çalışamadım; dedemi kaybettik geçen ay o yüzden bi ay boş geçti
    programı nasıl toparlarım; çok ağlıyorum filmlerde ya dün yine titanic izledim; kesişen iki doğru arasındaki açı nasıl bulunur; parabol
    x eksenini nerede keser; kesir problemlerini kesinlikle yapamıyom; saçımı kestirdim sınav tarzı oldum :); babam interneti kesti ders
    çalış diye çıldırıcam; elektrikler kesildi deneme yarım kaldı; telefonumu kesin olarak kapatıyorum hafta içi; elimi kağıt kesti test
    çözerken ya ne acıyomuş; biyoloji laboratuvarında soğan kestik gözüm yandı; umudu kestim galatasaraydan bu sene; jilet gibi çizdim
    grafiği hoca bayıldı; bıçak sırtı geçtim kimyadan 50 aldım; jiletle soğan zarı kesiti alınıyordu deneyde neden; ipe bağlı cisimde
    gerilme kuvveti nasıl bulunuyo; tavana asılı yaylı sarkacın periyodu neye bağlı; okulu astım bugün evde test çözdüm; suratımı astım
    biraz ama geçti; köprü sorusu var kimyada tuz köprüsü ne işe yarıyor; verilerim yok oldu dünkü oturum görünmüyor; netlerim yok oldu
    resmen 80den 65e; madde yok olmaz enerji yok olmaz korunum yasası kimindi; soyu tükenen ve yok olan türler coğrafyada çıkar mı; yok
    artık 40 dk da bitirmiş düelloda rakip; yer yarılsa içine girsem tahtada rezil oldum haha; dayanamadım tatlı yedim diyet bitti;
    dayanamıyorum şu tarih hocasının sesine uyku getiriyo; dayanamayıp cevap anahtarına bakıyorum hep nasıl bırakırım bunu; malzemenin
    dayanıklılığı fizikte kesit alanıyla mı ilgili; sabrım taştı uygulama donuyor sürekli; sinirden klavyeyi kırcam sunucu atıyo; kardeşim
    gürültü yapıyo boğazlıycam şaka maka 2 dk rahat vermedi; kuzenim düelloda beni fena dövdü 3 saat fark attı; demir tavında dövülür
    atasözünün anlamı ne; babam çok kızdı karneye bi hafta ps yok; annemle tartıştık ders yüzünden sonra barıştık ama kafam dağıldı; bu
    netlerle mezarımı kazıyorum tıp sıralamasında lol; mezuniyet için elbise mi alsam test kitabı mı; mezarlık ile ilgili şiir hangi
    servetifünun şairinindi makber kimin; zehir gibi hafızam var ama matta işe yaramıyo; kurşun kalem mi uçlu kalem mi götürülüyor yks ye;
    kurşun elementinin simgesi ne; beynim öldü bugünlük bu kadar yarın devam; ruhum çekildi 180 dakikalık denemede pide yiyip kendime
    geldim; hayatım test kitabı oldu çok sıkıldım yaz gelsin tatile gidicem; hayat çok zor diyen kişi ayt fizik görmemiş daha; yaşamak güzel
    şey be kardeşim kimin kitabı; canım sıkkın bugün deneme kötü geçti ama yarın telafi edicem; sınav kaygısından midem kasılıyo nefes
    egzersizi var mı; Sınava 40 gün kaldı ve çok stresliyim.; Matematik beni öldürecek ya :D; Bu denemeden sonra resmen öldüm bittim, iki
    saat uyuyacağım.; Netlerim hiç artmıyor, moralim çok bozuk.; Annem odamın halini görse beni öldürür haha; Gülmekten öldüm, bizim sınıf
    efsane.; Açlıktan ölüyorum, ders arasında ne yesem?; Uykusuzluktan geberiyorum, kahve de işe yaramıyor.; Paragraf sorularından nefret
    ediyorum.; Bugün hiç ders çalışmak istemiyorum.; Sınavda heyecandan elim ayağım titriyor, ne yapabilirim?; Türev konusunda intikam
    almaya geldim, bu sefer çözeceğim.; Kimya hocası yine yetmiş soru ödev verdi, çıldıracağım.; Ya kazanamazsam diye düşünmekten konulara
    odaklanamıyorum.; Fizikte bittim ben, optik hiç girmiyor kafama.; Arkadaşlarım benden hep daha çok net yapıyor, kıskanıyorum.; Mezuna
    kalmaktan çok korkuyorum.; Bugün denemede süreyi yetiştiremedim, eve gelince ağladım biraz.; Babam telefonumu aldı, çok sinirliyim.;
    Annem sürekli ders çalış diyor, bunaldım.; Sevgilimden ayrıldım, iki gündür ders çalışamıyorum.; En yakın arkadaşımla kavga ettim,
    keyfim kaçtı.; Bu kadar konu haziran gelene kadar bitmez ki.; Tarih ezberlemekten beynim yandı.; Bu soruyu yazan kişiyi bulursam
    öldürürüm, o nasıl soru :)); Geometri görünce kaçasım geliyor.; Bıktım bu edebiyat ezberinden, hepsi aynı geliyor.; Sabah altıda kalkmak
    işkence resmen.; Denemede 90 net yaptım, sevinçten ölüyorum!; Hocam ben bu integrali çözemeyeceğim galiba, pes ediyorum bu sorudan.; Çok
    yoruldum, bugünlük çalışmayı bırakabilir miyim?; Sınav kaygım var, gece geç uyuyorum.; Kuzenim tıp kazandı, bizimkiler şimdi beni onunla
    kıyaslıyor.; Hedefim tıptı ama bu netlerle zor, üzülüyorum.; Ders programıma üç gündür uymuyorum, kendime kızıyorum.; Yarınki sınavdan
    kalırsam yandım.; Bizim takım yine yenildi, içim kan ağlıyor.; Kütüphane o kadar sıcaktı ki piştim öldüm.; Bu ödevi yetiştiremezsem hoca
    beni keser :D; Kendimi çok tembel hissediyorum bu aralar.; Dershanede herkes çok iyi, ben geride kalmış gibiyim.; Biyolojide sistemler
    bitmek bilmiyor, fenalık geldi.; Dün gece dizi bitince ağladım, ana karakter öldü.; Telefona bakmaktan ders çalışamıyorum, çok
    bağımlıyım.; Bugün enerjim sıfır, sadece yatmak istiyorum, yarın devam ederiz.; Sınav günü tuvaletim gelir diye endişeleniyorum.; Optik
    formu kaydırmaktan ödüm kopuyor.; Ölümüne çalışacağım bu yaz, göreceksiniz.; Rezil oldum, tahtada soruyu çözemedim, yerin dibine
    girdim.; Hoca herkesin içinde bana kızdı, çok utandım.; Sayısaldan eşit ağırlığa geçsem çok mu geç kalırım, kafam karışık.; Bu hafta
    deneme üstüne deneme, canım çıktı.; Kafayı yiyeceğim, aynı soruyu dördüncü kez yanlış yaptım.; Kardeşim yan odada gürültü yapıyor,
    cinnet geçireceğim haha, nasıl odaklanırım?; Sonuçlar açıklanana kadar meraktan çatlarım.; Trigonometri formülleri birbirine girdi,
    delireceğim.; Bir yıl daha bu konulara çalışmayı hiç istemiyorum.; Sınav sistemine çok kızgınım, bu kadar stres haksızlık.; Bugün
    ağlayasım var, denemem kötü geçti ama geçer herhalde.; Hafta sonu hiç çalışmadım, vicdan azabı çekiyorum.; Arkadaş grubum sinemaya
    bensiz gitmiş, biraz kırıldım.; Sosyal hayatım kalmadı, hep test hep test.; Ailem öğretmenlik istiyor, ben yazılım istiyorum, tartışıp
    duruyoruz.; Gözlerim yandı, on saattir ders çalışıyorum.; Sıkıntıdan patladım, coğrafya çok sıkıcı.; Bu netlerle ancak rüyamda kazanırım
    :(; Denemede barajı bile geçemedim, hayal kırıklığı yaşıyorum.; Motivasyonum düştü, bana biraz gaz verir misin?; Hedefime ulaşamazsam
    ailemi hayal kırıklığına uğratırım diye korkuyorum.; Sınavdan önce midem bulanıyor, stresten galiba.; Kahve içmeden yaşayamam ben,
    sabahları zombi gibiyim.; Polinomlar canıma okudu bugün.; Bu konuyu bulan matematikçinin gıyabında kavga ediyorum şu an.; Felsefe beni
    bitirdi, Kant ne diyor anlayan var mı?; Çıkmış sorularda üç işlem hatası yaptım, kafamı duvarlara vurasım geldi :D; Yaz tatilinde bile
    çalışacağım, şaka gibi.; Hocam bu soru beni benden aldı, lütfen çözümünü göster.; Servisi kaçırdım, denemeye geç kaldım, berbat bir
    gündü.; Köpeğimiz geçen hafta öldü, çok üzgünüm, derse oturunca aklıma geliyor.; Dedemi geçen yıl kaybettik, bugün biraz özledim onu.;
    Kimse beni anlamıyor bu evde, hep ders ders ders.; Geleceğim hakkında kararsızım, hangi bölümü istediğimi bilmiyorum.; Sınava girmek
    istemiyorum, keşke bir ay ertelense.; Ben bu puanla hiçbir yere giremem, çok karamsarım bugün.; Bu kadar çalıştım yine aynı net,
    sinirden kitabı fırlattım.; Sinirden saçımı başımı yolacağım, deneme sitesi çöktü.; Bir haftadır hastayım, konulardan geri kaldım, panik
    oldum.; Arkadaşım beni ekti, kütüphanede tek başıma oturdum, sinir oldum.; Üniversite için şehir dışına gidersem ailemi özlerim diye
    üzülüyorum.; mat 5 net geldi agliyorum gulmekten; ya bu ne bicim soru kafayi yicem; fizikten nefret edyrm yeminle; olum soru bankası
    bitmiyo lan, 800 sayfa; oldum oldum dirildim su denemeyi bitirene kadar; yks ye az kaldı stresten tırnak kalmadı; edebiyattan 3 net
    yapmisim rezillik ya :d; bıktım usandım bu üslü sayılardan abi; hocalar odevle oldurdu bizi bu hafta; uykum var ama konu bitmedi ühü;
    beynim error verdi, organik kimya ne ya; anne baba baskısı var ders calis diye darliyolar; calısmadıgım yerden cıktı yaa moralim sıfır;
    crushım baskasıyla cıkıyomus derse odaklanamıyom bugun; bu denemede çuvalladım, bi sonraki denemede toparlarım inş; anlamıyom ya salak
    mıyım ben bu problemler konusunda; kanka gecen seneki sorular cok kolaydı bizimki cehennem; Pazartesi sendromu yaşıyorum, yataktan
    çıkmak zor geldi.; Sınavı düşününce kalbim hızlı atıyor, nefes egzersizi önerir misin?; Parmak hesabıyla bile yapamadım, utancımdan
    öleceğim :); Bugün süper geçti, beş konu bitirdim ama pestilim çıktı.; Durkheim'ın intihar türlerini açıklar mısın?; Hücre ölümü olan
    apoptoz ile nekroz arasındaki fark nedir?; Aşk-ı Memnu'da Bihter neden intihar ediyor?; Beşir Fuat'ın intiharı edebiyat tarihinde neden
    önemli?; Cahit Sıtkı'nın Otuz Beş Yaş şiirindeki ölüm teması nasıl işlenmiş?; Bir doğru çemberi iki noktada keserse ne denir?; Doğrunun
    x eksenini kestiği noktayı nasıl bulurum?; Kanuni Sultan Süleyman hangi seferde öldü?; "Canına kıymak" deyiminin anlamı nedir?; "Ölmek"
    fiili çatı bakımından geçişli mi, geçişsiz mi?; Bir cisim köprüden serbest bırakılırsa suya kaç saniyede düşer?; 20 metre yükseklikteki
    binadan aşağı atılan topun hızı kaç olur?; İpin gerilme kuvvetini bu soruda nasıl buluruz?; Zehirli gazlar arasında karbonmonoksit neden
    hemoglobine bağlanır?; Ağrı kesici ilaçlardaki aspirin organik kimyada hangi gruba girer?; Sokrates neden baldıran zehri içerek öldü?;
    Divan edebiyatında mersiye ölüm üzerine mi yazılır?; Ağıt ile sagu arasındaki fark ne?; Yahya Kemal'in Sessiz Gemi şiirinde gemi neyi
    simgeliyor?; Veda Hutbesi'nin konusu nedir?; Osmanlı'da kardeş katli hangi padişah döneminde yasallaştı?; Varoluşçulukta hayatın
    anlamsızlığı ne demek, Camus bunu nasıl açıklıyor?; Nihilizm nedir, Nietzsche'nin "Tanrı öldü" sözü ne anlatır?; Ölüm oranı ile doğum
    oranı eşit olursa nüfus nasıl değişir?; Kan grupları sorusunda çaprazlama nasıl yapılıyor?; Kesişen iki kümenin birleşimini bulurken
    neyi çıkarıyoruz?; Kuyucaklı Yusuf romanında şiddet ve adalet teması nasıl?; "Kulak asmamak" ve "surat asmak" deyimlerinin anlamı
    nedir?; Sosyolojide aile içi şiddet hangi konu başlığında geçiyor?; Elektrik yükü ile yük boşalması arasındaki ilişki nedir?; Makas
    hangi tür kaldıraç, yük nerede destek nerede?; Jilet gibi ütülenmiş gömlek benzetmesinde hangi söz sanatı var?; Parmağımı kağıt kesti,
    yara bandı ararken testim yarım kaldı.; Dün basket oynarken düştüm, dizim morardı, bugün oturup test çözeceğim.; Oyunda son canım
    kalmıştı, öldüm, bari ders çalışayım dedim.; Saçımı kestirdim, denemeye yeni imajla gidiyorum.; Alerji ilacım uyku yapıyor, onu içtiğim
    gün kaç saat çalışayım?; Lise bitiyor, sınıfla vedalaşırken duygulandık.; Kalan konuları bırakıp sadece soru mu çözeyim, plan yapar
    mısın?; Telefonun şarjı ölmek üzere, konuyu hızlıca özetler misin?; Sınava iki ay kaldı ve ben hâlâ türeve başlamadım, çok stresliyim.;
    matematik beni öldürecek ya; bu paragraf soruları intihar sebebi diyen hocaya güldük bugün bütün sınıf; yorgunluktan öldüm bugün 300
    soru çözdüm; Denemem çok kötü geçti, moralim sıfır.; annem sürekli komşunun kızıyla kıyaslıyo beni çok sinir oluyorum; babam netlerimi
    görünce bi hafta telefonu aldı elimden; Sınav kaygım çok fazla, denemede ellerim titriyor.; bugun hic calisasim yok napsam; fizikten
    nefret ediyorum bitsin artık şu lise; kanka geberdim gülmekten kimya hocası tahtaya yanlış formül yazdı; Arkadaşlarımın hepsi başka
    dershaneye gitti, kendimi çok yalnız hissediyorum.; sıkıntıdan patlıyorum bi fıkra anlatsana; Sevgilimden ayrıldım, iki gündür derslere
    odaklanamıyorum.; netlerim bir türlü artmıyor, nerede yanlış yapıyorum anlamadım; ya kazanamazsam diye düşünmekten gece geç uyuyorum;
    öldüm bittim limit integral derken beynim yandı; Hocam trigonometri yüzünden kafayı yiyeceğim.; ailem illa tip istiyo ben psikoloji
    istiyorum nasil ikna ederim; Bütün sınıf beni geçti gibi hissediyorum, özgüvenim düştü.; of ya yine geometri yine ben yine sıfır net;
    çok bunaldım biraz ara versem mi; Bugün denemeden sonra tuvalette ağladım, sonra arkadaşımla konuşunca geçti.; uykusuzluktan ölüyorum
    kahve içsem işe yarar mı; bu sistemi kim kurduysa Allah bildiği gibi yapsın; annem sabah beşte kaldırıyo ders çalış diye bıktım;
    Dayanamıyorum artık bu paragraf sorularına, hepsi aynı geliyor.; bıktım artık organik kimyadan; hayatım test çözmekle geçiyor resmen;
    sinavdan sonra ilk isim bir hafta uyumak olacak; Çok yoruldum ama pes etmek yok, bir ay kaldı.; Dedem geçen ay vefat etti, hâlâ çok
    üzülüyorum, derse dönmekte zorlanıyorum.; kedim öldü bugün çok üzgünüm ders çalışamıyorum; edebiyatta intihar eden şair kimdi, Beşir
    Fuat mıydı yoksa başka biri mi?; Servet-i Fünun'da ölüm teması niye bu kadar çok, okurken içim karardı; Aşk-ı Memnu'da Bihter'in
    intiharı soru olarak çıkar mı?; biyolojide hücre ölümü konusunu anlamadım apoptoz ne; bu denemede yine bitirdim kendimi ya 12 net
    matematik neymiş öyle; Matematik hocası bizi bitirdi bugün, üç saat aralıksız soru çözdük.; süreyi yetiştiremiyorum panik yapıyorum;
    Sınavda bildiğim soruları da panikten yanlış yapıyorum.; arkadaşım benden 20 net fazla yaptı kıskandım biraz açıkçası; annemle kavga
    ettik yine ders yüzünden, odama çekildim; babam kazanamazsan seni markete kasiyer yaparım diye dalga geçiyo; Ailemin beklentisi çok
    yüksek, onları hayal kırıklığına uğratmaktan korkuyorum.; hic motivasyonum yok bana bi motivasyon sozu yaz; tek başıma çalışmak çok
    sıkıcı, çalışma arkadaşı bulabilir miyim burda; Sınıfta kimseyle anlaşamıyorum, teneffüslerde hep tek oturuyorum.; herkes tatilde ben
    masa başında, ağlıycam; tarih ezberlemek işkence ya; kafam almıyo artık akşam dokuzdan sonra; Telefondan kopamıyorum, günde altı saat
    tiktok, kendime çok kızıyorum.; yine erteledim her şeyi, kendime sinir oluyorum; açlıktan ölüyorum ama denemeyi bitirmeden kalkmıcam;
    sıcaktan öldük kütüphanede klima yok; bu soruyu çözemezsem bırakıyom bu işi pazarda limon satıcam; Dershane hocam bana sen bu netle bir
    yer kazanamazsın dedi, çok kırıldım.; hocaya çok sinirlendim herkesin içinde notumu okudu; YKS olmasa hayat ne güzel olurdu; yks
    yuzunden saclarim dokuluyo stresten :d; ben bu sınavı kazanamıcam galiba ya, plan yapalım mı baştan; Felsefe sorularında Camus'nün
    hayatın anlamı hakkındaki görüşü ne?; Her şey üst üste geldi, hem yazılılar hem denemeler, yetişemiyorum.; programa uyamıyorum iki gün
    sonra bozuluyo; ay bittim ben bittim tyt 58 net; Mezun senemdeyim, arkadaşlarım üniversiteli, bazen geride kalmış gibi hissediyorum.;
    kardeşim çok gürültü yapıyo evde çalışılmıyo delircem; annem ders çalışmıyorsun diye sürekli söyleniyo kulaklıkla geziyorum evde;
    Babamla bölüm konusunda anlaşamıyoruz, dün akşam biraz tartıştık.; Bugün hiçbir şey yapmak istemiyorum, sadece dizi izleyeceğim.; iki
    saat çalışıp beş saat mola veriyorum ahahah; beynim durdu error veriyo; Sınav günü geç kalırsam diye rüyamda görüyorum sürekli.;
    problemler konusunda çok kötüyüm, moralim bozuluyor; canim sikkin bugun biraz sohbet edelim mi; hoşlandığım kız başkasıyla çıkıyomuş
    kalbim kırıldı ya; Kendimi aptal gibi hissediyorum bu türev sorularını görünce.; herkes sus pus çalışıyo ben cama bakıyorum kütüphanede;
    coğrafya hocası o kadar sıkıcı ki derste uyuyakaldım; Yarın deneme var ve ben hiç hazır değilim, heyecandan karnım ağrıyor.; sınav
    stresinden çok yemek yiyorum kilo aldım; kimse beni anlamıyor, herkes çalış çalış diyor başka bir şey demiyor; Bazen her şeyi bırakıp
    bir sahil kasabasında kafe açasım geliyor.; kanka bu sene olmadı seneye artık, dünyanın sonu değil; umarım sınav iptal olur da
    kurtuluruz :); Çok ağladım sonuç açıklanınca, ama şimdi mezuna kalıp tekrar denemeye karar verdim.; obpm cok dusuk bu benim sonum olur
    mu siralamada; ayt bitirdi beni, çıkışta konuşacak halim kalmamıştı; şu optiği kaydırdım ya kendime gelemedim bütün gün; bir soruyla tam
    500 olamadım denemede, çıldırcam; öğretmenim benden ümidi kesti galiba, derste hiç söz vermiyor; Arkadaşım bana küstü, neden olduğunu
    bilmiyorum, aklım hep onda.; pazartesi sendromu var bende ders calisamiyorum; annemin lafları kulağımda, tıp yazmazsan hakkımı helal
    etmem diyo :(; Bu kadar çalışıp karşılığını alamamak çok üzücü.; beni bu fizikten kurtarın nolur, elektrik devreleri ölüm gibi; hava çok
    güzel ama ben eve tıkıldım, hayat adil değil; 12. sınıf olmak çok zormuş ya herkes haklıymış; Rehber öğretmenimle konuştum sınav kaygısı
    için, nefes egzersizi önerdi, başka ne yapabilirim?; gece üçte soru çözüyorum zombi gibiyim sabah; okulda uyukladım hoca yakaladı rezil
    oldum; Babam işten çıkarıldı, dershane parasını nasıl ödeyeceğiz diye endişeleniyorum.; ailem bana çok baskı yapıyor, eve gelince ilk
    soru kaç net; yanlis yaptikca sinirleniyorum kitabi kapatip kalkiyorum; deneme sonucunu anneme göstermeye utanıyorum; öldürücü bi deneme
    hazırlamışlar ya özellikle matematik kısmı; kalemi kırıp atasım geldi şu soruda; Yurtta kalıyorum, ailemi çok özledim, burada
    alışamadım.; son bir haftadır çok isteksizim, tatil iyi gelir mi acaba; sınava girmeden önce bayılıcam heyecandan; annem zayıf notumu
    görünce yine iki saat nutuk çekecek hahaha; kazanırsam babam araba alacak kazanamazsam dırdır :); İngilizce kelimeleri ezberleyip ertesi
    gün unutuyorum, çok sinir bozucu.; sosyal hayatım bitti, arkadaşlarımla en son bir ay önce buluştum; Sayısalı bırakıp eşit ağırlığa
    geçsem mi, kafam çok karışık.; bu ne biçim hayat sabah okul akşam dershane gece ödev; Denemede birinci oldum ama kimse tebrik etmedi,
    biraz üzüldüm.; of off sıkıldım ya yeter bu kadar logaritma; Tercih dönemi gelince ne yazacağımı bilmiyorum, gelecek kaygısı bastı.`),
  today_summary: sentencesOf(`
    bgn ne yaptim simdiye kadar; bugünkü çalışmam nasıl; bugün masada ne kadar oturmuşum`),
  week_summary: sentencesOf(`
    haftam nasıldı; bu hafta toplam kaç saat; pazartesiden beri ne kadar çalışmışım; haftanın dökümü`),
  month_summary: sentencesOf(`
    bu ay toplam kaç saat ettim; kasım ayında ne kadar çalıştım; son bir ayda neler yaptım`),
  compare_weeks: sentencesOf(`
    önceki haftadan fazla mı çalıştım; bu hafta geçen haftadan kötü mü; bir önceki haftaya göre durum`),
  subject_time: sentencesOf(`
    bio ya ne kdr calıstım; fiziğe kaç saat verdim bu hafta; hangi derse ne kadar zaman ayırmışım; kimya çalışma sürem ne kadar; edebiyata harcadığım süre; derslere göre
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
    düello nasıl başlatılıyor; koçuma nasıl mesaj atarım; bu uygulama ne işe yarıyor`),
  greeting: sentencesOf(`
    günaydın asistan`),
  thanks: sentencesOf(`
    saol yardımcı oldun`),
  out_of_scope: sentencesOf(`
    yarın hava nasıl; galatasaray maçı kaç kaç; bana şiir yaz`),
};
