import { useQuery } from '@tanstack/react-query';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import styles from './daily-challenges.module.css';
import { challengeQueries } from './daily-challenges.queries.ts';
import { todayTexts as texts } from './daily-challenges.texts.ts';

/** The day's challenges with progress. */
export const TodayChallenges = () => {
  const query = useQuery(challengeQueries.today());
  const challenges = query.data?.challenges;
  return (
    <Card title={texts.title} lead={texts.lead}>
      <UntilLoaded query={query} failed={texts.failed} compact>
        <span className={styles.today}>
          <SkeletonBlock height={98} />
          <SkeletonBlock height={98} />
          <SkeletonBlock height={98} />
        </span>
      </UntilLoaded>
      {challenges?.length === 0 && <EmptyState compact title={texts.none} text={texts.noneText} />}
      <ul className={styles.today}>
        {challenges?.map(({ key, title, description, current, target, xpReward, isCompleted }) => (
          <li key={key} className={isCompleted ? `${styles.challenge} ${styles.done}` : styles.challenge}>
            <span className={styles.head}>
              <span className={styles.title}>{title}</span>
              <span className={styles.xp}>{texts.xp(xpReward)}</span>
            </span>
            {description && <span className={styles.muted}>{description}</span>}
            <span className={styles.progress}>
              <FillBar fill={current / target} />
              <span className={styles.figure}>
                {isCompleted ? (
                  <>
                    <CheckIcon size={16} /> {texts.done}
                  </>
                ) : (
                  texts.progress(current, target)
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
