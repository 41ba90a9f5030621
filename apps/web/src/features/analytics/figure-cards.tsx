import type { Dashboard } from '@netlik/contract/analytics';
import { shownMinutes } from '@netlik/domain/study/totals';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatExamNet } from '../../formats/numbers.ts';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { ClockIcon } from '../../ui/icons/glyphs.tsx';
import { IconFrame } from '../../ui/icons/icons.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { CountTime, CountUp } from './count-up.tsx';
import styles from './dashboard.module.css';
import { rangeLabels, dashboardTexts as texts } from './dashboard.texts.ts';

const netTrend = (change: number) => ({
  way: change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('same' as const),
  text: formatExamNet(Math.abs(change)),
});

const icon = (path: string) => (
  <IconFrame size={18}>
    <path d={path} />
  </IconFrame>
);
const icons = {
  questions:
    'M10 17.4a7.4 7.4 0 1 0 0-14.8 7.4 7.4 0 0 0 0 14.8ZM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14.2h.01',
  sessions: 'M7.4 5h9.2M7.4 10h9.2M7.4 15h9.2M3.6 5h.01M3.6 10h.01M3.6 15h.01',
  net: 'M3.2 16.8h13.6M4.4 13.2l3.8-4 3 2.4 4.6-6M15.8 9V5.4h-3.6',
};

/** The four numbers of the chosen range. Undefined while loading. */
export const FigureCards = ({ figures }: { figures: Dashboard | undefined }) => {
  const loading = figures === undefined;
  const questions = figures?.questionStatsSummary;
  const sessions = figures?.sessionsCount ?? 0;
  return (
    <Grid columns={2} gap="3" className={styles.figures} data-tour="dashboard-figures">
      <StatCard
        label={texts.cards.time}
        icon={<ClockIcon size={18} />}
        loading={loading}
        value={figures && <CountTime minutes={shownMinutes(figures.totalTime)} />}
        hint={figures && rangeLabels[figures.range]}
      />
      <StatCard
        label={texts.cards.questions}
        icon={icon(icons.questions)}
        loading={loading}
        value={questions && <CountUp value={questions.totalAttempted} format={formatCount} />}
        hint={
          questions && questions.totalAttempted > 0
            ? texts.questionsHint(questions.totalCorrect, questions.totalWrong, questions.totalBlank)
            : '\u00a0'
        }
      />
      <StatCard
        label={texts.cards.sessions}
        icon={icon(icons.sessions)}
        loading={loading}
        value={<CountUp value={sessions} format={formatCount} />}
        hint={
          sessions > 0 && figures ? texts.perSession(formatDuration(figures.totalTime / sessions)) : '\u00a0'
        }
      />
      <StatCard
        label={texts.cards.net}
        icon={icon(icons.net)}
        loading={loading}
        value={figures && figures.tytNet !== null ? formatExamNet(figures.tytNet) : '—'}
        {...(figures?.tytNetChange != null && { trend: netTrend(figures.tytNetChange) })}
        hint={figures?.tytNet == null ? texts.noExam : texts.lastExam}
      />
    </Grid>
  );
};
