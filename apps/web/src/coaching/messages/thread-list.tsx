import type { MessageThread } from '@netlik/contract/coaching/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './messages.module.css';
import { messageQueries } from './messages.queries.ts';
import { messagesTexts as texts } from './messages.texts.ts';

const lastText = ({ last }: MessageThread): string => {
  if (!last) return texts.nothing;
  const text = last.text || texts.picture;
  return last.isOwn ? texts.own(text) : text;
};

const ThreadRow = ({ thread, isOpen, q }: { thread: MessageThread; isOpen: boolean; q: string }) => {
  const name = thread.person?.name ?? texts.erased;
  const isUnread = thread.unread > 0;
  return (
    <li>
      <Row
        as={Link}
        to={`/messages/${thread.id}${q && `?q=${encodeURIComponent(q)}`}`}
        gap="3"
        align="center"
        tone="plain"
        minTouchTarget
        className={styles.thread}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Avatar person={{ firstName: name, avatar: thread.person?.avatar ?? null }} />
        <Stack gap="0" grow shrink>
          <Row gap="2" between align="baseline">
            <Text as="span" weight="semibold" truncate>
              {name}
            </Text>
            <Text as="span" tone="muted" size="tiny" nowrap>
              {thread.closed === 'former'
                ? texts.former
                : thread.last && formatTimeAgo(thread.last.createdAt, new Date())}
            </Text>
          </Row>
          <Text
            as="span"
            tone={isUnread ? undefined : 'muted'}
            size="small"
            weight={isUnread ? 'medium' : undefined}
            lines={1}
            wrapAnywhere
          >
            {lastText(thread)}
          </Text>
        </Stack>
        {isUnread && (
          <Text as="span" size="tiny" weight="bold" numbers noShrink text="center" className={styles.unread}>
            <span aria-hidden="true">{thread.unread}</span>
            <span className="visually-hidden">{texts.unread(thread.unread)}</span>
          </Text>
        )}
      </Row>
    </li>
  );
};

type Props = { role: 'student' | 'coach'; openId: string | undefined };

export const ThreadList = ({ role, openId }: Props) => {
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(messageQueries.threads(q));
  const threads = query.data?.pages.flatMap(({ data }) => data);
  const isOpen = ({ id, person }: MessageThread) => openId === id || openId === person?.id;
  return (
    <Stack gap="3" className={styles.pane} data-tour="message-threads">
      {(q !== '' || (threads && threads.length > 0)) && (
        <SearchField label={texts.search} value={q} onSearch={setQ} />
      )}
      {!threads && <UntilLoaded query={query} failed={texts.failed} compact />}
      {threads?.length === 0 &&
        (q ? (
          <EmptyState drawing="nothing" compact title={texts.noneFound} text={texts.noneFoundText} />
        ) : (
          <EmptyState
            drawing="messages"
            compact
            {...texts.none[role]}
            action={
              role === 'coach' && (
                <ButtonLink look="soft" to="/coach-dashboard">
                  {texts.toPanel}
                </ButtonLink>
              )
            }
          />
        ))}
      {threads && threads.length > 0 && (
        <div className={styles.list}>
          <Stack as="ul" gap="1" aria-label={texts.list}>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} q={q} isOpen={isOpen(thread)} />
            ))}
          </Stack>
          {query.hasNextPage && (
            <Button
              look="line"
              small
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
};
