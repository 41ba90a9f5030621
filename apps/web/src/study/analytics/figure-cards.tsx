import type { Dashboard } from '@netlik/contract/study/analytics';
import { shownMinutes } from '@netlik/domain/totals';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatExamNet } from '../../formats/numbers.ts';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { CountTime, CountUp } from './count-up.tsx';
import { rangeLabels, dashboardTexts as texts } from './dashboard.texts.ts';

const netTrend = (change: number) => ({
  way: change > 0 ? ('up' as const) : change < 0 ? ('down' as const) : ('same' as const),
  text: formatExamNet(Math.abs(change)),
});

/** The four numbers of the chosen range. Undefined while loading. */
export const FigureCards = ({ figures }: { figures: Dashboard | undefined }) => {
  const loading = figures === undefined;
  const questions = figures?.questionStatsSummary;
  const sessions = figures?.sessionsCount ?? 0;
  return (
    <Grid columns={2} gap="4" data-tour="dashboard-figures">
      <StatCard
        label={texts.cards.time}
        loading={loading}
        value={figures && <CountTime minutes={shownMinutes(figures.totalTime)} />}
        hint={figures && rangeLabels[figures.range]}
      />
      <StatCard
        label={texts.cards.questions}
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
        loading={loading}
        value={<CountUp value={sessions} format={formatCount} />}
        hint={
          sessions > 0 && figures ? texts.perSession(formatDuration(figures.totalTime / sessions)) : '\u00a0'
        }
      />
      <StatCard
        label={texts.cards.net}
        loading={loading}
        value={figures && figures.tytNet !== null ? formatExamNet(figures.tytNet) : '—'}
        {...(figures?.tytNetChange != null && { trend: netTrend(figures.tytNetChange) })}
        hint={figures?.tytNet == null ? texts.noExam : texts.lastExam}
      />
    </Grid>
  );
};
