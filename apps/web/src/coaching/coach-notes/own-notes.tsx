import type { CoachNote } from '@netlik/contract/coaching/coach-notes';
import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import styles from './coach-notes.module.css';
import { coachNoteQueries } from './coach-notes.queries.ts';
import { noteTexts, ownNoteTexts as texts } from './coach-notes.texts.ts';

const NEWEST = 20;

const Note = ({ note, isNew }: { note: CoachNote; isNew: boolean }) => (
  <Stack as="li" gap="1" className={styles.note} data-kind={note.kind}>
    <Row as="p" gap="1 3" align="center" wrap tone="muted" size="small" className={styles.head}>
      <strong>{note.authorName ?? noteTexts.unknownAuthor}</strong>
      <time dateTime={note.createdAt}>{formatDay(note.createdAt)}</time>
      {note.kind === 'parents' && <span>{texts.forParents}</span>}
      {isNew && (
        <Text as="span" tone="primary" weight="semibold">
          {texts.isNew}
        </Text>
      )}
    </Row>
    <Text wrapAnywhere className={styles.text}>
      {note.text}
    </Text>
  </Stack>
);

/** Showing the notes marks them as read; older ones are collapsed. */
export const OwnNotes = () => {
  const query = useQuery(coachNoteQueries.own(NEWEST));
  const notes = query.data?.data;
  // Notes that were new at page load keep their mark until the page is left.
  const fresh = useRef(new Set<string>());
  const unseen = (notes ?? []).filter(({ seenAt }) => seenAt === null).map(({ _id }) => _id);
  const wanted = unseen.filter((id) => !fresh.current.has(id)).join();
  const { send: markSeen } = useWrite(coachNotes.markSeen, { failed: null });
  useEffect(() => {
    if (wanted === '' || document.hidden) return;
    const ids = wanted.split(',');
    for (const id of ids) fresh.current.add(id);
    void markSeen({ body: { ids } }).then(({ status }) => {
      if (status === 'failed') for (const id of ids) fresh.current.delete(id);
    });
  }, [wanted, markSeen]);

  if (query.error && !notes) return <QueryError query={query} title={texts.failed} compact />;
  if (!notes || notes.length === 0) return null;
  const isNew = ({ _id, seenAt }: CoachNote) => seenAt === null || fresh.current.has(_id);
  const [shown, older] = [
    notes.filter((note, index) => index === 0 || isNew(note)),
    notes.filter((note, index) => index > 0 && !isNew(note)),
  ];
  return (
    <Stack as="section" gap="2" aria-label={texts.title}>
      <Stack as="ul" gap="2">
        {shown.map((note) => (
          <Note key={note._id} note={note} isNew={isNew(note)} />
        ))}
      </Stack>
      <Text tone="muted" size="tiny">
        {texts.lead}
      </Text>
      {older.length > 0 && (
        <details>
          <Text as="summary" tone="muted" size="small" minTouchTarget>
            {texts.older(older.length)}
          </Text>
          <Stack as="ul" gap="2">
            {older.map((note) => (
              <Note key={note._id} note={note} isNew={false} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  );
};
