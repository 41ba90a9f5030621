import type { GoalGap, GoalProgramme } from '@netlik/contract/exams/estimates';
import { formatNet } from '../../formats/numbers.ts';
import { goalDistanceTexts as texts } from './goal-distance.texts.ts';

/** Returns the programme with the goal's name, or the hardest variant. */
export const mainUniversityProgramme = ({ programmes, department }: GoalGap): GoalProgramme | undefined =>
  programmes.find(({ name }) => name === department) ?? programmes[0];

/** Returns "Şimdilik uzak: yaklaşık 11 net", or null if unknown. */
export const distanceText = ({ reach, nets }: Pick<GoalProgramme, 'reach' | 'nets'>): string | null => {
  if (!nets) return reach && texts.outOfReach;
  if (nets.missing === 0) return reach === 'likely' ? texts.sure : texts.enough;
  const rounded = Math.max(1, Math.round(nets.missing));
  return reach === 'possible' ? texts.near(rounded) : texts.far(rounded);
};

/** Describes the newest attempt's effect; null if there is none to report. */
export const movedText = ({ nets, missingBefore }: Pick<GoalProgramme, 'nets' | 'missingBefore'>) => {
  if (!nets || missingBefore === null || missingBefore === nets.missing) return null;
  const nearer = missingBefore - nets.missing;
  return (nearer > 0 ? texts.nearer : texts.farther)(formatNet(Math.abs(nearer)));
};

/** Returns the share of the required nets, 0 to 1, now and before the newest attempt. */
export const netShares = ({ nets, missingBefore }: Pick<GoalProgramme, 'nets' | 'missingBefore'>) => {
  if (!nets) return null;
  const needed = Math.max(1, nets.now + nets.missing);
  const share = (missing: number) => Math.min(1, Math.max(0, 1 - missing / needed));
  return { now: share(nets.missing), before: share(missingBefore ?? nets.missing) };
};

/** Uses the first goal with an estimate; null if there is none. */
export const goalProgress = (gaps: readonly GoalGap[]) => {
  for (const gap of gaps) {
    const main = mainUniversityProgramme(gap);
    const shares = main && netShares(main);
    if (!main?.nets || !shares) continue;
    const { missing } = main.nets;
    return {
      ...shares,
      title: missing === 0 ? texts.reached : texts.bar(Math.max(1, Math.round(missing))),
      text: `${gap.university}, ${gap.department} (${texts.estimated})`,
      moved: movedText(main),
    };
  }
  return null;
};
