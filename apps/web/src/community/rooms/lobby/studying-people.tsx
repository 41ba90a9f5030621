import type { ListedRoom } from '@netlik/contract/community/rooms/rooms';
import { useNow } from '../../../data/use-now.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { studyTexts as texts } from '../rooms.texts.ts';

/** Spans, because it is also used inside a button. */
export const StudyingPeople = ({ studying: { count, people } }: Pick<ListedRoom, 'studying'>) => {
  const now = useNow(30_000);
  if (count === 0)
    return (
      <Text as="span" tone="muted" size="small">
        {texts.nobody}
      </Text>
    );
  return (
    <Stack as="span" gap="1" full>
      {people.map(({ displayName, subject, since }) => (
        <Row as="span" key={`${displayName} ${since}`} gap="2" align="center">
          <Avatar person={{ firstName: displayName }} size={30} lit />
          <Stack as="span" shrink>
            <Text as="span" size="small" weight="semibold" truncate>
              {displayName}
            </Text>
            <Text as="span" tone="muted" size="tiny" truncate numbers>
              {subjectName(subject)} · {texts.since(Math.floor((now - Date.parse(since)) / 60_000))}
            </Text>
          </Stack>
        </Row>
      ))}
      {count > people.length && (
        <Text as="span" tone="muted" size="tiny">
          {texts.more(count - people.length)}
        </Text>
      )}
    </Stack>
  );
};
