import type { FlashcardOverview } from '@netlik/contract/flashcards';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { dayMonthText } from '../../ui/formats/day-month-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './flashcards.module.css';
import { flashcardTexts as texts } from './flashcards.texts.ts';

const weekdayFormat = new Intl.DateTimeFormat('tr', { weekday: 'short', timeZone: 'UTC' });
const asDate = (day: string) => new Date(`${day}T12:00:00Z`);

export const Metrics = ({ overview }: { overview: FlashcardOverview | undefined }) => {
  const { metrics } = texts;
  const loading = overview === undefined;
  const { due = 0, fresh = 0 } = overview?.today ?? {};
  return (
    <div className={styles.metrics} data-tour="flashcards-metrics">
      <StatCard
        label={metrics.today}
        value={due + fresh}
        unit={metrics.todayUnit}
        hint={due + fresh > 0 || overview?.total === 0 ? metrics.todayHint(due, fresh) : metrics.todayDone}
        loading={loading}
      />
      <StatCard
        label={metrics.total}
        value={overview?.total ?? 0}
        hint={metrics.learned(overview?.learned ?? 0)}
        loading={loading}
      />
      <StatCard
        label={metrics.success}
        value={overview?.successRate == null ? null : `%${overview.successRate}`}
        hint={metrics.successHint}
        loading={loading}
      />
      <StatCard
        label={metrics.leeches}
        value={overview?.leeches ?? 0}
        hint={overview && overview.leeches > 0 ? metrics.leechHint : metrics.noLeech}
        loading={loading}
      />
    </div>
  );
};

/** Cards a day; a day without any keeps its place with an empty bar. */
export const Forecast = ({ overview }: { overview: FlashcardOverview }) => {
  const most = Math.max(1, ...overview.forecast.map(({ count }) => count));
  return (
    <Card title={texts.forecast} lead={texts.forecastLead(dayMonthText(overview.lastDay))}>
      <ol className={styles.forecast}>
        {overview.forecast.map(({ date, count }) => (
          <li key={date}>
            <span className="visually-hidden">{texts.forecastDay(dayMonthText(date), count)}</span>
            <span className={styles.barCount} aria-hidden="true">
              {count || ''}
            </span>
            <span className={styles.bar} style={{ height: `${(96 * count) / most}px` }} aria-hidden="true" />
            <span className={styles.barDay} aria-hidden="true">
              {weekdayFormat.format(asDate(date))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
