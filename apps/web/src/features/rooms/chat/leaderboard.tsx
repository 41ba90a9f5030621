import { useQuery } from '@tanstack/react-query';
import { secondsText } from '../../../ui/formats/minutes-text.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingOrOffline } from '../../../ui/states/loading-or-offline.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts as texts } from '../rooms.texts.ts';
import styles from './drawer.module.css';

export const Leaderboard = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.leaderboard(roomId));
  return (
    <section aria-label={texts.leaderboard}>
      <h3>{texts.leaderboard}</h3>
      <p className={styles.muted}>{texts.leaderboardLead}</p>
      {!query.data && query.error && (
        <ErrorState
          title={texts.leaderboardFailed}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => query.refetch()}
        />
      )}
      {!query.data && !query.error && <LoadingOrOffline query={query} />}
      {query.data?.length === 0 && <p className={styles.muted}>{texts.leaderboardEmpty}</p>}
      <ol className={styles.list}>
        {query.data?.map(({ userId, displayName, totalStudySeconds, solvedCount }, index) => (
          <li key={userId} className={styles.member}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.words}>
              <span className={styles.name}>{displayName}</span>
              <span className={styles.muted}>{texts.solved(solvedCount)}</span>
            </span>
            <strong className={styles.time}>{secondsText(totalStudySeconds)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
};
