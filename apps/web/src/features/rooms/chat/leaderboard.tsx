import { useQuery } from '@tanstack/react-query';
import { formatSeconds } from '../../../formats/durations.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts as texts } from '../rooms.texts.ts';
import styles from './drawer.module.css';

export const Leaderboard = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.leaderboard(roomId));
  return (
    <section aria-label={texts.leaderboard}>
      <h3>{texts.leaderboard}</h3>
      <p className={styles.muted}>{texts.leaderboardLead}</p>
      <UntilLoaded query={query} failed={texts.leaderboardFailed} compact />
      {query.data?.length === 0 && <p className={styles.muted}>{texts.leaderboardEmpty}</p>}
      <ol className={styles.list}>
        {query.data?.map(({ userId, displayName, totalStudySeconds, solvedCount }, index) => (
          <li key={userId} className={styles.member}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.words}>
              <span className={styles.name}>{displayName}</span>
              <span className={styles.muted}>{texts.solved(solvedCount)}</span>
            </span>
            <strong className={styles.time}>{formatSeconds(totalStudySeconds)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
};
