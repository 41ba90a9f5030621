import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../../ui/icons/glyphs.tsx';
import styles from './daily-challenges.module.css';
import { challengeQueries } from './daily-challenges.queries.ts';
import { todayTexts as texts } from './daily-challenges.texts.ts';

/** One line on the dashboard that leads to the challenges. */
export const ChallengesLine = () => {
  const { data } = useQuery(challengeQueries.today());
  const challenges = data?.challenges ?? [];
  const done = challenges.filter(({ isCompleted }) => isCompleted).length;
  const next = challenges.find(({ isCompleted }) => !isCompleted);
  return (
    <Link className={styles.line} to="/motivation/badges">
      <span className={styles.title}>{data ? texts.line(done, challenges.length) : texts.loading}</span>
      <span className={styles.hint}>
        {next ? texts.next(next.title) : challenges.length > 0 && texts.allDone}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  );
};
