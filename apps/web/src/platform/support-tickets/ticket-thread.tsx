import type { TicketMessage } from '@netlik/contract/platform/support-tickets';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../formats/clock.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { supportTicketQueries } from './support-tickets.queries.ts';
import { threadTexts as texts } from './support-tickets.texts.ts';
import styles from './thread.module.css';
import { TicketPicture } from './ticket-picture.tsx';

type Props = { ticketId: string; as: 'student' | 'admin'; failed: string };

type MessageProps = { message: TicketMessage; ticketId: string; name: string; mine: boolean };

const Message = ({ message, ticketId, name, mine }: MessageProps) => (
  <Stack as="li" gap="1" className={mine ? `${styles.message} ${styles.mine}` : styles.message}>
    <Row as="p" gap="1 2" wrap tone="muted" size="tiny" className={styles.head}>
      <strong>{name}</strong>
      <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
    </Row>
    <p className={styles.content}>{message.content}</p>
    {message.attachments.length > 0 && (
      <Row gap="2" wrap>
        {message.attachments.map(({ uid, name: file }) => (
          <TicketPicture key={uid} ticketId={ticketId} uid={uid} name={file} />
        ))}
      </Row>
    )}
  </Stack>
);

export const TicketThread = ({ ticketId, as, failed }: Props) => {
  const query = useQuery(supportTicketQueries.messages(ticketId));
  const list = useRef<HTMLOListElement>(null);
  const count = query.data?.length ?? 0;
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current > 0 && count > seen.current)
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    seen.current = count;
  }, [count]);
  const names = as === 'student' ? texts.sender : texts.adminSender;
  if (query.data)
    return (
      <Stack ref={list} as="ol" gap="3" aria-label={texts.label} aria-live="polite">
        {query.data.map((message) => (
          <Message
            key={message.id}
            message={message}
            ticketId={ticketId}
            name={names[message.sender]}
            mine={message.sender === as}
          />
        ))}
      </Stack>
    );
  return <UntilLoaded query={query} failed={failed} compact />;
};
