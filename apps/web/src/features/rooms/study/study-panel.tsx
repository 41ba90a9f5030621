import { useQuery } from '@tanstack/react-query';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { studyTexts as texts } from '../rooms.texts.ts';
import { FocusBlockView } from './focus-block.tsx';
import styles from './study.module.css';
import { useNow } from './use-now.ts';

type Props = { roomId: string; isOwner: boolean; isMember: boolean };

/** Who studies what right now, and the focus block that every member may join. */
export const StudyPanel = ({ roomId, isOwner, isMember }: Props) => {
  const query = useQuery(roomQueries.study(roomId));
  const now = useNow(30_000);
  if (!query.data) return <UntilLoaded query={query} failed={texts.loadFailed} compact />;
  const { studying, focus } = query.data;
  return (
    <div className={styles.panel}>
      <section aria-label={texts.title} className={styles.part}>
        <h3>{texts.title}</h3>
        {studying.length === 0 ? (
          <p className={styles.muted}>{texts.nobody}</p>
        ) : (
          <ul className={styles.studying}>
            {studying.map(({ userId, displayName, subject, since }) => (
              <li key={userId}>
                <strong>{displayName}</strong>
                <SubjectMark subject={subject} small />
                <span className={styles.muted}>
                  {texts.since(Math.floor((now - Date.parse(since)) / 60_000))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {isMember && <FocusBlockView roomId={roomId} isOwner={isOwner} focus={focus} />}
    </div>
  );
};
