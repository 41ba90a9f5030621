import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import {
  type RoomDetail,
  type RoomMember,
  type RoomMessage,
  rooms,
} from '@netlik/contract/community/rooms/rooms';
import type { Typing } from '@netlik/domain/community/rooms/typing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { GuardianPending } from '../guardian-pending.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts, lobbyTexts, chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import type { ChatState } from './chat-state.ts';
import { ReportDialog } from './report-dialog.tsx';
import { RoomComposer } from './room-composer.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import type { RoomThread } from './room-messages.ts';
import { RoomThreadView } from './room-thread.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { useRoomChat } from './use-room-chat.ts';

const LOBBY = '/study-tracker/study-room';

const endedTexts: Record<number, string> = {
  [roomClose.banned]: texts.banned,
  [roomClose.notMember]: texts.notMember,
  [roomClose.left]: drawerTexts.left,
};

/** Includes former members, and refetches for an unknown author. */
const useRoomMembers = (roomId: string, online: ReadonlySet<string>, newest: RoomMessage | undefined) => {
  const { data, refetch } = useQuery(roomQueries.members(roomId));
  const known = new Set(data?.map(({ userId }) => userId));
  const seen = newest ? [...online, newest.userId] : [...online];
  const strangers = data ? seen.filter((userId) => !known.has(userId)).join(' ') : '';
  useEffect(() => {
    if (strangers) void refetch();
  }, [strangers, refetch]);
  return data;
};

const mutedOf = (members: readonly RoomMember[] = []): ReadonlySet<string> =>
  new Set(members.filter(({ isMuted }) => isMuted).map(({ userId }) => userId));

/** Removes messages, reactions and quotes of muted users. */
const withoutMuted = (thread: RoomThread, muted: ReadonlySet<string>): RoomThread => ({
  ...thread,
  messages: thread.messages
    .filter(({ userId }) => !muted.has(userId))
    .map((message) => {
      const reactions = message.reactions.filter(({ userId }) => !muted.has(userId));
      const isQuoteMuted = muted.has(message.replyTo?.userId ?? '');
      return reactions.length === message.reactions.length && !isQuoteMuted
        ? message
        : { ...message, reactions, replyTo: isQuoteMuted ? null : message.replyTo };
    }),
});

type HeadProps = { room: RoomDetail; state: ChatState; onDetails: () => void };

const ChatHead = ({ room, state: { connection, problem, ended, online }, onDetails }: HeadProps) => (
  <>
    <PageTitle>{room.name}</PageTitle>
    <Row as="header" gap="2" align="center">
      <Text as="div" grow>
        <Text as="h1" size="large" truncate tabIndex={-1}>
          {room.name}
        </Text>
        <Text tone="muted" size="small">
          {connection === 'open' ? lobbyTexts.online(online.size) : texts.connecting}
        </Text>
      </Text>
      <Button look="line" onClick={onDetails}>
        {texts.details}
      </Button>
    </Row>
    {ended !== null ? (
      <Notice tone="danger">
        {endedTexts[ended] ?? texts.error} <Link to={LOBBY}>{texts.back}</Link>
      </Notice>
    ) : (
      connection === 'error' && (
        <Notice tone="warning">
          {problem === 'ticket' ? texts.noTicket : texts.error} {texts.retrying}
        </Notice>
      )
    )}
  </>
);

type TypingProps = {
  typing: Typing;
  userId: string;
  muted: ReadonlySet<string>;
  nameOf: (userId: string) => string;
};

const TypingLine = ({ typing, userId, muted, nameOf }: TypingProps) => {
  const names = [...typing.keys()].filter((id) => id !== userId && !muted.has(id)).map(nameOf);
  return (
    <Text tone="muted" size="small" className={styles.typing} aria-live="polite">
      {names.length > 0 && texts.typing(names)}
    </Text>
  );
};

const confirmLeaving = (isOwner: boolean) =>
  confirm({
    title: drawerTexts.leaveTitle,
    text: isOwner ? drawerTexts.leaveOwner : drawerTexts.leaveText,
    action: drawerTexts.leave,
    danger: true,
  });

type ChatProps = { room: RoomDetail; userId: string; onLeave: () => void };

const Chat = ({ room, userId, onLeave }: ChatProps) => {
  const { id } = room;
  const { chat, state, thread } = useRoomChat(id, userId);
  const members = useRoomMembers(id, state.online, thread?.messages.at(-1));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isOwner = room.ownerId === userId;
  const isAdmin = usePerson()?.role === 'admin';
  const muted = useMemo(() => mutedOf(members), [members]);
  const names = useMemo(
    () => new Map(members?.map((member) => [member.userId, member.displayName])),
    [members],
  );
  const nameOf = useCallback((of: string) => names.get(of) ?? texts.unknownMember, [names]);
  const shown = useMemo(
    () => (thread && muted.size > 0 ? withoutMuted(thread, muted) : thread),
    [thread, muted],
  );
  const { actions, mute, quote, setQuote, reported, setReported } = useMessageActions({
    chat,
    room,
    userId,
    nameOf,
    mayRemove: isAdmin || isOwner,
  });
  const onQuoteDone = useCallback(() => setQuote(null), [setQuote]);
  const leave = async () => {
    if (await confirmLeaving(isOwner)) onLeave();
  };
  return (
    <div className={styles.page}>
      <ChatHead room={room} state={state} onDetails={() => setDrawerOpen(true)} />
      <RoomThreadView
        chat={chat}
        room={room}
        userId={userId}
        nameOf={nameOf}
        thread={shown}
        pending={state.pending}
        actions={actions}
      />
      <TypingLine typing={state.typing} userId={userId} muted={muted} nameOf={nameOf} />
      {state.ended === null && (
        <RoomComposer
          roomId={id}
          userId={userId}
          chat={chat}
          quote={quote}
          nameOf={nameOf}
          onQuoteDone={onQuoteDone}
        />
      )}
      {isDrawerOpen && (
        <RoomDrawer
          room={room}
          online={state.online}
          onMute={(of, isMuted) => void mute({ of, isMuted })}
          onLeave={() => void leave()}
          onClose={() => setDrawerOpen(false)}
        />
      )}
      {reported && <ReportDialog roomId={id} message={reported} onClose={() => setReported(null)} />}
    </div>
  );
};

/** Unmounts the chat while leaving, because its refetches would fail with 404. */
const useLeaving = (roomId: string) => {
  const [hasLeft, setLeft] = useState(false);
  const navigate = useNavigate();
  const { send, busy } = useWrite(rooms.leave, {
    done: drawerTexts.left,
    failed: drawerTexts.leaveFailed,
    replied: (cache) => cache.patch(roomQueries.list(), (list) => list.filter(({ id }) => id !== roomId)),
    onDone: () => {
      setLeft(true);
      void navigate(LOBBY, { replace: true });
    },
  });
  return { isLeaving: busy || hasLeft, leave: () => send({ params: { id: roomId } }) };
};

export const RoomChatPage = () => {
  const person = usePerson();
  const roomId = useMatch(`${LOBBY}/:roomId/chat`)?.params.roomId ?? '';
  const { isLeaving, leave } = useLeaving(roomId);
  const isPending = person?.consent === 'guardian';
  const query = useQuery({ ...roomQueries.get(roomId), enabled: !isLeaving && !isPending });
  if (isPending)
    return (
      <div className={styles.page}>
        <PageTitle>{lobbyTexts.title}</PageTitle>
        <h1>{lobbyTexts.title}</h1>
        <GuardianPending />
      </div>
    );
  if (isLeaving)
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{lobbyTexts.title}</h1>
        <Text tone="muted" size="small">
          {drawerTexts.leaving}
        </Text>
      </div>
    );
  if (query.data && person)
    return query.data.membership ? (
      <Chat key={roomId} room={query.data} userId={person._id} onLeave={() => void leave()} />
    ) : (
      <div className={styles.page}>
        <PageTitle>{query.data.name}</PageTitle>
        <h1>{query.data.name}</h1>
        <Notice tone="info">{texts.notMember}</Notice>
        <div>
          <ButtonLink to={`${LOBBY}/${roomId}`}>{texts.back}</ButtonLink>
        </div>
      </div>
    );
  return (
    <div className={styles.page}>
      <PageTitle>{lobbyTexts.title}</PageTitle>
      <h1 className="visually-hidden">{lobbyTexts.title}</h1>
      <UntilLoaded query={query} failed={texts.loadFailed} />
      {query.error && (
        <p>
          <Link to={LOBBY}>{texts.back}</Link>
        </p>
      )}
    </div>
  );
};
