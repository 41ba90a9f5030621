import type { Dashboard } from '@netlik/contract/study/analytics';
import { SCORE_EXPLANATION } from '@netlik/domain/study/analytics/rank';
import { LEVEL_EXPLANATION, levelOf } from '@netlik/domain/study/level';
import { STREAK_EXPLANATION } from '@netlik/domain/study/streak-with-freezes';
import { XP_EXPLANATION } from '@netlik/domain/study/xp';
import { formatCount } from '../../formats/numbers.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { CountUp } from './count-up.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';

const nth = (value: number) => `${formatCount(value)}.`;

const streakHint = ({ currentStreak, longestStreak, studiedToday }: Dashboard['overview']) => {
  if (currentStreak === 0) return texts.noStreak;
  return studiedToday ? texts.longest(longestStreak) : texts.streakWaits;
};

const LevelBar = ({ experience }: { experience: number }) => {
  const { level, xpInLevel, xpOfLevel } = levelOf(experience);
  return (
    <Stack as="span" gap="1" className={styles.level}>
      <Row as="span" gap="0 3" align="center" between wrap>
        <Row as="b" gap="1" align="center" tone="plain" weight="semibold">
          {texts.level(level)}
          <InfoTip about={texts.level(level)} text={LEVEL_EXPLANATION} />
        </Row>
        {texts.toNext(xpOfLevel - xpInLevel)}
      </Row>
      <FillBar fill={xpInLevel / xpOfLevel} />
    </Stack>
  );
};

/** These figures do not depend on the range. */
export const StandingCards = ({ figures }: { figures: Dashboard | undefined }) => {
  const loading = figures === undefined;
  return (
    <Grid as="section" fit={150} gap="4" aria-label={texts.standing} data-tour="dashboard-standing">
      <StatCard
        label={texts.streak}
        info={<InfoTip about={texts.streak} text={STREAK_EXPLANATION} />}
        loading={loading}
        value={<CountUp value={figures?.overview.currentStreak ?? 0} format={formatCount} />}
        unit={texts.days}
        hint={figures && streakHint(figures.overview)}
      />
      <StatCard
        label={texts.rank}
        info={<InfoTip about={texts.rank} text={texts.rankWhy + SCORE_EXPLANATION} />}
        loading={loading}
        value={figures?.rank == null ? null : <CountUp value={figures.rank} format={nth} />}
        hint={figures?.rank == null ? texts.noRank : texts.rankOf(figures.rankOf)}
      />
      <StatCard
        label={texts.score}
        info={<InfoTip about={texts.score} text={SCORE_EXPLANATION} />}
        loading={loading}
        value={<CountUp value={figures?.totalScore ?? 0} format={formatCount} />}
        hint={texts.scoreHint}
      />
      <StatCard
        label={texts.xp}
        info={<InfoTip about={texts.xp} text={XP_EXPLANATION} />}
        loading={loading}
        value={<CountUp value={figures?.experience ?? 0} format={formatCount} />}
        hint={figures && <LevelBar experience={figures.experience} />}
      />
    </Grid>
  );
};
