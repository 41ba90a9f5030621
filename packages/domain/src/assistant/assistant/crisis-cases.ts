import type { Word } from '../../words.ts';
import { crisisSigns, placesOf, signsIn } from './crisis.ts';
import {
  BEATEN,
  BLOWS,
  FEAR_AT_HOME,
  HOUSEHOLD,
  MEDICINES,
  MUCH,
  POISONS,
  VICTIMS,
} from './crisis-cases.data.ts';
import type { CrisisSign } from './crisis-signs.data.ts';

/** Crises with their own answer and phone numbers. */
export type CrisisCase = 'poison' | 'home';

const placesOfMedicines = placesOf(MEDICINES);
const placesOfPoisons = placesOf(POISONS);
const placesOfMuch = placesOf(MUCH);
const placesOfHousehold = placesOf(HOUSEHOLD);
const placesOfVictims = placesOf(VICTIMS);
const placesOfBlows = placesOf(BLOWS);
const placesOfBeaten = placesOf(BEATEN);

const placesBy = (words: readonly Word[], pattern: RegExp) =>
  words.flatMap(({ plain }, at) => (pattern.test(plain) ? [at] : []));

const NEAR = 6;
const NEAR_AMOUNT = 4;
const areNear = (some: readonly number[], others: readonly number[], most = NEAR) =>
  some.some((at) => others.some((other) => at !== other && Math.abs(at - other) <= most));

const POISONED = /^zehirlen(di|mis|iyo)/;
/** "Kahveden zehirlendim resmen". */
const AS_IT_WERE = /^(resmen|adeta|sanki)$/;
const DRINKS = /^(yut|ic)(t|m[iu]s|ip$|ec|ic|e[ry]|s[ae]m|iyo|uyo|ar|ac)/;
/** Past tense only; `CRISIS_SIGNS` covers plans. */
const SWALLOWED = /^(yut(tu|mus|up$|unca)|ic(ti|mis|ip$|ince$))/;
/** "aldım" may also mean buying. */
const TAKEN = /^(al(di|mis)|atti|bitir(di|mis))(m|k)?$/;
const SHOP = /^(eczane|market|recete|doktor|siparis|kargo)/;

const LEAST_PILLS = 5;
const NUMBER_WORD =
  /^(bes|alti|yedi|sekiz|dokuz|on|onbir|oniki|onbes|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz)$/;
const PIECE = /^(tane|adet|kadar|civari|kutu)/;
/** "10 gün ilaç içtim", "20 hap bilgi", "hap gibi özet". */
const NO_PILLS =
  /^(gun|hafta|ay|yil|saat|dakika|dk|mg|ml|gr|gram|lira|soru|test|net|konu|sayfa|deneme|bardak|yas|kere|kez|defa|ders|video|bilgi|ozet|gibi)/;

const placesOfManyPills = (words: readonly Word[]): number[] =>
  words.flatMap(({ plain, typed }, at) => {
    const isMany = /^\d{1,3}$/.test(plain)
      ? Number(plain) >= LEAST_PILLS
      : NUMBER_WORD.test(plain) && typed !== 'ön';
    if (!isMany) return [];
    const after = words.slice(at + 1, at + 4);
    const isOfPills = PIECE.test(after[0]?.plain ?? '') || placesOfMedicines(after).length > 0;
    return isOfPills && !after.some((word) => NO_PILLS.test(word.plain)) ? [at] : [];
  });

/** Positions of medicines that are swallowed or taken. */
function placesOfDoses(words: readonly Word[]): number[] {
  const isShopping = words.some(({ plain }) => SHOP.test(plain));
  const taken = [...placesBy(words, SWALLOWED), ...(isShopping ? [] : placesBy(words, TAKEN))];
  return placesOfMedicines(words).filter(
    (at) => !NO_PILLS.test(words[at + 1]?.plain ?? '') && areNear([at], taken),
  );
}

function isPoisoning(words: readonly Word[]): boolean {
  const saysPoisoned = words.some(({ plain }) => POISONED.test(plain));
  if (saysPoisoned && !words.some(({ plain }) => AS_IT_WERE.test(plain))) return true;
  if (areNear(placesOfPoisons(words), placesBy(words, DRINKS))) return true;
  return areNear(placesOfDoses(words), [...placesOfManyPills(words), ...placesOfMuch(words)], NEAR_AMOUNT);
}

function isViolenceAtHome(words: readonly Word[]): boolean {
  const household = placesOfHousehold(words);
  if (areNear(household, placesOfBeaten(words))) return true;
  const blows = placesOfBlows(words);
  return household.some(
    (at) =>
      areNear([at], blows) &&
      areNear(
        placesOfVictims(words).filter((other) => other !== at),
        blows,
      ),
  );
}

/** "Abim oyunda beni dövüyor". */
const IN_A_GAME = /^(oyun|fifa|mac|duello|valorant|pubg|satranc|tavla|lol|pes|minecraft)[dt][ae]$/;

/**
 * Poisoning and violence at home; unlike in `CRISIS_RULES`, words of study or laughter do not cancel them.
 */
export function ruledCase(words: readonly Word[]): CrisisCase | null {
  if (crisisSigns(words).isLesson || words.some(({ plain }) => IN_A_GAME.test(plain))) return null;
  if (isPoisoning(words)) return 'poison';
  return isViolenceAtHome(words) ? 'home' : null;
}

const SIGNS_OF_VIOLENCE: readonly CrisisSign[] = [
  'violence',
  'beatingHard',
  'beating',
  'hitBy',
  'touched',
  'grope',
  'nightVisit',
  'childhood',
  'killThreat',
];
const SIGNS_OF_HOME: readonly CrisisSign[] = ['married', 'runaway'];
const placesOfFearAtHome = placesOf(FEAR_AT_HOME);
const POISONING = /^zehirle/;

/** Only called for a known crisis, so weaker signs suffice. */
export function caseOfCry(words: readonly Word[]): CrisisCase | null {
  const ruled = ruledCase(words);
  if (ruled) return ruled;
  if (placesOfDoses(words).length > 0 || words.some(({ plain }) => POISONING.test(plain))) return 'poison';
  if (placesOfFearAtHome(words).length > 0) return 'home';
  const signs = signsIn(words);
  const has = (sign: CrisisSign) => signs.includes(sign);
  const isAtHome =
    SIGNS_OF_HOME.some(has) || (placesOfHousehold(words).length > 0 && SIGNS_OF_VIOLENCE.some(has));
  return isAtHome ? 'home' : null;
}
