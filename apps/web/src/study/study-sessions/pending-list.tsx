import type { NewStudySession } from '@netlik/contract/study/study-sessions';
import type { Unsent } from '../../data/outbox/offline-rows.ts';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { sessionFormat as format } from './session-format.ts';
import styles from './study-sessions.module.css';
import { pendingTexts as texts } from './study-sessions.texts.ts';

export const PendingList = ({ unsent }: { unsent: readonly Unsent<NewStudySession>[] }) => (
  <Stack as="section" gap="2" className={styles.waiting} aria-label={texts.title}>
    <Text as="h2" size="body">
      {texts.title}
    </Text>
    <Stack as="ul" gap="2">
      {unsent.map(({ key, pendingState, row: session }) => (
        <Row key={key} as="li" gap="1 3" align="center" wrap>
          <SubjectMark subject={session.subject} />
          <Text as="span" tone="muted" size="small">
            {format.duration(session)} · <time dateTime={session.date}>{format.date(session)}</time>
          </Text>
          <PendingBadge pendingState={pendingState} />
        </Row>
      ))}
    </Stack>
  </Stack>
);
