import { rooms } from '@netlik/contract/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts as texts } from '../rooms.texts.ts';
import styles from './drawer.module.css';

/** For admins. */
export const Banned = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.bans(roomId));
  const { data } = query;
  const unban = useWrite(rooms.unban, { done: texts.unbanDone, failed: texts.unbanFailed });
  return (
    <section aria-label={texts.banned}>
      <h3>{texts.banned}</h3>
      <UntilLoaded query={query} failed={texts.bansFailed} compact />
      {data?.length === 0 && <p className={styles.muted}>{texts.nobodyBanned}</p>}
      <ul className={styles.list}>
        {data?.map(({ userId, displayName, reason }) => (
          <li key={userId} className={styles.member}>
            <span className={styles.words}>
              <span className={styles.name}>{displayName}</span>
              {reason && <span className={styles.muted}>{reason}</span>}
            </span>
            <Button
              small
              look="quiet"
              busy={unban.inputs.some(({ params }) => params.userId === userId)}
              onClick={() => unban.send({ params: { id: roomId, userId } })}
            >
              {texts.unban}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
