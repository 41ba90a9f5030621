import type { GoalGap } from '@netlik/contract/exams/estimates';
import { mainProgramme, movedText, netShares } from './distance-to-goal.ts';
import { goalDistanceTexts as texts } from './goal-distance.texts.ts';

/** Uses the first goal with an estimate; null if there is none. */
export const goalProgress = (gaps: readonly GoalGap[]) => {
  for (const gap of gaps) {
    const main = mainProgramme(gap);
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
