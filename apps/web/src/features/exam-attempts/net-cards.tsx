import { type ExamFilter, type ExamOverview, examFilters } from '@netlik/contract/exam-attempts';
import { formatChange, formatExamNet, formatShare } from '../../formats/numbers.ts';
import { Spark } from '../../ui/charts/spark.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './exam-attempts.module.css';
import { examNames, cardTexts as texts } from './exam-attempts.texts.ts';

type Props = {
  overview: ExamOverview | undefined;
  chosen: ExamFilter | null;
  onChoose: (type: ExamFilter | null) => void;
};

const always: readonly ExamFilter[] = ['TYT', 'AYT'];

/** The latest net of each exam; pressed, it narrows the list to that exam. */
export const NetCards = ({ overview, chosen, onChoose }: Props) => (
  <section className={styles.cards} aria-label={texts.label} data-tour="exam-tracker-nets">
    {examFilters
      .filter((type) => always.includes(type) || (overview?.nets[type].count ?? 0) > 0)
      .map((type) => {
        const summary = overview?.nets[type];
        const way = (summary?.netChange ?? 0) < 0 ? 'down' : 'up';
        return (
          <button
            key={type}
            type="button"
            className={styles.card}
            disabled={!summary || summary.count === 0}
            aria-pressed={chosen === type}
            aria-label={summary && summary.count > 0 ? undefined : `${examNames[type]}: ${texts.none}`}
            onClick={() => onChoose(chosen === type ? null : type)}
          >
            <span className={styles.cardTop}>
              <b>{examNames[type]}</b>
              {summary && summary.count > 0 && <span>{texts.count(summary.count)}</span>}
            </span>
            {!summary && <SkeletonBlock width="60%" height={44} />}
            {summary && (
              <span className={styles.cardMiddle}>
                <span className={styles.bigNet}>
                  {summary.net === null ? '—' : formatExamNet(summary.net)}
                  {summary.net !== null && <span className={styles.unit}> {texts.net}</span>}
                </span>
                <Spark values={summary.recentNets} />
              </span>
            )}
            <span className={styles.cardFoot}>
              {summary && summary.count === 0 && texts.none}
              {summary?.netChange != null && (
                <span className={styles.change} data-way={way}>
                  {texts.change(formatChange(summary.netChange, 2, 2))}
                </span>
              )}
              {summary && summary.count > 0 && <span>{texts.answers(summary.correct, summary.wrong)}</span>}
              {summary?.accuracy != null && <span>{formatShare(summary.accuracy)}</span>}
            </span>
          </button>
        );
      })}
  </section>
);
