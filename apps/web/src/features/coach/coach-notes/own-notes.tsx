import { coachNotes } from '@netlik/contract/endpoints/coach/coach-notes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../../formats/days.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { sendQuietly } from '../../../writes/send-quietly.ts';
import styles from './coach-notes.module.css';
import { coachNoteQueries } from './coach-notes.queries.ts';
import { noteTexts, ownNoteTexts as texts } from './coach-notes.texts.ts';

const NEWEST = 20;

/** What the coach wrote to the student and for the parents; shown, it counts as read. */
export const OwnNotes = () => {
  const query = useQuery(coachNoteQueries.own(NEWEST));
  const notes = query.data?.data;
  // What was new when the page opened keeps its mark until the page is left.
  const fresh = useRef(new Set<string>());
  const unseen = (notes ?? []).filter(({ seenAt }) => seenAt === null).map(({ _id }) => _id);
  const wanted = unseen.filter((id) => !fresh.current.has(id)).join();
  useEffect(() => {
    if (wanted === '' || document.hidden) return;
    const ids = wanted.split(',');
    for (const id of ids) fresh.current.add(id);
    void sendQuietly(coachNotes.markSeen, { body: { ids } }).then((done) => {
      if (!done) for (const id of ids) fresh.current.delete(id);
    });
  }, [wanted]);

  if (query.error && !notes) return <QueryError query={query} title={texts.failed} compact />;
  if (!notes || notes.length === 0) return null;
  return (
    <Card title={texts.title} lead={texts.lead}>
      <Stack as="ul" gap="3">
        {notes.map(({ _id, kind, text, authorName, createdAt, seenAt }) => (
          <Stack key={_id} as="li" gap="1" box="outline" className={styles.note} data-kind={kind}>
            <Row as="p" gap="1 3" align="center" wrap look="muted small" className={styles.head}>
              <strong>{authorName ?? noteTexts.unknownAuthor}</strong>
              <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              {kind === 'parents' && <span>{texts.forParents}</span>}
              {(seenAt === null || fresh.current.has(_id)) && (
                <Text as="span" look="primary semibold">
                  {texts.isNew}
                </Text>
              )}
            </Row>
            <p className={styles.text}>{text}</p>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
};
