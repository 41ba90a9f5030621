import type { Concept } from './concepts.data.ts';
import type { CrisisSign } from './crisis-signs.data.ts';
import { listOf } from './stem-list.ts';

/** Replies, questions, fillers and product words without a concept, written like `CRISIS_SIGNS`. */
export const SMALL_WORDS = listOf(`
  =evet, =hayir, =yok, =var, =edici, tamam, =tmm, =ok, =olur, =olmaz, =peki, =neyse, bosver, =bilmiyorum, anlamad, anladi, =emin, =oyle, =boyle, =degil, =degilim, =niye, =neden, =ne, =neyi,
  =kim, =kimi, =kime, =kimin, =kac, =daha, =baska, =fazla, =az, =cok, =kisa, kisaca, =uzun, =devam, =et, =eder, =etsene, =olursan, =musun, =misin, =miyim, =muyum, =mi, =mu, yardim,
  =lazim, =bana, =sana, =bu, =bunu, =su, =sunu, =o, =onu, =bir, =bi, =de, =da, =ya, =hadi, =haydi, gelem, =simdi, =once, =yine, =geri, =ileri, =rica, gorusuruz, =kanka, =abi, =lutfen, =aynen, =tabi,
  =tabii, =sanirim, =dogru, =icin, =ile, =ve, =en, =ek, =soyle, =yeni, =eski, =ilk, =bugun, =yarin, =hafta, memnun, begen, acik, =ac, acma, acsana, ~mesaj, ~sayfa, ~ekran, ~rapor, ~veri, veriler, ~not, notlar, ~liste,
  ~grafik, ~kitap, ~kaynak, ~video, ~menu, ~oda, =terk, ogretmen, gonder, =git, =gir, =cik, =ver, verdi, versene, =yap, =yaz, =bak, =at, =oku, =anlat, =bul, goster, kaldir, durdur, =bitir, ertele, yenile, kaydet`);

export const SCHOOL_WORDS = listOf(`
  kesisim, birlesim, birim, girisim, formul, tepkime, bilesi, element, molekul, bakteri, kromozom, hacim, hacmi, uzunlu, kesen, kesik, kesir, isin, buyuklu, sicakli, belirti, ozelli,
  orne, tanim, kavram, =fark, =farki, =orani, kelime, sozcuk, =koku, antlasma, padisah, harita, iklim, nufus, unite`);

/** Concepts of product and study, without feelings. */
export const EVERYDAY_CONCEPTS: readonly Concept[] = [
  'lesson',
  'subject',
  'topicName',
  'topic',
  'which',
  'question',
  'howMany',
  'exam',
  'examType',
  'net',
  'theExam',
  'plan',
  'coach',
  'card',
  'notebook',
  'habit',
  'streak',
  'xp',
  'duel',
  'badge',
  'how',
  'act',
  'thing',
  'canI',
  'hello',
  'thank',
];

/** Words of despair without a crisis sign; they only allow the model to decide. */
export const DESPAIR = listOf(`
  dayanam, katlanam, korkuy, korkun, korkar, kurtar, kacmak, kacic, kacac, kacti, caresiz, mutsuz, umutsuz, degersiz, kimsem, nefret, bitsin, biteyim, nefes, affed, affet,
  imdat, =help, yalniz, tuken, bikt, kaniyo, kanama, kanad, =kan ak, aciyo, acis, acitiy, agliy, zehir, bayil, tehlike, atlay, atlamak, atlic, olee, oley, olesi, olebil, yasama,
  yasamk, yasany, kotuyum, iyi degil, eve gidem|donem|gitm`);

/** Signs that mean danger or despair even alone, without signs of context such as `study` or `people`. */
export const SECOND_SIGNS: readonly CrisisSign[] = `
  living life unliving livingEnd dying dyingSoon death deathPeace suicide ownSuicide neverWaking waking vanishing accident burden killing hurting jumpOut crushed wounds pills
  hoarding overdose weapon goodbye pain numb violence beatingHard beating threat exposing means meansCalling lethal highPlace prepared alonePlan planReady selfPlan
  willNotLive parting noTomorrow notSeeing goneAfter ownDeath reaper release dontWantBeing marks nightVisit grope killThreat gangBeating purging starving rescued didToSelf
  darkThought hearing english gone willNotSee underground fromLife note aftermath givenAway shouldNotBe indifferent methods bruise hitBy touched childhood blackmail married runaway
  drugs callForHelp unsafe`
  .trim()
  .split(/\s+/) as CrisisSign[];
