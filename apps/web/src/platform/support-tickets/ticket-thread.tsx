import type { TicketMessage } from '@netlik/contract/platform/support-tickets';
import { useQuery } from '@tanstack/react-query';
import ImageIcon from 'lucide-react/icons/image';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { formatMoment } from '../../formats/clock.ts';
import { Bubble, BubblePicture, BubbleText } from '../../ui/conversation/bubble.tsx';
import { MessageList } from '../../ui/conversation/message-list.tsx';
import { useObjectUrl } from '../../ui/forms/use-object-url.ts';
import { Row } from '../../ui/layout/row.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { supportTicketQueries } from './support-tickets.queries.ts';
import { threadTexts as texts } from './support-tickets.texts.ts';

type PictureProps = { ticketId: string; uid: string; name: string };

const TicketPicture = ({ ticketId, uid, name }: PictureProps) => {
  const query = useQuery(supportTicketQueries.picture(ticketId, uid));
  const url = useObjectUrl(query.data ?? null);
  if (query.error)
    return (
      <Row
        type="button"
        as="button"
        gap="2"
        align="center"
        tone="muted"
        size="small"
        text="start"
        minTouchTarget
        onClick={() => void query.refetch()}
      >
        <ImageIcon size={20} />
        {texts.pictureFailed(name)}
      </Row>
    );
  return (
    <BubblePicture url={url ?? undefined} label={texts.openPicture(name)} title={name}>
      <ImageIcon size={20} />
    </BubblePicture>
  );
};

type NumberedMessage = TicketMessage & { number: number };

const authorOf = ({ sender }: NumberedMessage) => sender;

type Props = { ticketId: string; as: 'student' | 'admin'; failed: string };

export const TicketThread = ({ ticketId, as, failed }: Props) => {
  const query = useQuery(supportTicketQueries.messages(ticketId));
  const list = useRef<HTMLDivElement>(null);
  const numbered = useMemo(
    () => (query.data ?? []).map((message, number) => ({ ...message, number })),
    [query.data],
  );
  const count = numbered.length;
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current > 0 && count > seen.current)
      list.current?.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    seen.current = count;
  }, [count]);
  const render = useCallback(
    ({ sender, content, attachments, createdAt }: NumberedMessage) => (
      <Bubble
        isOwn={sender === as}
        author={(as === 'student' ? texts.sender : texts.adminSender)[sender]}
        isAuthorShown
        foot={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
      >
        <BubbleText>{content}</BubbleText>
        {attachments.length > 0 && (
          <Row gap="2" wrap>
            {attachments.map(({ uid, name }) => (
              <TicketPicture key={uid} ticketId={ticketId} uid={uid} name={name} />
            ))}
          </Row>
        )}
      </Bubble>
    ),
    [ticketId, as],
  );
  if (!query.data) return <UntilLoaded query={query} failed={failed} compact />;
  return (
    <MessageList
      ref={list}
      aria-label={texts.label}
      messages={numbered}
      authorOf={authorOf}
      render={render}
      withoutDays
    />
  );
};
