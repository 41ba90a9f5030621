import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import { type RoomDetail, type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { useCallback, useMemo, useState } from 'react';
import { Link, useMatch, useNavigate } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { sendQuietly } from '../../../data/writes/send-quietly.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { GuardianPending } from '../guardian-pending.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts, lobbyTexts, chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { RoomDrawer } from './room-drawer.tsx';
import { Thread } from './thread.tsx';
import { TypingLine } from './typing-line.tsx';
import { useAnswers } from './use-answers.ts';
import { useRoomChat } from './use-room-chat.ts';
import { useRoomMembers } from './use-room-members.ts';
import { withoutMuted } from './without-muted.ts';

const LOBBY = '/study-tracker/study-room';

const endedTexts: Record<number, string> = {
  [roomClose.banned]: texts.banned,
  [roomClose.notMember]: texts.notMember,
  [roomClose.left]: drawerTexts.left,
};

type ChatProps = { room: RoomDetail; userId: string; onLeave: () => void };

const Chat = ({ room, userId, onLeave }: ChatProps) => {
  const { id } = room;
  const [chat, state] = useRoomChat(id, userId);
  const members = useRoomMembers(id, state);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [reported, setReported] = useState<RoomMessage | null>(null);
  // The read position at page load, so that the unread marker stays in place.
  const [readNumber] = useState(room.readNumber);

  const [names, muted] = useMemo(
    () => [
      new Map(members?.map((member) => [member.userId, member.displayName])),
      new Set(members?.filter(({ isMuted }) => isMuted).map((member) => member.userId)),
    ],
    [members],
  );
  const nameOf = useCallback((of: string) => names.get(of) ?? texts.unknownMember, [names]);
  const shown = useMemo(
    () => (muted.size === 0 ? state : { ...state, messages: withoutMuted(state.messages, muted) }),
    [state, muted],
  );

  const onRead = useCallback(
    (number: number) => {
      void sendQuietly(rooms.read, { params: { id }, body: { number } });
    },
    [id],
  );
  const { send: mute } = useWrite(
    ({ of, isMuted }: { of: string; isMuted: boolean }, { send }): Promise<unknown> =>
      isMuted
        ? send(roomSafety.unmute, { params: { id, userId: of } })
        : send(roomSafety.mute, { params: { id }, body: { userId: of } }),
    {
      done: (_, { of, isMuted }) => (isMuted ? texts.unmuted : texts.muted)(nameOf(of)),
      failed: texts.muteFailed,
    },
  );
  const { send: remove } = useWrite(roomSafety.removeMessage, {
    done: texts.removed,
    failed: texts.removeFailed,
  });
  const { onReact, quote, onReply, onQuoteDone } = useAnswers(chat, id, userId);
  const isAdmin = usePerson()?.role === 'admin';
  const onRemove = useCallback(
    async ({ id: messageId }: RoomMessage) => {
      const sure = await confirm({
        title: texts.removeTitle,
        text: texts.removeText,
        action: texts.remove,
        danger: true,
      });
      if (sure) void remove({ params: { id, messageId } });
    },
    [remove, id],
  );
  const onMute = useCallback((of: string, isMuted = false) => void mute({ of, isMuted }), [mute]);
  const leave = async () => {
    const isOwner = room.ownerId === userId;
    const sure = await confirm({
      title: drawerTexts.leaveTitle,
      text: isOwner ? drawerTexts.leaveOwner : drawerTexts.leaveText,
      action: drawerTexts.leave,
      danger: true,
    });
    if (sure) onLeave();
  };

  return (
    <div className={styles.page}>
      <PageTitle>{room.name}</PageTitle>
      <Row as="header" gap="2" align="center">
        <Stack
          as={Link}
          center
          tone="plain"
          className={styles.back}
          to={`${LOBBY}/${id}`}
          aria-label={texts.back}
        >
          <ChevronLeftIcon />
        </Stack>
        <Text as="div" grow className={styles.title}>
          <h1 tabIndex={-1}>{room.name}</h1>
          <Text tone="muted" size="small">
            {state.connection === 'open' ? lobbyTexts.online(state.online.size) : texts.connecting}
          </Text>
        </Text>
        <Button look="quiet" onClick={() => setDrawerOpen(true)}>
          {texts.details}
        </Button>
      </Row>
      {state.ended !== null && (
        <Notice tone="danger">
          {endedTexts[state.ended] ?? texts.error} <Link to={LOBBY}>{texts.back}</Link>
        </Notice>
      )}
      {state.connection === 'error' && state.ended === null && (
        <Notice tone="warning">
          {state.problem === 'ticket' ? texts.noTicket : texts.error} {texts.retrying}
        </Notice>
      )}
      <Thread
        chat={chat}
        userId={userId}
        nameOf={nameOf}
        readNumber={readNumber}
        onRead={onRead}
        onReply={onReply}
        onReact={onReact}
        onMute={onMute}
        onRemove={isAdmin || room.ownerId === userId ? onRemove : null}
        state={shown}
        onReport={setReported}
      />
      <TypingLine typing={state.typing} userId={userId} muted={muted} nameOf={nameOf} />
      {state.ended === null && (
        <Composer
          roomId={id}
          userId={userId}
          chat={chat}
          quote={quote}
          nameOf={nameOf}
          onQuoteDone={onQuoteDone}
          isOpen={state.connection === 'open'}
        />
      )}
      {isDrawerOpen && (
        <RoomDrawer
          room={room}
          onMute={onMute}
          online={state.online}
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
