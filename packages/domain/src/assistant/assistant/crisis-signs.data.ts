import { CRISIS_HINTS, HINT_RULES } from './crisis-hints.data.ts';
import { listOf } from './stem-list.ts';

/**
 * A phrase is stems in a row with at most two words between neighbours; "a|b" is either, "=…" a whole word.
 * Stems with Turkish letters match the typed word, others match without diacritics.
 */
export const CRISIS_SIGNS = {
  living: listOf(`
    yasamak, yasamayi, yasamaya, yasamanin, yasamaktan, yasamam, yasamamin, =yasama, =yasam, yasamim, yasamdan, yasayacak, yasamay,
    yasamic, yasamiy, yasamasam, yasamasa, yasayam, yasiyor, yasiyom, yasayayim, yasadigima, yasamaz, yasayis, nefes almak, nefes
    almay, hayatta kalmak, hayatta olmak, var olmak, varolmak`),
  life: listOf(`
    ~hayat, =hayatim, hayati, hayatta, hayatin, ~dunya, =omrum, omrumu, omrume, ~yasam, yasamimi, yasamima`),
  unliving: listOf('yasayam'),
  refusal: listOf(`
    istem, istmi, istmy, istmey, =istyom, isteg kalmad|yok, isteyim yok, hevesim kalmad|yok, sevmiyor`),
  wish: listOf(`
    istiyo, istiyr, istiyom, isterdim, =isterim, istedig, isteyi, dile, diliyor, =dua, keske, dusun, planli, hayal, karar, niyet,
    geliyor icim, icimden gel, kafama koy, aklim, ozl, cagir`),
  ending: listOf(`
    bitir, bitsin, bitse, sonlan, son ver, =son, =sona, vazgec, birak, terk, kes, kiy, sonuna`),
  leaving: listOf(`
    gitmek, gidesim, gidey, gitsem, gidiyor, gidec, gidic, ayril, cekip, goc, kop, kacip, kurtul, silin, kaybol, veda, uzaklas`),
  pointless: listOf(`
    onemi yok|kalmad, anlam yok|kalmad|ifade|ne, anlami, anlams, sebe, nede, niye, nicin, amaci, amacim, amacs, deger, degm, baglayan, baglayac, bagim
    kalmad|yok, tutunacak, tutan kalmad|yok, gereksiz, =bos, bosun, umudum, umut, =mana, manasi, manas`),
  weary: listOf('yorul, yorgun, bikt, bikti, usan, nefret, sikildim, bezd'),
  unable: listOf(`
    dayanam, dayanac, tahammul, katlanam, tutunam, kaldiram, cekemiyor, mecbur, zorunda, devam edem, devam etme, surdurem, gucum, takat, mecal, zor,
    agir, haram, zindan, hak etm, =hak, hakkim, yasanmaz`),
  livingEnd: listOf(`
    hayatima|hayatina|yasamima|omrume son, hayatimi|yasamimi|omrumu bitir|sonlan|birak|noktala, canima|canina|kendime|kendine kiy,
    hayata devam etmek|etmeyi|etmeye istem|istemi, canimi almak|alac|alsam|alay|alic, yasamayacag, yasamayaca, yasamayi dusunm|planlam, canimdan|hayattan|yasamaktan bez|bikt|usan, yasamicam, yasamiycam, yasamasam, dogmasayd, dogmasam, dogmamis,
    dunyaya gelmeseyd|gelmese, yasayacak kalmad|yok, ben artik yokum, ben artik olmayac|olmic|olmiyc, her sey|seyi|seye|seyin
    son|sonlandir|bitir verm|verec|vers|verecem|verip|istiyor|mek|ecem, her seye|seyi son, her seyi bitirmek|bitirec|bitiric|bitiriyo|sonlandir`),
  dying: listOf(`
    olmek, ölmk, olmeyi, olmeye, olmekt, olmem gerek|lazim, olmeliyim, =olsem, =olsemde, olseydim, oleyim, olebilsem, =olsek, gebermek, gebersem, =ölüyüm daha|de|da, ölene kadar yemi|icmi|uyumi, ölürüm daha, =ölüp
    kurtul|git|gid, =olup kurtul|gidey, geberip git|gid|kurtul, olmenin, olunce|olursem|ölürsem|ölürdüm
    rahat|herkes|kimse|kurtul|uzul|agla|ozle|iyi, nasil oleceg|ölün|olunur, coktan ölmüş|ölürd`),
  dyingSoon: listOf('olecegim, olecem, olecegm, ölücem, ölcem, ölüyorum, ölmüş olac'),
  soon: listOf(`
    bu gece, bu aksam, yakinda, kararimi, karar ver, kendi, kendim, yarin, gizlice, kimse, herkes`),
  death: listOf('ölüm, olumu, olume, olumle, olumden, =olum, olumum, mezarim, cenazem'),
  deathPull: listOf(`
    aklim, dusun, istiyo, istem, cagir, kurtul, huzur, ozl, =tek, cozum, care, cikis, hayal, plan, guzel, kiyisi, kiyisin, esig, esigin, kafamda, korkutm, korkmuy, arzu, beni bekl`),
  deathPeace: listOf('ölüm|olum|olumu|olumde huzur|kurtulus|cozum|care|cagir, ölüm guzel gel'),
  deathWord: listOf('=öl, öldür, =öleceksin, öldürsün, =atla, =kes, =bitir'),
  voice: listOf('bir ses, bi ses, sesler, kafamdaki ses, icimdeki ses, sesi duy'),
  suicide: listOf('intihar, intahar, intihr, ntihar, intiar, suicid, suisid, =kms, unalive'),
  ownSuicide: listOf(`
    intihar|intahar|intihr|intiar edec|edic|edice|etcem|edecem|ediyorum|ediyom|edersem|edesim|etsem|etmek|etmeyi|ederim|dusun|plan|giris|mektub,
    intihari|intiharin|intihara dusun|plan|kalk|surukl|esig, suicid, suisid, =kms, unalive`),
  friend: listOf('arkadas, =kankam, =kanka, kardes, =ablam, =abim, kuzen, sevgili, sinifta, siniftan'),
  suicideJoke: listOf(`
    akademik|psikolojik|hucre|hucresel|hucrenin|hucrelerin|telefonum|bilgisayar|bilgisayarim|laptop|tablet intihar, intihar =mi|olur|sayilir|kese, intihar gibi, intihar =sebebi, resmen|adeta|tam intihar, denemede|sinavda|testte|denemesinde|sinavinda intihar ett, intihar
    saldiri|sorusu|konusu|turler`),
  neverWaking: listOf(`
    uyanmasam, uyanmamak, uyanmayay, uyanmasayd, uyanmamay, hic uyanm, bir|bi|birdaha daha uyan|kalkma|acma,
    uyuyup|uyusam|uyuyayim|uyusamda kalkma|uyanma, gozlerimi|gozumu acmasam|acmayay|acmamak|kapatsam, sonsuza uyu, sonsuz uyku, ebedi
    uyku|uyu, yarini|sabahi|yarinlari gormek|gormeyeyim|gormesem|gorme istem|keske|gor, sabaha cikmak|cikmasam|cikmayay, yarina
    cikmak|cikmasam`),
  waking: listOf(`
    uyanmak istem, uyanmayi istem, uyanmaya istem, sabah olmasin, sabah olmasa, yarin olmasa, yarin olmasin`),
  vanishing: listOf(`
    yok olmak|olsam|olup|olayim|olasim|olsa|olmay|olabilsem, =yokolmak, =yokolsam, ortadan kaybol|kalk, buharlas, gorunmez
    olmak|olsam, kaybolup git, silinip git, dunyadan silin, hic|hicbir var|yasamamis olma, olmasaydim, =olmasam, bensiz, ben olmadan,
    ben yokken, yoklugum, benden kurtul`),
  going: listOf('gitsem, kaybolsam, gitmem, gidersem'),
  accident: listOf(`
    kalbim dursa|dursun|durur, araba|kamyon|tren|otobus carpsa|ezse|carpsin, =kanser olsam, yildirim carpsa, ezip gecse`),
  nobody: listOf('kimse, kimsenin, hickimse, herkes, hepsi, ailem, annem, babam, onlar, insanlar'),
  unmissed: listOf(`
    fark et, farket, umrun, umur, umursa, uzul, agla, ozle, aramaz, rahat, kurtul, mutlu, sevin, daha iyi, iyi olur, huzur, degis`),
  burden: listOf(`
    =yuk, =yukum, =yukuz, yuk gibi, yukten, fazlalik, fazlayim, ayak bagi, asalak, yukumden, =yuku`),
  carried: listOf(`
    onlara, aileme, ailem, herkese, annem, babam, kimse, sadece, =ben, =benim, sirt, dunya, omuz, oluyorum, hissed`),
  self: listOf('kendimi, kendini, =kendim, kendime, kendine, kendimize'),
  killing: listOf(`
    oldur, asmak, asmay, asac, asica, asti, asay, asar, bogmak, bogac, zehirl, vurac, vurmak, vurup, yok et, ipe`),
  hurting: listOf(`
    zarar, kesmek, kesme, kesiyo, =kesti, =kestim, =kestik, kestigi, kesec, kesic, keser, kesmis, kesip, yarala, yarali, jilet, bicak, sapla, dogra, cizd, ciziyo,
    cizi, yakmak, yakac, yakti, yakiyo, cezaland, acitm, acitiy, kanat, tirmal`),
  unnamed: listOf(`
    kendime|kendine bir|bi|bisey|birsey sey|seyler|yap yapm|yapar|yapac|yapic, kendime bisey|birsey yap`),
  fear: listOf('kork, dusun, istiyor, istedi, engel'),
  falling: listOf(`
    yuksek, camdan, pencereden, balkondan, kopruden, catidan, catida, ucurumdan, kattan, yuksekten, damdan, asagi, kopru, ucurum, =cam, =cati`),
  jumping: listOf('atla, atlic, atliy, atma, atac, atay, atic, atas, atsam, birak, atmak, =at'),
  jumpOut: listOf('atlayip|atlayarak|atlasam kurtul|bitir|git|ol'),
  crushed: listOf(`
    tren|trenin|metro|metronun|araba|arabanin|kamyonun|otobusun onune|altina, raylara at|atla|yat, denize at|atla`),
  wounds: listOf(`
    sigara|sigarayi koluma|bacagima|elime|tenime bas|sondur,     bilegimi|bileklerimi|bilegini|bileklerini|bileklerim kes|kan|jilet|ac|ciz,
    kolumu|kollarimi|bacagimi|bacaklarimi|kolunu|kollarini|tenimi|vucudumu kes|ciz|jilet|yak|kanat,
    kollarimdaki|kolumdaki|bilegimdeki|bacagimdaki iz|kesik|yara, jilet, kendimden kork, kendi canimi, canimi
    acitm|acitar|yakmak|acitiy`),
  pills: listOf(`
    hap|haplari|haplar icti|icmis|icip|icmek|icec|icic|icsem|yut, suru|avuc|kutu|butun|kutusu|fazla|tum|yuksek ilac|hap|doz,
    ilac|ilaclarin|ilaclari|ilaclarimi hepsini|fazla|cok|kutu|biriktir ic|yut|al, ilaclari|ilaclarin ic|yut|hepsini, zehir|zehri ic,
    =hap fazla, kac ilac|hap|doz ic|icers|yut|ol, agrisiz|acisiz|kolay|hizli ol|ölüm|olum|intihar`),
  hoarding: listOf('ilac|ilaclari|ilaclarimi|hap|haplari|haplarimi biriktir|topluyo|topladim'),
  overdose: listOf(`
    suru|avuc|kutu|butun|tum|fazla|yuksek parol|aspirin|antidep|minoset|majezik|xanax|prozac, ilac|hap|ilaclari icip uyu|uyan, hepsini birden|yuttum|yutt ic|yut|al|simdi|midem, hepsini yuttum|ictim`),
  remedy: listOf('agri kesici, bas agri, basim agri, vitamin, recete, doktor'),
  weapon: listOf('silah|tabanca kafama|kendime|kafasina|sik|dayad, kafama sik'),
  goodbye: listOf(`
    elveda, veda mektub|ett|ediy|etm|ediyo, son mesajim|mektub|yazim|yazisim|sozlerim, veda mesaj, helal edin|et, hoscakalin|hosca|hoscakal
    son|yasa|hepiniz|dunya, hepiniz|herkes hoscakal|hosca, son gecem|gunum|aksamim|sabahim|saatlerim|haftam, beni affedin|unutun, beni bir daha gorme, geri
    donmeyecegim, gitme|gitmem|gitmemin vakt|vakit|zaman, burada|aranizda|hayatta olmayac|olmic|olmiyc, kendinize iyi bakin son, artik
    bakin kendinize`),
  farewell: listOf('hosca kal, hoscakal, elveda, gorusemey, gorusemic'),
  pain: listOf('aci cek, =aci, acim, aciya, aciyi, acilar, acidan, istirap'),
  final: listOf('son ver, son bul, bitsin, dinsin, sonsuza, bitirmek, bitirec, kurtulmak'),
  numb: listOf('hissetmek istem, hissetmemek'),
  way: listOf('=tek, =baska'),
  wayOut: listOf('cikis, care, carem, cozum, yolu, yolum, kurtulus'),
  violence: listOf(`
    siddet gor|uyg|var, evde siddet, siddete, taciz, tecavuz, istismar, guvende degil, evden kact|kovul|atti, sokakta kald|yat,
    pesimde biri|adam, beni takip ed, santaj, ciplak foto|goruntu|video|resim, oldurmekle, eve gitmeye|donmeye|gitmekten|donmekten
    kork, istemedigim|rizam dokun|opt|ell, =bana|beni|uygunsuz|vucuduma dokunuyor|dokundu|elliyor|elledi|dokunmus,
    annemi|kardesimi|anneme dov|vur, elliyo|elledi|oksuyo beni|bana, zorla op|dokun|soy|evlen|saril|yaptir|mecbur, eve|odaya kilitl, beni kacird, kacirdilar,
    evlendirmek isti, cinsel`),
  parent: listOf(`
    baba, anne, uvey, =abim, =agabeyim, ailem, evdekiler, =amcam, =dayim, =dedem, =enistem, kocam`),
  beatingHard: listOf(`
    kemer, hortum, sopa|sopayla, oklava, tekme, yumruk, tokat, =dayak, dovuy, dovdu, dover, dovce, dovec, dovup, mosmor, morart, sacimdan|sacimi
    surukl|cek|tut, kolumu|burnumu|parmagimi|disimi kird, kafami duvara|masaya|yere carp|vurd, hastanelik, ac birak, odaya|eve|banyoya|bodruma kilit`),
  threat: listOf('tehdit'),
  picture: listOf('foto, fotog, fotograf, goruntu, video, resim, resm, mesajlarim'),
  exposing: listOf(`
    yayac, yayar, yaymak, yayin, tehdit, santaj, zorlu, ifsa, gonderec, atac, paylasac, sizdir`),
  people: listOf(`
    baba, anne, =abim, abisi, =agabeyim, =ablam, kardes, =dayim, =amcam, =enistem, uvey, akraba, ogretmenim, hocam, sevgili, erkek
    ark, kocam, kuzen, komsu, =dedem, ailem, =birisi, =biri, onlar, evdekiler, mudur, =adam, arkadasim, evde`),
  beating: listOf(`
    dovuy, dovdu, dover, dovec, doverek, vuruy, vurdu, dokunuy, dokundu, dokunma, tokat, zarar ver, tekme, yumruk, kemerle, bogazim,
    elliyo, ellemeye, sarkint, opmeye, =dayak, hirpal`),
  // Words that make it a figure of speech or another subject
  livedThing: listOf(`
    stres, kayg, panik, sene, =yil, =yili, kirik, pisman, sikint, durum, =ayni, surec, =bunu, =tekrar, heyecan, mezun, =seyi,
    =seyleri, duygu, korku, universite, sehir, istanbul, yurtdisi, ankara, izmir, =yurt, rahat, guzel, =ev, =evde, netler, =olay,
    hayalini, boyunca, ara ver, =mola, dinlen, sendrom, tempo, guven, inanc`),
  study: listOf(`
    ~sinav, ~yks, ~tyt, ~ayt, deneme, ~ders, ~net, ~test, ~soru, ~konu, ~mat, matem, fizi, kimya, biyo, geometri, turev, integral,
    trigono, paragraf, ~okul, dershane, kursa, odev, kitap, universite, tarih dersi, edebiyat, siir, ezber, meslek, sosyal, ~hedef,
    calisma, ~plan, program, =tip, hukuk, muhendis, doktor`),
  selfDoubt: listOf(`
    aptal, =salak, zekali, yetersiz, tembel, guven, inanc, inan, rezil, toparla, toparlay, kanitla, basarisiz, beceriksiz, odaklan, anlamiyor,
    anlamad, vazgecme, pes et, pisman, engelle, ayrildi, motiv`),
  alarm: listOf('erken, uyanamiyor, alarm, saat, okul, ders, kurs, etut, soguk'),
  lesson: listOf(`
    roman, hikaye, kitabin, kitabi, yazar, =sair, eser, karakter, kahraman, =tema, temasi, =akim, akimi, akima, edebiyat, felsefe, filozof, sokrates, sosyoloji,
    psikoloji, tarih, biyoloji, kimya, fizik, fiil, cumle, deyim, atasoz, mecaz, bakimindan, ne demek, anlami ne, hucre, lizozom, enzim, deney, enerji, madde,
    cisim, cismin, kuvvet, kanunu, yasasi, kac saniye|metre|yilinda, eksen, fonksiyon, grafig, savas, sultan, padisah, hitler, din kultur, =hac, hacci,
    kimin, kim yaz, cikar mi, bihter, werther, karenina, juliet, durkheim, varolus, odevi, spoiler,
    sarkisi, sarkida, sarkinin, filmi, filmde, filmin, dizide, dizisi, romanda, birimi, formul, anlama gel, neyi anlat, bovary, hamlet, raskolnikov, siirinde, siiri, kelimesinin|sozcugunun|kelimesi|sozcugu kok|ek|turu|hece|yapim, yildonum, nedir, ne ise yarar, es anlam, ruyada`),
  wording: listOf('deyim, atasoz, mecaz, es anlam, zit anlam'),
  figure: listOf('jilet gibi, jiletle sogan|kesit|kestik'),
  history: listOf(`
    tarih, siir, edebiyat, =oran, orani, dogum, ataturk, padisah, =kral, sair, yazar, biyoloji, romeo, roman`),
  comfort: listOf('kahve, telefon, =cay, cikolata, internet, muzik, sinema, gezi, parti, =sensiz, =onsuz'),
  meal: listOf('yemek, tost, corba, sandvic, kahvalti, =odul, hediye'),
  game: listOf('oyun, fifa, duello, fark att, valorant, =lol, =mac, takim, =gol, pubg, minecraft'),
  rest: listOf('bir|bi|iki|uc hafta|ay, hafta|gun|tatil boyunca, tatil'),
  laughing: listOf('=saka, saka yap, =xd, haha, ahah, jsjs, sjsj, asdf, =lol'),
  ...CRISIS_HINTS,
  evenDying: listOf(`
    olsem|ölsem de|bile|dahi|bitmez gel|yap|bit|yetis|anla|coz|yetme, olsem gelmez|bitmez|yetismez|anlamam|cozemem|yapamam`),
} as const satisfies Record<string, readonly string[]>;

export type CrisisSign = keyof typeof CRISIS_SIGNS;

/**
 * A rule needs all its signs near each other in any order ("a|b" is either), unless a sign of the second text
 * is present ("a+b": both).
 */
export const CRISIS_RULES: readonly (readonly [string, string?])[] = [
  ['ownSuicide', 'suicideJoke laughing+study'],
  ['suicide friend', 'suicideJoke lesson laughing'],
  ['suicide', 'suicideJoke lesson laughing+study'],
  ['livingEnd', 'suicideJoke wording'],
  ['living refusal|pointless|weary|unable|ending|leaving', 'livedThing comfort'],
  ['life refusal|ending|leaving|pointless|unable', 'study'],
  ['life weary', 'study livedThing'],
  ['dying', 'evenDying wording hyperbole'],
  ['dying wish', 'evenDying laughing+study'],
  ['dyingSoon soon', 'study hyperbole'],
  ['death deathPull', 'study history hyperbole'],
  ['deathPeace', 'lesson'],
  ['voice deathWord'],
  ['neverWaking', 'study+rest'],
  ['accident', 'study'],
  ['waking', 'alarm study'],
  ['vanishing wish|nobody|unmissed', 'study comfort'],
  ['vanishing unmissed', 'comfort'],
  ['going nobody unmissed', 'study'],
  ['burden carried', 'study'],
  ['self killing', 'hyperbole'],
  ['self hurting', 'hyperbole'],
  ['unnamed fear', 'study'],
  ['falling jumping self|wish|life|weary'],
  ['falling jumping', 'study comfort'],
  ['crushed|jumpOut'],
  ['unliving', 'study livedThing comfort'],
  ['wounds', 'figure'],
  ['pills', 'remedy lesson'],
  ['hoarding'],
  ['overdose'],
  ['weapon'],
  ['goodbye', 'study lesson'],
  ['pain final|refusal|weary', 'study'],
  ['numb pain|final', 'study'],
  ['farewell pointless|final|life', 'study'],
  ['way wayOut death|dying|living|leaving', 'study'],
  ['violence', 'suicideJoke'],
  ['threat', 'study'],
  ['picture exposing', 'study'],
  ['people beating', 'study game'],
  ['parent beatingHard', 'game laughing'],
  ...HINT_RULES,
];
