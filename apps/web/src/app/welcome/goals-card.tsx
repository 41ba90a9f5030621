import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { profileQueries } from '../../features/identity/profile/profile.queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './welcome.module.css';
import { welcomeTexts as texts } from './welcome.texts.ts';

const SHOWN = 3;
const score = new Intl.NumberFormat('tr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The main way in, which is the hardest; the page of the goals shows them all. */
const Score = ({ placement }: { placement: TargetUniversity['placement'] }) => {
  const main = placement?.variants[0];
  if (!placement || !main) return null;
  return (
    <p className={styles.score}>
      <strong className="numbers">{score.format(main.minScore)}</strong>
      <span className={styles.small}>{texts.minScore(placement.year, main.scoreType, main.name)}</span>
    </p>
  );
};

const Goal = ({ goal: { name, department, priority, placement } }: { goal: TargetUniversity }) => (
  <li className={styles.goal}>
    <span className={styles.priority} aria-hidden="true">
      {priority}
    </span>
    <div className={styles.goalText}>
      <p className={styles.goalName}>{name}</p>
      <p className={styles.small}>{department}</p>
    </div>
    <Score placement={placement} />
  </li>
);

/** The universities somebody studies for, the dearest first. */
export const GoalsCard = ({ personId }: { personId: string }) => {
  const { data, error, refetch } = useQuery(profileQueries.own(personId));
  const goals = data?.targetUniversities.toSorted((a, b) => a.priority - b.priority).slice(0, SHOWN);
  return (
    <section className={styles.card} aria-labelledby="welcome-goals">
      <div className={styles.cardHead}>
        <h2 id="welcome-goals">{texts.goals}</h2>
        {goals && goals.length > 0 && <Link to="/goals">{texts.allGoals}</Link>}
      </div>
      {!goals && error && <ErrorState title={texts.goalsFailed} error={error} onRetry={refetch} compact />}
      {!goals && !error && <SkeletonRows rows={2} />}
      {goals?.length === 0 && (
        <EmptyState
          compact
          title={texts.noGoals}
          text={texts.noGoalsText}
          action={<ButtonLink to="/goals">{texts.addGoal}</ButtonLink>}
        />
      )}
      {goals && goals.length > 0 && (
        <ul>
          {goals.map((goal) => (
            <Goal key={goal._id} goal={goal} />
          ))}
        </ul>
      )}
    </section>
  );
};
