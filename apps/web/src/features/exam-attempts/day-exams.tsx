import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatExamNet } from '../../formats/numbers.ts';
import { examQueries } from './exam-attempts.queries.ts';
import { examNames, listTexts as texts } from './exam-attempts.texts.ts';
import { filterOf } from './exam-filter.ts';
import styles from './exam-list.module.css';

/** The exams of a day, for the calendar. Nothing while there is none. */
export const DayExams = ({ day }: { day: string }) => {
  const attempts = useQuery(examQueries.ofDay(day)).data?.data ?? [];
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.ofDay} aria-label={texts.title}>
      {attempts.map(({ _id, examType, source, totals }) => (
        <li key={_id}>
          <Link to={`/exam-tracker?type=${filterOf(examType)}`} className={styles.dayLink}>
            <span className={styles.kind}>{examNames[filterOf(examType)]}</span>
            <span className={styles.source}>{source}</span>
            <b>
              {formatExamNet(totals.netScore)} {texts.net}
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
};
