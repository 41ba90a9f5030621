import { isClosed } from '../../yks/eligibility.ts';
import type { AdmissionChance } from '../../yks/programme-values.ts';
import { CATALOGUE_YEAR, reachableRank, type UniversityProgramme } from '../../yks/programmes.ts';
import type { ScoreKey } from '../../yks/score-keys.ts';

/** Yearly change of a programme's rank that eight of ten stay below (2022 to 2026); assumed for TYT. */
const YEARLY_FACTORS: Readonly<Record<ScoreKey, number>> = {
  SAY: 1.22,
  EA: 1.34,
  SÖZ: 1.47,
  DİL: 1.26,
  TYT: 1.5,
};

/** The rank is known, but next year's required ranks are not. */
export const rangeOfRank = (type: ScoreKey, rank: number) => ({
  best: Math.max(1, Math.round(rank / YEARLY_FACTORS[type])),
  middle: rank,
  worst: Math.round(rank * YEARLY_FACTORS[type]),
});

export type Chance = 'high' | 'balanced' | 'hard' | 'unknown';

const CHANCES = { likely: 'high', possible: 'balanced', far: 'hard' } as const;

export const chanceOf = (reach: AdmissionChance | null): Chance => (reach ? CHANCES[reach] : 'unknown');

type Chosen = Pick<
  UniversityProgramme,
  'name' | 'city' | 'scoreType' | 'ranks' | 'rankLimit' | 'conditions' | 'quotaYear' | 'successor'
> | null;

type Ranges = Partial<Record<ScoreKey, { readonly best: number } | null>>;

/**
 * `wasted`: the easier choice `by` before it always places the student first. `sameCity`: same subject and
 * city as `by`, which is easily confused.
 */
export type PreferenceWarning = {
  readonly at: number;
  readonly kind: 'wasted' | 'limit' | 'closed' | 'renumbered' | 'absent' | 'sameCity';
  readonly by?: number;
};

/** An earlier choice that accepts clearly worse ranks of the same score. */
const easierBefore = (choices: readonly Chosen[], at: number) => {
  const rank = choices[at] && reachableRank(choices[at]);
  if (!rank) return -1;
  return choices.slice(0, at).findIndex((earlier) => {
    if (!earlier || earlier.scoreType !== choices[at]!.scoreType || isClosed(earlier.conditions))
      return false;
    return (reachableRank(earlier) ?? 0) >= rank * YEARLY_FACTORS[earlier.scoreType];
  });
};

/** Name without the bracketed language, scholarship and campus. */
const plainName = (name: string) => name.replace(/\s*\(.*$/, '');

/** The only earlier choice of the same subject in the same city; a third one is not named again. */
const sameCityBefore = (choices: readonly Chosen[], at: number) => {
  const { city, name } = choices[at]!;
  const twins = choices.slice(0, at).flatMap((earlier, index) => {
    const isSame = earlier?.city === city && plainName(earlier.name) === plainName(name);
    return isSame ? [index] : [];
  });
  return twins.length === 1 ? twins[0]! : -1;
};

export const warningsOf = (choices: readonly Chosen[], ranges: Ranges): PreferenceWarning[] =>
  choices.flatMap((choice, at): PreferenceWarning[] => {
    if (!choice) return [{ at, kind: 'absent' }];
    const found: PreferenceWarning[] = [];
    const range = ranges[choice.scoreType];
    if (choice.successor) found.push({ at, kind: 'renumbered' });
    else if (choice.quotaYear < CATALOGUE_YEAR) found.push({ at, kind: 'absent' });
    if (isClosed(choice.conditions)) found.push({ at, kind: 'closed' });
    if (range && choice.rankLimit && range.best > choice.rankLimit.rank) found.push({ at, kind: 'limit' });
    const by = easierBefore(choices, at);
    if (by >= 0) found.push({ at, kind: 'wasted', by });
    const twin = sameCityBefore(choices, at);
    if (twin >= 0) found.push({ at, kind: 'sameCity', by: twin });
    return found;
  });
