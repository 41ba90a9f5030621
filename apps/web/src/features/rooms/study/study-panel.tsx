import { useQuery } from '@tanstack/react-query';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
    <Stack gap="6" className={styles.panel}>
      <section aria-label={texts.title} className={styles.part}>
        <h3>{texts.title}</h3>
        {studying.length === 0 ? (
          <Text look="muted small">{texts.nobody}</Text>
        ) : (
          <Stack as="ul" gap="2">
            {studying.map(({ userId, displayName, subject, since }) => (
              <Row as="li" gap="1 3" align="center" wrap key={userId}>
                <strong>{displayName}</strong>
                <SubjectMark subject={subject} small />
                <Text as="span" look="muted small">
                  {texts.since(Math.floor((now - Date.parse(since)) / 60_000))}
                </Text>
              </Row>
            ))}
          </Stack>
        )}
      </section>
      {isMember && <FocusBlockView roomId={roomId} isOwner={isOwner} focus={focus} />}
    </Stack>
  );
};
