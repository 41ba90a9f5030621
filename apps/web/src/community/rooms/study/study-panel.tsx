import { MAX_LISTED_STUDYING } from '@netlik/contract/community/rooms/room-focus';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { StudyingPeople } from '../lobby/studying-people.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { studyTexts as texts } from '../rooms.texts.ts';
import { FocusBlockView } from './focus-block.tsx';
import styles from './study.module.css';

type Props = { roomId: string; isOwner: boolean; isMember: boolean };

export const StudyPanel = ({ roomId, isOwner, isMember }: Props) => {
  const query = useQuery(roomQueries.study(roomId));
  const narrow = useNarrow();
  if (!query.data) return <UntilLoaded query={query} failed={texts.loadFailed} compact />;
  const { studying, focus } = query.data;
  const isQuiet = studying.length === 0;
  // On phones the card directly above already lists them.
  const isRepeated = narrow && studying.length <= MAX_LISTED_STUDYING;
  return (
    <Stack gap="6" className={styles.panel}>
      {!(isRepeated && !isQuiet) && (
        <Stack as="section" gap="3" justify="start" aria-label={texts.title}>
          {!isRepeated && (
            <>
              <Text as="h3" size="body">
                {texts.title}
              </Text>
              <StudyingPeople studying={{ count: studying.length, people: studying }} />
            </>
          )}
          {isQuiet && isMember && (
            <div>
              <ButtonLink look="line" small to="/study-tracker/timer">
                {texts.startFirst}
              </ButtonLink>
            </div>
          )}
        </Stack>
      )}
      {isMember && <FocusBlockView roomId={roomId} isOwner={isOwner} focus={focus} />}
    </Stack>
  );
};
