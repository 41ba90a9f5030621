import type { CalendarMode } from '@netlik/contract/study/calendar';
import { minutesText } from '../../ui/minutes-text.ts';
import { Bone } from '../../ui/skeleton.tsx';
import { countTexts as counts, summaryTexts as texts } from './calendar.texts.ts';
import type { Totals } from './day-figures.ts';
import styles from './summary.module.css';

type Props = {
  mode: CalendarMode;
  /** „Kasım 2026” */
  span: string;
  /** Undefined while they are not known. */
  totals: Totals | undefined;
  loading: boolean;
};

type Fact = readonly [name: string, value: string];

const studyFacts = ({ minutes, sessions, activeDays }: Totals): Fact[] => [
  [texts.activeDays.study, counts.days(activeDays)],
  [texts.sessions, counts.number(sessions)],
  [texts.perDay, activeDays === 0 ? '–' : minutesText(minutes / activeDays)],
];

const questionFacts = ({ correct, wrong, blank, net, accuracy, activeDays }: Totals): Fact[] => [
  [texts.activeDays.question, counts.days(activeDays)],
  [texts.correct, counts.number(correct)],
  [texts.wrong, counts.number(wrong)],
  [texts.blank, counts.number(blank)],
  [texts.net, counts.net(net)],
  [texts.accuracy, accuracy === null ? '–' : counts.percent(accuracy)],
];

/** What the month or the year adds up to. The one number that matters is the largest on the page. */
export const Summary = ({ mode, span, totals, loading }: Props) => (
  <div className={styles.summary} data-tour="calendar-summary">
    <div>
      <p className={styles.label}>{texts.total[mode](span)}</p>
      {loading ? (
        <Bone width={180} height={44} />
      ) : (
        <p className={styles.total}>
          {!totals && '–'}
          {totals && (mode === 'study' ? minutesText(totals.minutes) : counts.questions(totals.questions))}
        </p>
      )}
    </div>
    {totals && (
      <dl className={styles.facts}>
        {(mode === 'study' ? studyFacts(totals) : questionFacts(totals)).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
