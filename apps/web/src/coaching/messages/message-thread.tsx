import {
  type Message,
  type MessageThread,
  messages,
  type NewMessage,
} from '@netlik/contract/coaching/messages';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { Fragment, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useUnblock } from '../../community/user-blocks/block-person.ts';
import { PersonMenu } from '../../community/user-blocks/person-menu.tsx';
import { keepInOutbox } from '../../data/outbox/keep-in-outbox.ts';
import { sendQuietly } from '../../data/writes/send-quietly.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageItem, PendingItem } from './message-item.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { composerTexts, messagesTexts, threadTexts as texts } from './messages.texts.ts';
import { SEND_NAME, usePendingMessages } from './use-pending-messages.ts';

const ReportDialog = lazyNamed(() => import('../../community/user-blocks/report-dialog.tsx'), 'ReportDialog');

const dayText = (day: StudyDay): string => {
  const today = studyDay(new Date());
  if (day === today) return texts.today;
  return day === addDays(today, -1) ? texts.yesterday : formatDayMonthWeekday(day);
};

const cardOf = (person: NonNullable<MessageThread['person']>) => ({
  _id: person.id,
  firstName: person.name,
  initial: '',
  avatar: person.avatar,
});

const Head = ({ thread }: { thread: MessageThread }) => {
  const isNarrow = useNarrow();
  const { person } = thread;
  const name = person?.name ?? messagesTexts.erased;
  return (
    <Row gap="2" align="center" className={styles.head} data-tour="message-person">
      {isNarrow && (
        <Stack as={Link} to="/messages" center minTouchTarget tone="plain" aria-label={texts.back}>
          <ChevronLeftIcon />
        </Stack>
      )}
      <Avatar person={{ firstName: name, avatar: person?.avatar ?? null }} size={36} />
      <Text as="h2" size="body" weight="semibold" grow truncate>
        {name}
      </Text>
      {person && thread.closed !== 'blocked' && <PersonMenu person={cardOf(person)} />}
    </Row>
  );
};

const Closed = ({ thread: { closed, person } }: { thread: MessageThread }) => {
  const unblock = useUnblock();
  if (!closed) return null;
  return (
    <div className={styles.composer}>
      <Notice tone="info">
        {texts.closed[closed]}{' '}
        {closed === 'blocked' && person && (
          <Button look="quiet" small busy={unblock.busy} onClick={() => unblock.send(cardOf(person))}>
            {texts.unblock}
          </Button>
        )}
      </Notice>
    </div>
  );
};

/** Marks the newest message as read while the page is visible. */
const useReadMark = (threadId: string | undefined, unread: number, number: number) => {
  useEffect(() => {
    if (!threadId || unread === 0) return undefined;
    const read = () => {
      if (!document.hidden)
        void sendQuietly(messages.markRead, { params: { id: threadId }, body: { number } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [threadId, unread, number]);
};

type ListProps = {
  shown: readonly Message[];
  name: string;
  readByOther: number;
  onReport: (message: Message) => void;
};

const MessageList = ({ shown, name, readByOther, onReport }: ListProps) => {
  const lastOwn = shown.findLast(({ isOwn }) => isOwn)?.number;
  return shown.map((message, at) => {
    const day = studyDay(new Date(message.createdAt));
    const before = shown[at - 1];
    return (
      <Fragment key={message.id}>
        {(!before || studyDay(new Date(before.createdAt)) !== day) && (
          <Text as="li" tone="muted" size="tiny" text="center">
            {dayText(day)}
          </Text>
        )}
        <MessageItem
          message={message}
          name={name}
          onReport={onReport}
          readState={
            message.number === lastOwn ? (message.number <= readByOther ? texts.read : texts.sent) : null
          }
        />
      </Fragment>
    );
  });
};

export const MessageThreadView = ({ id }: { id: string }) => {
  const q = useSearchParams()[0].get('q')?.slice(0, 100) ?? '';
  const query = useInfiniteQuery(messageQueries.thread(id, q));
  const [reported, setReported] = useState<Message | null>(null);
  const newest = query.data?.pages[0];
  const thread = newest?.thread;
  const shown = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const waiting = usePendingMessages(thread?.person ? [id, thread.id, thread.person.id] : [id]);
  const send = useWrite(messages.send, {
    failed: composerTexts.failed,
    offline: keepInOutbox(SEND_NAME, {
      label: ({ body }) => composerTexts.label(body.text),
      stored: () => null,
    }),
  });
  const last = shown.at(-1)?.number ?? 0;
  useReadMark(thread?.id, thread?.unread ?? 0, last);

  const box = useRef<HTMLDivElement>(null);
  const under = send.inputs.length + waiting.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the end of the thread grows
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [id, last, under]);

  if (!thread || !newest)
    return (
      <div className={styles.messages}>
        <UntilLoaded query={query} failed={texts.failed} compact />
      </div>
    );
  const name = thread.person?.name ?? messagesTexts.erased;
  const post = (body: NewMessage) => void send.send({ params: { id }, body });
  return (
    <>
      <Head thread={thread} />
      {q && (
        <Row gap="2" between align="center" wrap size="small" className={styles.head}>
          <span>{texts.found(q)}</span>
          <Link to={`/messages/${id}`}>{texts.showAll}</Link>
        </Row>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section ref={box} className={styles.messages} tabIndex={0} aria-label={texts.label}>
        {query.hasNextPage && (
          <Row justify="center">
            <Button
              look="quiet"
              small
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.earlier}
            </Button>
          </Row>
        )}
        {shown.length + under === 0 && (
          <EmptyState
            compact
            drawing="inbox"
            {...(q ? { title: texts.noneFound } : { title: texts.empty, text: texts.emptyText })}
          />
        )}
        <Stack as="ol" gap="2" aria-live="polite" aria-relevant="additions">
          <MessageList shown={shown} name={name} readByOther={newest.readByOther} onReport={setReported} />
          {waiting.map(({ key, isFailed, ...contents }) => (
            <PendingItem
              key={key}
              pictures={contents.pictures}
              text={contents.text}
              state={isFailed ? texts.notSent : texts.waiting}
            />
          ))}
          {send.inputs.map(({ body }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: short-lived and in order
            <PendingItem key={at} text={body.text} pictures={body.pictures ?? []} state={texts.sending} />
          ))}
        </Stack>
      </section>
      {thread.closed ? <Closed thread={thread} /> : <MessageComposer key={id} onSend={post} />}
      {reported && thread.person && (
        <Suspense>
          <ReportDialog
            person={cardOf(thread.person)}
            reference={`message:${reported.id}`}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </>
  );
};
