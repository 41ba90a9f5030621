import { listOf } from './stem-list.ts';

/**
 * Written like `CRISIS_SIGNS` but separate, because every name there is a feature of the trained model.
 * "döver" and "dövecek" are absent because they are also jokes about bad nets.
 */

export const MEDICINES = listOf(`
  ~hap, ~ilac, tablet, kapsul, agri kesici, agrikesici, ates dusurucu, kas gevsetici, antidepres, sakinlestirici, ~parol, aspirin, majezik, minoset, arveles, apranax, novalgin,
  vermidon, dikloron, dolorex, nurofen, parasetamol, paracetamol, ibuprofen, xanax, prozac, lustral, rivotril, diazem, ritalin, concerta`);

export const POISONS = listOf(`
  camasir suyu, tuz ruhu, tuzruhu, kezzap, deterjan, fare|bocek|hasere|tarim zehri|zehiri|ilac, antifriz, =tiner, tineri, aseton, naftalin, siyanur, arsenik, porcoz, yag|kirec cozucu,
  lavabo acici`);

/** More than a usual dose. */
export const MUCH = listOf(`
  avuc, =kutu, =kutuyu, =kutusu, =kutusunu, =sise, =siseyi, butun, =tum, hepsi, suru, =birden, tek seferde, bir|bi dikiste, cok fazla, =fazla, onlarca,
  kac hatirlamiyorum|bilmiyorum|saymadim, ne kadar|varsa varsa`);

export const HOUSEHOLD = listOf(`
  baba, anne, uvey, abim, abisi, agabey, ablam, amcam, =dayim, =dedem, dedemin, enistem, halam, teyzem, kocam, =kocasi, =ailem, ailemde, evdekiler, =evde, =evimizde`);

/** The person who is hurt, in the accusative or dative. */
export const VICTIMS = listOf(`
  =beni, =bana, =bizi, =bize, hepimiz, =annemi, =anneme, =annemin, kardesimi, kardesime, kardesimin, kardeslerim, =ablami, =ablama, =ablamin, =abimi, =abime, sacim, kolum, kafam,
  basim, bogazim, dudagim, burnum`);

export const BLOWS = listOf(`
  dovuy, dovdu, =dovmus, dovup, =doverek, =doverdi, vuruy, =vurdu, =vurdular, =vurmus, =vurup, =vurarak, tokatla, yumrukla, tekmele, =bicakladi, =bicaklamis, tokat|yumruk|tekme
  at, bicak|bicagi|silah|silahi|tabanca|tufek cek|daya|salla|sapla|dogrult, bogazimi|bogazini sik, sacimi|sacimdan cek|surukl`);

/** Violence without a named victim. */
export const BEATEN = listOf(`
  dayak yiyo|yedi|yiyi|yemek|var|ati|atti, =siddet goruyo|var|uygul, siddetten, ustume|ustumuze yurudu|yuruyo`);

/** Too weak to detect a crisis, strong enough to choose its answer. */
export const FEAR_AT_HOME = listOf(`
  babamdan|annemden|abimden|amcamdan|dayimdan|evdekilerden|ailemden kork, babam|abim|amcam|dayim|dedem|enistem|kuzenim op|oksa|oksu|elle|elli|dokun|soy,
  evlendir, evdeki|evde|ailede siddet`);
