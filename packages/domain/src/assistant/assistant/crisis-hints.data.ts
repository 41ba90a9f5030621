import { listOf } from './stem-list.ts';

/** Indirect signs of a cry for help, written like `CRISIS_SIGNS`. */
export const CRISIS_HINTS = {
  means: listOf(`
    ~ilac, tablet, ilaclar, ilaci, =hap, haplar, hapla, hapi, hapin, ~bicak, bicag, ~jilet, ~ip, ~ipi, halat, silah, tabanca, maket bicag,
    falcata, camasir su, tuz ruhu, fare zehri, kimyasal, cam parca, cakma, ates, parasetamol, paracetamol, =parol, aspirin, xanax, antidepresan, minoset, majezik, morfin, insulin`),
  reach: listOf(`
    avucum, sandalye, elime al, aldim elime, elimde, elim gidiyor|gitti, bakip dur, bakiyorum, kac tane, kac adet, ne kadar lazim|gerek|yeter, yeter mi,
    yetermi, biriktir, sakla, hazirla, hazirda, cekmece, basimda, gozum hep|surekli, odamda dur, yanimda dur, masada dur, boynuma|boynumu, bogazima|bogazimi, dolabin`),
  meansCalling: listOf('gozum|aklim|elim hep|surekli|dolaptaki|cekmecedeki ip|ipte|ipe|jilet|bicak|ilac|hap'),
  lethal: listOf(`
    oldurur, oldurmez, olur muyum, olurmuyum, ölür mü, ölürmü, ölünür, olunur mu, kac doz, zehirler`),
  highPlace: listOf(`
    catiya|catida|catidayim|catinin, damda|dama|damdayim cik|su|simdi, korkuluk, kopruye|koprude|koprudeyim|koprunun, balkona|balkonda|balkondan,
    ucurumun|ucuruma, raylarin|raylara|raylarda, pervaz, ust kat`),
  downLook: listOf(`
    asagi, uzun uzun, bosluk, bosluga, su an, =suan, cagiriyo, kendimi birak, ayagimi, ne olur, nolur, dusunuyor, dusunuyom, sarkit, atlasam`),
  prepared: listOf(`
    kitaplarimi|gitarimi|bisikletimi|defterlerimi|kulakligimi kardesime|arkadasima|kuzenime birak|verdim, esyalarimi|esyami|kiyafetlerimi|oyuncaklarimi|koleksiyonumu dagit|verdim|hediye|bagis|verecem,
    gunlugumu|gunluklerimi|mektuplarimi|anilarimi yak|yirt|imha|yok,
    arkamda|ardimda|geride bisey|birsey|sey|iz|kimse kalmas|birakm, vasiyet, mezarima|cenazeme|cenazemde|mezarimda,
    anneme|annemlere|babama|aileme|herkese|kardesime|onlara|sevdiklerime mektup|mektub, mektup|mektubu yazip|yazdim birak|koy,
    kedim|kedime|kedimi|kopegime|kopegim|kardesime|kardesim|annem|anneme|gerisi|hersey|sey siz|size|sana|sizlere emanet|iyi`),
  alonePlan: listOf(`
    annemler|evde|evdekiler|kimse|ailem|babam yokken|uyurken|uyuyunca|yatinca yap|bitir|halled|gid, yapacagim|yapicam|yapcam kimse engelle|durdur, bu gece|aksam|haftasonu halled|yapac|yapic|yapca|biter,
    nasil yapacagimi|yapicami|yapacami biliyor|plan|karar`),
  planReady: listOf('planim hazir|belli|tamam, her seyi planladim|ayarladim'),
  decided: listOf('karar, kararl, kesin, hazirim, biliyorum, planl, son'),
  arranged: listOf('planladim, ayarladim, hazirladim, hersey hazir, her sey hazir, hazirim'),
  waitingFor: listOf('zamani|zamanini|gunu|gununu|ani|anini|firsat bekli|kollu'),
  selfPlan: listOf(`
    kendime bisey|birsey|sey|seyler|biseyler yapic|yapac|yapca|yaparim|yapabilir|yapmaktan|yaparsam|yapasim,
    kendime bisi yap, kendimle isim bitt, sonum kendi elim|ellerim`),
  willNotLive: listOf('=yasamam, =yasamamki, =yasayamam, yasamanin anlami kalmaz, yasamak haram'),
  condition: listOf('olmaz, kazanam, gelmez, zaten, kaybed, kaybeder, tutmaz, gecmez, birak, giderse, artik'),
  lifeTask: listOf('yasamam lazim|gerek|icin|sart|mumkun|guzel'),
  parting: listOf(`
    ben gidince|gidersem|gittigimde|gittikten|yokken|olmayinca uzulm|aglam|unut|iyi|duzel|bak|sev|hatirla|kim,
    beni bir|birdaha|bi daha|birdaha goremey|goremez|gormey|bulamay|duymay|aramay|goremicek|goremiceksiniz,
    beni goremeyeceksiniz|gormeyeceksiniz|goremiceksiniz|bulamayacaksiniz|bulamiceksiniz, beni hep|boyle hatirla|hatirlayin, beni bulduklarinda|bulduklari|bulana|bulunca|buldugunuz|bulduguniz|bulurlar gec|agla|uzul|affed, olursa|olursam anneme|babama|aileme|kardesime|onlara soyle|sevdig|ilet, beni ozlemeyin|ozleyin|ozlersiniz|aramayin|beklemeyin, son kez|defa
    saril|gor|konus|yaz|duy, hakkimi|hakkim|hakkini|hakkinizi helal, =haklarinizi helal, sizi|seni sevdigimi unutmayin|unutma|bilin, bu son mesaj|yazim|vedam, bana bir|bi|bisey|birsey sey|olursa olursa|sasirm|uzulm|sucla sasirm|uzulm|sucla`),
  noTomorrow: listOf(`
    benim|bana icin|artik yarin|gelecek|sabah yok|olmayacak|kalmadi, yarinim|yarinlarim yok|kalmadi, yarina kalmam|kalmicam|kalmayac,
    dogum gunumu gormey|goremey|gormic, sinavi|seneye|yaza|bahara gormem|gormeyec|cikmam|kalmam|cikamam`),
  notSeeing: listOf(`
    yasimi|yasima|dogum|hazirani|temmuzu|yarini|bahari|mezuniyetimi|sonuclari gormic|gormeyec|goremeyec|goremic|gormeyi|gormem|girmic|girmeyec,
    =ben|yakinda olmayacagim|olmicam|olmiycam yakinda|o, yakinda|haziranda|yarin ben|hayatta olmayac|olmic|olmiyc|yok`),
  goneAfter: listOf('zaten|artik|buralarda|ortalikta|aranizda olmicam|olmayacagim|olmiycam|olmam'),
  career: listOf(
    'doktor, muhendis, ogretmen, avukat, hukuk, hemsire, mimar, pilot, asker, polis, sayisal, tip',
  ),
  // Vowel harmony separates "ölürsem" from "olursam".
  ownDeath: listOf('ruyamda öldüm|ölüyordum, olursem, olunce, ölsem, ölmüş olsam, ölmeden önce son'),
  afterwards: listOf(`
    kedi, kopek, kardes, annem, babam, ailem, kimse, herkes, bak, uzul, agla, ozle, mezar, cenaze, ne olur, nolur, acit, aci, kurtul, rahat,
    iyi, huzur, bit, keske, guzel`),
  reaper: listOf(`
    azrail gel|al|cagir|bekl|nerd, sonrasi|sonrasinda toprak, topragin|toprak alt|ol|girmek|koyn, mezara|mezarda|kefen girmek|yat|huzur|rahat|istiyo,
    al|alsana|alsin|alsa canimi, allah|allahim|rabbim|tanrim|tanri canimi|beni|bizi al|alsin|alsa|alsana|kurtar yan, ecelim|vadem gel|dols, oteki|obur dunya|taraf, ote tarafa, oteki tarafa,
    melek olmak|olsam|olup, yildiz olmak|olup kay, gokyuzune|gokyuzunde gitmek|olmak, ruhum|bedenim ayril|terk|kurtul`),
  release: listOf(`
    pes hayattan|yasamdan, hayattan|dunyadan|yasamdan pes|elimi|elini|ayagimi|cekil|cekic|soyutlan|istifa, fisi|fisimi|salteri|kepengi cek|indir|kapat, dukkani kapat,
    oyunu|oyundan kapat|cik, hayata kus, hayattan soguyup|koptum, tukendi yasama, =son nefesim|nefesimi ver|al`),
  dontWantBeing: listOf(`
    olmasaydim|olmasam|dogmasam|yaratilmasaydim keske|iyi|daha, niye|neden|niçin dogdum|yaratild|varim|nefes, keske beni
    dogurmasa|aldirsa|yaratma, varligim|varolusum yuk|gereksiz|hata|anlams, bu bedende|vucutta olmak|kalmak`),
  marks: listOf(`
    bilegimde|bileklerimde|kolumda|kollarimda|bacagimda|bacaklarimda|karnimda|kolumdaki iz|kesik|yara|cizik|kan|jilet, uzun kollu giy,
    canimi yakinca|yakip|yaktikca|acitinca, kendimi|vucudumu acit|tirmal|isir|morart, kan|kani|kanin gorunce|gormek|akinca rahat|iyi|gec|sakin, kafami duvara vuruyor|vurup`),
  relief: listOf('rahat, iyi gel, sakin, gizl, sakla, kimse gorm, yeni, yine, duramiyor, durduram'),
  nightVisit: listOf(`
    gece|geceleri|uyurken|uyuyunca odama|yatagima|yanima gel|gir|sokul|yat, ustume|uzerime cik|yat|cullan, kapimi|kapiyi kilitli|kilitlem
    kork|uyu, elini|ellerini ustume|bacagima|bana|icime`),
  grope: listOf(`
    sarilmaya|opmeye|dokunmaya|yaklasmaya calis, sikistir, soyunma oda, soyunmami|soyunmam|soymaya, kucagina otur, uygunsuz, ozel
    yerim|bolge, mahrem, elle taciz, sapik`),
  stranger: listOf(`
    hoca, ogretmen, mudur, =amcam, =dayim, eniste, kuzen, komsu, uvey, =abim, =abi, adam, antrenor, servisci, sofor, akraba, =dedem, patron,
    birisi, =biri, imam, kurs hoca`),
  partner: listOf(
    'sevgili, erkek ark, kiz ark, =eski, eski sevgil, nisanl, kocam, =manita, ayrilir, ayrilmak, ayrildim',
  ),
  killThreat: listOf('beni oldur, seni oldur, oldurur, oldurece, vurur, yakarim, keserim, rezil ed, yayar'),
  gangBeating: listOf(`
    beni|bana kilitle|tuvalete dovdu, beni|bana dovuyolar|dovuyorlar|dovduler|vuruyorlar|vuruyolar|vurdular|tekmel|saldir, zorbal beni|bana|dayanam|olmek,
    evde kavga|siddet bicak|kan|polis|korku, beni aliko|hapsed|odaya kapat`),
  // Food as a punishment
  purging: listOf(`
    kusuyor, kusuyom, kusup, kusmak, kustum, kusar, kusma, cikariyor, cikartiyor, mushil, parmagimi bogaz, lokma, =aclik, ac kal, ac birak, kalori, yemeyi|yemegi birak|kes`),
  eating: listOf(`
    yedig, yedikten, yiyip, yiyince, yemek, yemeg, yemiyor, yemed, yemeyec, yiyorum, kilo, zayif, sisman, tikin, bogazima, her gun, gizli`),
  starving: listOf(`
    gundur|gunlerdir|haftadir yemed|yemiyor|=ac, kilo alma|almay kork|yemi|yemed, kiloyum sisman|yeme|hala, kemiklerim gorun|say|yeme,
    =sadece =su iciyor, igreniyorum yemi|yeme`),
  // Earlier attempts, or voices
  rescued: listOf(`
    mideme|midemi yika, psikiyatri, hastaneye|hastanede|hastaneden kaldir|yatt|yetis|cik|kurtar, yogun bakim, gecen sefer|yil|sene denemis|kurtar|yarim, daha once dene|denemis, kurtardilar, kurtarmis`),
  again: listOf(
    'kendime yap, ayni dusun, ayni sey, yine ayni, tekrar yap, yine yap, bu sefer, bu defa, keske, geri geldi',
  ),
  didToSelf: listOf('yine|tekrar yaptim kendime, kendime yaptik|yaptig, kendime bunu|aynisini yap'),
  darkThought: listOf(
    'karanlik|kotu|korkunc dusunce|dusun|seyler|yerde|yerdeyim|icinde, karanliktayim, =karanliga gomul',
  ),
  hearing: listOf('sesler|ses|duvarlar|kafamdaki|icimdeki|biri konus|soyl|diyor|diyo|emred|fisilda'),
  english: listOf(`
    kill|killing myself|me, want|wanna|gonna die|end, want|wanna to =die, dont|not want|wanna live|exist, end my life, hurt|hate myself, beats|hits me, raped, self harm`),
  gone: listOf(`
    =artik|sonra|yarin|yakinda|haftaya|seneye =yokum, sonra|yarin =ben =yokum, hayatta|dunyada|aranizda olmi|olmay|olmam|degilim, buralarda olmi|olmay`),
  willNotSee: listOf(`
    gununu|gunumu|sonunu|yarini|hazirani|sabahi|yazi|sonuclari|sonucu gormey|goremey|gormic|goremic|gormem|gormek istem|niyetim, sonunu getirmey|getirmic|getirmeye niyet`),
  underground: listOf(
    'toprak|topragin alt, mezarda|mezarimda|tabutta|kefende ol|yat, mezar tasim, mezarimin',
  ),
  fromLife: listOf('=hayattan, =dunyadan, =yasamdan, =omurden, =bedenden'),
  outOf: listOf(`
    ayril, =gitmek, gidec, gidic, gidiyor, gidesim, cikmak, cikiyor, cikacag, cikicam, cekil, istifa, silin, goc, kurtulmak, vazgec, pes`),
  partingNow: listOf('vedalas, helalles, hoscakal, hosca kal'),
  partingWith: listOf(
    'herkes, annem, babam, ailem, kardes, icimden, sessiz, farkinda, haber, son, anlamad, gun sec, dost',
  ),
  note: listOf(`
    veda =not|notu|notum|notuyla, mektubu|mektubum|notu|notum|=not yastig|yastik|masaya|masama|odama|odamda|cekmece|birakt|okurlar|bulurlar`),
  aftermath: listOf(`
    ben gidince|olmayinca|yokken|gittikten|gidersem, arkamdan|ardimdan =kimse|agla|ugras|konus, beni bulduk|bulacak|bulurlar|bulmay, izim|hicbir iz kalmas|kalmay,
    kim bakacak|bakar ben|olmay, ise yaramayacak zaten, artik lazim|gerek|ihtiyac degil|kalmad|yok`),
  givenAway: listOf(`
    sifresini|kartimi|kedimi|kopegimi|kazagimi|esyalarimi|kolyemi|saatimi|defterimi|kitaplarimi kardesime|arkadasima|anneme|komsuya|kuzenime|ablama yaz|birak|ver|emanet|hediye`),
  shouldNotBe: listOf(`
    oksijen israf, yer kapl|isgal dunya|bos, dunyaya gelmem|gelisim hata|yanlis, dogmam|dogusum hata|yanlis, dogustan hata, =ben hatayim|fazlayim|fazlaligim,
    silinmem|yok|olmem olmam|olmem|lazim|gerek, =varligim zarar|yuk|dert|kimse|herkes, =keske =ben ölsey|olsey|gitsey|kals`),
  indifferent: listOf(
    '=ha yasa|öl, yasasam =da ölsem|olsem, yasamakla ölmek|olmek, ölü|olu muyum, =yasayan ölü|olu',
  ),
  methods: listOf(`
    damarlarimi|damarimi|damar kes|ac, poset|torba kafama|basima, kemer|kemeri|carsaf kapi|boyn|tavan|bagla, gaz|gazi ac, egzoz, av tufeg, tufek|tufegi evde|aklim|yer,
    silah|silahin|tabanca yerini, camasir suyu ic, insulin fazla, cakmakla|mumla|sicak su kendi|elim|kolum|tenim, pergel|igne|makas kolum|bacag|batir`),
  bruise: listOf('morluk, mosmor, =mor, morarmis, morartt'),
  hidden: listOf(
    'kapat, gizle, sakla, fondot, dustum diy, okul, kimse, annem, babam, vur, sormas, her yerim',
  ),
  hitBy: listOf(`
    dovul, firlat ustum|bize|uzer|kafam, merdivenden itti|at, kafami klozet|tuvalet|duvara|dolaba, ustume yuru, saldiri bize|bana|annem|hepi, saldiriyor|saldirdi, bicak cek|salla|daya, sacimdan, gebertirim|oldururum|vururum dedi|diyor|diyo|seni,
    ac|yemek|yemeksiz birak|vermi, kilitli|kilitle|hapis|kilit alt`),
  household: listOf(`
    baba, anne, uvey, =abim, ablam, ailem, evde, evdekiler, =amcam, =dayim, okulda, grup, sinifta, siniftakiler, sevgili, koca, onlar, eski`),
  touched: listOf(`
    oksad, oksuyo, elledi, elliyo, ellemey, kucagina, bacagima|belime|gogsume|popoma|elime el|dokun, kapiyi kilitl yan|otur, soyun, ciplak, uygunsuz, garip dokun, birlikte ol|oldu istemed|zorla,
    istemedigim|rizam birlikte|dokun|op, tecavuz, zorladi|zorlad beni, banyoda|dusta izli|gir|bak, odama gel|gir, opmey, opmek istedi`),
  childhood: listOf(
    'kucukken|cocukken bana|basima yap|gel|dokun, kucuklugumden beri dokun|yap, yasadigim|ugradigim istismar|taciz',
  ),
  blackmail: listOf(`
    ailene|ailem|babana|annene|herkese soyler|soylerim|anlat|gonder|atar|atacak diyor|diyo|dedi|mis, bulusmazsan|atmazsan|gondermezsen|gelmezsem|vermezsem|acmazsan, ifsalar|ifsa,
    ozel|ciplak|vucut|kamera foto|resim|video|ac ist|at|gonder, yayac|yayarim|yaymak|yayacak, video|videomu|fotolarim|fotograflarim para|yay|ifsa`),
  married: listOf(`
    zorla|kucuk evlen|nisan|soz, =beni evlendir, =beni yasinda|yasli|adama|birine|kuzenime verec|vermek|veriyor, dugun|nisan =istemiyorum|kacacak|kacicak`),
  runaway: listOf(
    'evden kac|kov|att|atil, disarda|sokakta|disarida kald|yat, kacacak|kacicak|gidecek yer|yerim',
  ),
  drugs: listOf(
    'uyusturucu basla|kullan|birak|verd, =bonzai, =metamfetamin, esrar|hap birakam|ictir|icir, sizana kadar',
  ),
  callForHelp: listOf('=imdat, yardim edin, beni kurtar, kurtarin beni'),
  unsafe: listOf('guvende degil|hissetmi, cani|hayatim|hayati|canim tehlike'),
  friendInNeed: listOf(
    'arkadas, kanka, kuzen, kardes, sevgili, =ablam, =abim, annem, =biri, sinif, odadaki, tanidi',
  ),
  inNeed: listOf(`
    kendini kes|öldür|oldur|as|odaya, kollarini|bileklerini|bilegini kes|ciz, yasamak istemed|istemi, veda et|mesaj|mektub, hap|ilac ic|yut, atlayac|atlic, dovuy|dover|dovul, tacize|tecavuz, ölmek|olmek isti`),
} as const satisfies Record<string, readonly string[]>;

/** Matches like `CRISIS_RULES`: all signs near each other, unless a sign of the second text is present. */
export const HINT_RULES: readonly (readonly [string, string?])[] = [
  ['means reach', 'remedy study'],
  ['means lethal', 'study'],
  ['meansCalling', 'lesson'],
  ['highPlace downLook', 'study livedThing'],
  ['prepared', 'study'],
  ['alonePlan decided', 'study livedThing'],
  ['alonePlan planReady'],
  ['arranged waitingFor', 'study'],
  ['selfPlan', 'comfort meal'],
  ['willNotLive condition', 'lifeTask livedThing'],
  ['parting', 'study'],
  ['noTomorrow', 'study'],
  ['notSeeing', 'career'],
  ['reaper', 'study hyperbole'],
  ['release', 'study'],
  ['dontWantBeing', 'study'],
  ['marks relief'],
  ['marks', 'study'],
  ['nightVisit people', 'study comfort'],
  ['gangBeating', 'game'],
  ['grope stranger', 'game'],
  ['partner killThreat', 'study'],
  ['goneAfter', 'career livedThing'],
  ['purging eating', 'study comfort'],
  ['starving', 'lesson'],
  ['rescued again'],
  ['didToSelf', 'study'],
  ['darkThought', 'study lesson history'],
  ['hearing deathWord|hurting|killing|jumping', 'lesson game'],
  ['english', 'lesson'],
  ['gone', 'comfort game career'],
  ['willNotSee', 'career laughing lesson'],
  ['underground', 'lesson history laughing'],
  ['fromLife outOf', 'comfort laughing lesson'],
  ['partingNow partingWith', 'comfort game study'],
  ['note', 'study lesson'],
  ['aftermath', 'study comfort game'],
  ['givenAway', 'study game'],
  ['shouldNotBe', 'study'],
  ['indifferent', 'lesson'],
  ['methods', 'lesson remedy'],
  ['bruise hidden', 'game lesson'],
  ['hitBy household', 'game laughing lesson'],
  ['touched stranger|household', 'game lesson'],
  ['childhood', 'study lesson'],
  ['blackmail stranger|partner|refusal|fear|picture', 'game'],
  ['married', 'lesson game'],
  ['runaway unable|fear|parent|callForHelp|beatingHard', 'game'],
  ['drugs', 'lesson'],
  ['callForHelp', 'study lesson'],
  ['unsafe', 'study'],
  ['friendInNeed inNeed', 'lesson game laughing'],
  ['ownDeath afterwards', 'study hyperbole laughing'],
];
