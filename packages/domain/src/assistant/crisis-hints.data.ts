import { listOf } from './stem-list.ts';

/** Signs of a cry for help that does not name it: what lies ready, what is given away, who is asked to look after whom. Written like `CRISIS_SIGNS`. */
export const CRISIS_HINTS = {
  // A means at hand, and what is done with it
  means: listOf(`
    ~ilac, tablet, ilaclar, ilaci, =hap, haplar, hapla, hapi, hapin, ~bicak, bicag, ~jilet, ~ip, ~ipi, halat, silah, tabanca, maket bicag,
    falcata, camasir su, tuz ruhu, fare zehri, kimyasal, cam parca, cakma, ates`),
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
  // Putting one's things in order
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
  // Words to those who stay
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
  // Vowel harmony tells "ölürsem" from "olursam".
  ownDeath: listOf('ruyamda öldüm|ölüyordum, olursem, olunce, ölsem, ölmüş olsam, ölmeden önce son'),
  afterwards: listOf(`
    kedi, kopek, kardes, annem, babam, ailem, kimse, herkes, bak, uzul, agla, ozle, mezar, cenaze, ne olur, nolur, acit, aci, kurtul, rahat,
    iyi, huzur, bit, keske, guzel`),
  // Pictures of death
  reaper: listOf(`
    azrail gel|al|cagir|bekl|nerd, sonrasi|sonrasinda toprak, topragin|toprak alt|ol|girmek|koyn, mezara|mezarda|kefen girmek|yat|huzur|rahat|istiyo,
    al|alsana|alsin|alsa canimi, allah|allahim|rabbim|tanrim|tanri canimi|beni|bizi al|alsin|alsa|alsana|kurtar yan, ecelim|vadem gel|dols, oteki|obur dunya|taraf, ote tarafa, oteki tarafa,
    melek olmak|olsam|olup, yildiz olmak|olup kay, gokyuzune|gokyuzunde gitmek|olmak, ruhum|bedenim ayril|terk|kurtul`),
  release: listOf(`
    pes hayattan|yasamdan, hayattan|dunyadan|yasamdan pes|elimi|elini|ayagimi|cekil|cekic|soyutlan|istifa, fisi|fisimi|salteri|kepengi cek|indir|kapat, dukkani kapat,
    oyunu|oyundan kapat|cik, hayata kus, hayattan soguyup|koptum, tukendi yasama, son nefes`),
  dontWantBeing: listOf(`
    olmasaydim|olmasam|dogmasam|yaratilmasaydim keske|iyi|daha, niye|neden|niçin dogdum|yaratild|varim|nefes, keske beni
    dogurmasa|aldirsa|yaratma, varligim|varolusum yuk|gereksiz|hata|anlams, bu bedende|vucutta olmak|kalmak`),
  // Wounds of one's own
  marks: listOf(`
    bilegimde|bileklerimde|kolumda|kollarimda|bacagimda|bacaklarimda|karnimda|kolumdaki iz|kesik|yara|cizik|kan|jilet, uzun kollu giy,
    canimi yakinca|yakip|yaktikca|acitinca, kendimi|vucudumu acit|tirmal|isir|morart, kan|kani|kanin gorunce|gormek|akinca rahat|iyi|gec|sakin, kafami duvara vuruyor|vurup`),
  relief: listOf('rahat, iyi gel, sakin, gizl, sakla, kimse gorm, yeni, yine, duramiyor, durduram'),
  // Somebody at night, or a group
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
} as const satisfies Record<string, readonly string[]>;

/** All of a row near each other, unless one of the second text is in the message: as in `CRISIS_RULES`. */
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
  ['ownDeath afterwards', 'study hyperbole laughing'],
];
