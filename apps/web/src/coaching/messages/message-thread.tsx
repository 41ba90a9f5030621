import {
  MAX_MESSAGE,
  MAX_MESSAGE_PICTURES,
  type Message,
  type MessageThread,
  messages,
  type NewMessage,
} from '@netlik/contract/coaching/messages';
import { uploads } from '@netlik/contract/platform/uploads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useUnblock } from '../../community/user-blocks/block-person.ts';
import { PersonMenu } from '../../community/user-blocks/person-menu.tsx';
import { upload } from '../../data/calls/upload.ts';
import { useOutbox } from '../../data/outbox/outbox.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import {
  Bubble,
  BubblePicture,
  BubbleText,
  BubbleTime,
  PendingBubble,
} from '../../ui/conversation/bubble.tsx';
import { Composer } from '../../ui/conversation/composer.tsx';
import { usePictures } from '../../ui/conversation/composer-pictures.tsx';
import { Conversation } from '../../ui/conversation/conversation.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { composerTexts, messagesTexts, threadTexts as texts } from './messages.texts.ts';

const ReportDialog = lazyNamed(() => import('../../community/user-blocks/report-dialog.tsx'), 'ReportDialog');

const SEND_NAME = 'messages.send';

const cardOf = (person: NonNullable<MessageThread['person']>) => ({
  _id: person.id,
  firstName: person.name,
  initial: '',
  avatar: person.avatar,
});

const Head = ({ thread }: { thread: MessageThread }) => {
  const { person } = thread;
  const name = person?.name ?? messagesTexts.erased;
  return (
    <Row gap="2" align="center" className={styles.head} data-tour="message-person">
      <Avatar person={{ firstName: name, avatar: person?.avatar ?? null }} />
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
    <div className={styles.foot}>
      <Notice tone="info">
        {texts.closed[closed]}{' '}
        {closed === 'blocked' && person && (
          <Button look="line" small busy={unblock.busy} onClick={() => unblock.send(cardOf(person))}>
            {texts.unblock}
          </Button>
        )}
      </Notice>
    </div>
  );
};

const Contents = ({ text, pictures = [] }: Partial<NewMessage>) => (
  <>
    {pictures.length > 0 && (
      <Row gap="2" wrap>
        {pictures.map((url) => (
          <BubblePicture key={url} url={url} label={texts.openPicture} title={texts.pictureTitle} />
        ))}
      </Row>
    )}
    {text && <BubbleText>{text}</BubbleText>}
  </>
);

/** Messages that are being sent, or wait in the outbox for a connection. */
const usePosting = (id: string, thread: MessageThread | undefined) => {
  const { inputs, send } = useWrite(messages.send, {
    failed: composerTexts.failed,
    offline: {
      name: SEND_NAME,
      label: ({ body }) => composerTexts.label(body.text),
      stored: () => null,
    },
  });
  const ids = thread?.person ? [id, thread.id, thread.person.id] : [id];
  const waiting = useOutbox().entries.filter(
    ({ write, input }) => write === SEND_NAME && ids.includes(String(input.params?.id)),
  );
  const pending = [
    ...waiting.map(({ key, state, input }) => (
      <PendingBubble key={key} state={state === 'failed' ? texts.notSent : texts.waiting}>
        <Contents {...(input.body as Partial<NewMessage>)} />
      </PendingBubble>
    )),
    ...inputs.map(({ body }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: short-lived and in order
      <PendingBubble key={at}>
        <Contents {...body} />
      </PendingBubble>
    )),
  ];
  return { pending, post: (body: NewMessage) => void send({ params: { id }, body }) };
};

const MessageComposer = ({ onSend }: { onSend: (body: NewMessage) => void }) => {
  const [text, setText] = useState('');
  const pictures = usePictures({
    max: MAX_MESSAGE_PICTURES,
    tooMany: composerTexts.tooManyPictures,
    upload: async (file) => (await upload(uploads.messagePicture, file)).imageUrl,
  });
  const { urls } = pictures;
  const send = (written: string) => {
    if (written === '' && urls.length === 0) return;
    onSend({ text: written, ...(urls.length > 0 && { pictures: [...urls] }) });
    setText('');
    pictures.clear();
  };
  return (
    <Composer
      form={{
        className: styles.foot,
        'data-tour': 'message-composer',
        'data-unsaved': text.trim() !== '' || urls.length > 0,
      }}
      text={text}
      onText={setText}
      onSend={send}
      label={composerTexts.placeholder}
      limit={MAX_MESSAGE}
      tooLong={composerTexts.tooLong}
      hint={composerTexts.quiet}
      pictures={pictures}
    />
  );
};

const authorOf = ({ isOwn }: Message) => (isOwn ? 'own' : 'other');

type ListProps = {
  thread: MessageThread;
  shown: readonly Message[];
  readByOther: number;
  onReport: (message: Message) => void;
  top: ReactNode;
  empty: ReactNode;
  pending: readonly ReactNode[];
};

const MessageList = ({ thread, shown, readByOther, onReport, ...list }: ListProps) => {
  const { id, unread } = thread;
  const name = thread.person?.name ?? messagesTexts.erased;
  const lastOwn = shown.findLast(({ isOwn }) => isOwn)?.number;
  const { send: markRead } = useWrite(messages.markRead, { failed: null });
  const onRead = useCallback(
    (number: number) => {
      if (unread > 0) void markRead({ params: { id }, body: { number } });
    },
    [id, unread, markRead],
  );
  const render = useCallback(
    (message: Message) => (
      <Bubble
        isOwn={message.isOwn}
        author={message.isOwn ? texts.you : name}
        {...(!message.isOwn && {
          menu: {
            label: texts.actions(name),
            items: [{ label: texts.report, onSelect: () => onReport(message) }],
          },
        })}
        foot={
          <>
            <BubbleTime at={message.createdAt} />
            {message.number === lastOwn && ` · ${lastOwn <= readByOther ? texts.read : texts.sent}`}
          </>
        }
      >
        <Contents text={message.text} pictures={message.pictures} />
      </Bubble>
    ),
    [name, lastOwn, readByOther, onReport],
  );
  return (
    <Conversation
      {...list}
      label={texts.label}
      own="own"
      messages={shown}
      authorOf={authorOf}
      render={render}
      onRead={onRead}
    />
  );
};

export const MessageThreadView = ({ id }: { id: string }) => {
  const q = useSearchParams()[0].get('q')?.slice(0, 100) ?? '';
  const query = useInfiniteQuery(messageQueries.thread(id, q));
  const [reported, setReported] = useState<Message | null>(null);
  const newest = query.data?.pages[0];
  const thread = newest?.thread;
  const { pending, post } = usePosting(id, thread);
  const shown = useMemo(
    () => query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [],
    [query.data],
  );
  if (!thread || !newest)
    return (
      <div className={styles.loading}>
        <UntilLoaded query={query} failed={texts.failed} compact />
      </div>
    );
  return (
    <>
      <Head thread={thread} />
      {q && (
        <Row gap="2" between align="center" wrap size="small" className={styles.head}>
          <span>{texts.found(q)}</span>
          <Link to={`/messages/${id}`}>{texts.showAll}</Link>
        </Row>
      )}
      <MessageList
        thread={thread}
        shown={shown}
        readByOther={newest.readByOther}
        onReport={setReported}
        pending={pending}
        empty={
          <EmptyState
            drawing="messages"
            compact
            {...(q ? { title: texts.noneFound } : { title: texts.empty, text: texts.emptyText })}
          />
        }
        top={
          query.hasNextPage && (
            <Row justify="center">
              <Button
                look="line"
                small
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {texts.earlier}
              </Button>
            </Row>
          )
        }
      />
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
