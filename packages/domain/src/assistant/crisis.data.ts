import { listOf } from './stem-list.ts';

/**
 * Stems in a row, with at most two other words between neighbours; "a|b" is either, "=…" a whole word. "ö" is written "o", because many
 * type without it: vowel harmony still tells ölmek from olmak.
 */
export const CRISIS_PHRASES: readonly string[] = [
  // Wishing to die
  ...listOf(`
    olmek, olmeyi, olmeye, olmem gerek|lazim, =olsem|=olsemde|=olseydim, oleyim, =olup kurtul|git,
    olunce|olursem|olurdum rahat|herkes|kimse|kurtul|uzul|agla, sabaha cikmak, beni kacird, kacirdilar,
    olebilsem, olum|olumu|olume tek|dusun|bekl|iste|kurtul|cikis|huzur|ozl|yakin|cozum, olumle,
    olumun dusun|hayal, gebermek|gebersem ist|iyi|kurtul|keske, geberip git|kurtul, intihar,
    hayatima|hayatina|yasamima son, hayatimi bitir|sonlan|birak, hayati birak|bitir|terk,
    hayattan|hayatimdan|yasamaktan vazgec|git|ayril|cek|kop|nefret|bik|yorul|usan|umudu|sikil,
    hayat bitsin|bitse|yasanmaz, bitsin hayat, hayata dayan|tahammul|veda|tutun, canimi almak|alac|alsam,
    canima|canina|kendime|kendine kiy, dunyadan git|ayril|kurtul|goc|sil,
    dunyada yer|yerim|olmak yok|istem, dunyaya veda|gelmeseydim|gelmesem|gelmez, ben artik yokum,
    son verm|verec hayat|yasam, hayat son verm|verec, yasamak|yasama istem|ist,
    yasamak|yasamam|yasamaya sebe|nede|gucum|hevesim|deg|hak, yasamanin|hayatin|hayatimin anlam,
    yasamayacag|yasamayaca|yasamicam|yasamiycam, yasamayi hak|birak|iste|kes|sev,
    yasamaya deg|gucum|dayan|hakk, yasamak anlams|zor|agir|bana, yasama iste|sevinc|nede|sebe|gucum,
    yasayacak kalmad|yok, yasamasam, yasayamam|yasayamiyorum|yasayamic,
    niye|neden|nicin yasiyorum|yasiyom|yasiyoruz|yasayayim, dogmasayd|dogmasam|dogmamis,
    yok olmak|olsam|olup|olayim|olasim, olmasaydim keske, keske olmasaydim|dogmasaydim,
    var olmak|olmasayd, varolmak, bir|bi daha uyan, hic uyanm, =uyanmasam|uyanmamak|uyanmayay,
    sonsuza uyu, nefes almak istem, yarini|sabahi gormek istem,
    ben|bensiz|benden olmasam|mutlu|daha|rahat kurtul|iyi|rahat|mutlu|olur, ben olmasam,
    onlara|aileme|herkese|annem|annemlere yuk|yukum, yuk oluyorum, sadece yukum,
    her sey|seyi|seye bitirmek|sonlandirmak|son, kurtulmak ist hayat|dunya, kendimden kork`),
  // Harming oneself
  ...listOf(`
    kendimi|kendini oldur|asmak|asmay|asac|asica|asti|asay|kesmek|kesme|kesiyo|kesti|kesec|kesic|yakmak|yakac|yakti|yarala|jilet|bicak|zehirl|cezaland|dogra|ciziyo|parcala,
    kendimi|kendini cam|balkon|kopru|asagi|tren|araba|cati|ucurum|metro|yuksek|denize|yola,
    kendimi|kendini yok et, kendime|kendine zarar,
    bilegimi|bileklerimi|bilegini|bileklerini kes|kan|jilet|ac,
    kolumu|kollarimi|bacagimi|kolunu|kollarini kes|ciz|jilet|yak, kollarimdaki|kolumdaki|bilegimdeki iz,
    jilet, kopruden|camdan|balkondan|catidan|ucurumdan|kattan atla|at, trenin|arabanin|metronun onune,
    hap|haplari icti|icmis|icip|icmek|icec|yut, suru|avuc|kutu|butun|kutusu ilac|hap,
    ilaclarin|ilaclari hepsini|ic, zehir|zehri ic`),
  // Goodbyes
  ...listOf(`
    veda mektub|ett|ediy|etm, son mesajim|mektub|yazim, helal edin|et, hoscakalin|hosca son|yasa|hepiniz,
    hepiniz hoscakal|hosca, elveda`),
  // Violence, abuse, threats
  ...listOf(`
    dayak yi|ati|att, siddet gor|uyg|var, evde siddet, siddete, taciz, tecavuz, istismar, guvende degil,
    evden kact|kovul|atti, sokakta kald|yat, pesimde biri|adam, beni takip ed, santaj,
    foto|fotog|fotograf|goruntu|video|resim|resm tehdit|yay|zorlu|santaj,
    ciplak foto|goruntu|video|resim, tehdit edi|ett|alti|al, oldurmekle,
    eve gitmeye|donmeye|gitmekten kork, istemedigim dokun,
    =bana|beni|uygunsuz|vucuduma dokunuyor|dokundu|elliyor|elledi, annemi|kardesimi|anneme dov|vur,
    zorla op|dokun|soy, eve|odaya kilitl`),
];

/** People who may hurt a student; with one of the words below they are a sign of violence. */
export const PEOPLE = listOf(`
  baba, anne, =abim, abisi, =agabeyim, =ablam, kardes, =dayim, =amcam, =enistem, uvey, akraba,
  ogretmenim, sevgili, erkek ark, kocam, kuzen, komsu, =dedem, ailem, =birisi, =biri, onlar, evdekiler,
  mudur`);

export const HURTS = listOf(`
  dovuy, dovdu, dover, dovec, vuruy, vurdu, dokunuy, dokundu, tokat, zarar ver, tekme, yumruk, kemerle,
  bogaz, elliyor, sarkint`);

/** "Aynı stresi yaşamak istemiyorum" speaks of the year, not of life. */
export const LIVED_THINGS = listOf(`
  stres, kayg, panik, sene, yil, kirik, pisman, sikint, durum, =ayni, surec, =bunu, =tekrar, heyecan,
  mezun, =seyi, =seyleri, duygu, korku, universite, sehir, istanbul, yurtdisi, ankara, izmir, yurt,
  rahat, guzel, mutlu`);

/** Two kinds of words near each other, in any order. The third list makes it a figure of speech or another subject. */
export const CRISIS_PAIRS: readonly (readonly [string, string, string?])[] = [
  // Life and having enough of it
  [
    'yasamak|yasamam|yasamamin|yasama|yasamanin|yasamaya|yasamaktan|yasayis',
    'anlam|istem|istiyor|sebe|nede|zor|agir|deg|hak|bik|yorul|vazgec|birak|kalmad|gucum|dayan|usan|nefret|gereksiz|bos',
    'stres|kayg|panik|sene|yil|kirik|pisman|sikint|durum|=ayni|surec|heyecan|sehir|istanbul|ankara|izmir|yurt|universite|=bunu|ev|netler',
  ],
  [
    'hayat|hayatta|hayatin|hayatim|hayattan|hayata|dunya|dunyada|dunyadan',
    'anlamsiz|anlami|vazgec|terk|ayrilmak|gitmek|kurtulmak|veda|dayanam|tutunam|katlanam|kalmak|olmak|bitirec|bitirmek|bitirsem|sonlandir|sonuna',
    'sosyal|universite|sinav|yks|ders|hedef|meslek|doktor|muhendis|basarili|net|deneme|doktor|dershane|okul',
  ],
  [
    'olum|olumu|olumun|olume',
    'aklim|dusun|isti|cagir|kurtul|huzur|ozl|tek|yakin|cozum|cikis|hayal|plan',
    'tarih|siir|edebiyat|oran|dogum|ataturk|padisah|kral|sair|yazar|deneme|net|soru|konu|ezber|biyoloji',
  ],
  ['=dayak', 'evde|baba|anne|abi|abla|her|kardes|beni|korku', 'deneme|net|soru|test|fizik|mat|kimya'],
  [
    'dokunmaya|dokunmak|dokunmasi|ellemeye|opmeye',
    'bana|beni|enist|baba|amca|dayi|abi|hoca|ogretmen|adam|akraba|komsu',
    'soru|test|ders|konu',
  ],
  ['oldurmek|oldurec|oldurmey|oldurur|olduric|oldursem', 'kendimi|kendini|kendim'],
  ['kendi|kendim|kendimi', 'canimi|canima|sonumu', 'ders|soru'],
  [
    'fotograf|foto|goruntu|video|resim|resmim',
    'yayac|yayar|tehdit|santaj|zorlu|ifsa|ciplak|gonderec|atac',
    'profil|soru|konu|ders',
  ],
];
