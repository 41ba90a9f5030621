import {
  type ExperimentResult,
  type LandingStep,
  landingVariants,
} from '@netlik/contract/platform/experiments';
import { isSurelyAbove, shareOf } from '@netlik/domain/platform/landing/compare-shares';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { addCount, sumCounts } from './landing-counts.sql.ts';

/** With fewer visitors the interval is too wide. */
const MIN_VIEWS = 100;

type Counted = { variant: string; step: LandingStep };

export const countLanding = async ({ db, clock }: Deps, { variant, step }: Counted): Promise<null> => {
  await addCount(db, studyDay(clock.now()), variant, step);
  return null;
};

export const getExperiments = async ({ db }: Deps): Promise<ExperimentResult[]> => {
  const rows = await sumCounts(db);
  const countOf = (variant: string, step: LandingStep) =>
    rows.find((row) => row.variant === variant && row.step === step)?.count ?? 0;
  const variants = landingVariants.map((variant) => {
    const views = countOf(variant, 'view');
    return {
      variant,
      views,
      clicks: shareOf(countOf(variant, 'click'), views),
      signups: shareOf(countOf(variant, 'signup'), views),
    };
  });
  const winner = variants
    .filter(() => variants.every(({ views }) => views >= MIN_VIEWS))
    .find(({ signups }) => variants.some((other) => isSurelyAbove(signups, other.signups)));
  const since = rows.map((row) => row.since).sort()[0] ?? null;
  return [{ name: 'landing_hero_v1', since, variants, winner: winner?.variant ?? null }];
};
