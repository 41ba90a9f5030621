import type { MessageQuote, ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { type RoomDetail, type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { useMemo, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { reactionTexts, chatTexts as texts } from '../rooms.texts.ts';
import type { RoomChat } from './create-room-chat.ts';
import type { MessageActions } from './room-bubble.tsx';

type Reacting = { message: RoomMessage; emoji: ReactionEmoji | null };
type Muting = { of: string; isMuted: boolean };

type Options = {
  chat: RoomChat;
  room: RoomDetail;
  userId: string;
  mayRemove: boolean;
  nameOf: (userId: string) => string;
};

export const useMessageActions = ({ chat, room: { id }, userId, mayRemove, nameOf }: Options) => {
  const [quote, setQuote] = useState<MessageQuote | null>(null);
  const [reported, setReported] = useState<RoomMessage | null>(null);
  const { send: react } = useWrite(
    ({ message, emoji }: Reacting, { send }) =>
      send(rooms.react, { params: { id, messageId: message.id }, body: { emoji } }),
    {
      failed: reactionTexts.failed,
      onFailed: (_, { message }) => {
        const before = message.reactions.find((one) => one.userId === userId)?.emoji ?? null;
        chat.showReaction(message.number, before);
      },
    },
  );
  const { send: mute } = useWrite(
    ({ of, isMuted }: Muting, { send }): Promise<unknown> =>
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
  const actions = useMemo((): MessageActions => {
    const onRemove = async ({ id: messageId }: RoomMessage) => {
      const { removeTitle: title, removeText: text, remove: action } = texts;
      if (await confirm({ title, text, action, danger: true })) void remove({ params: { id, messageId } });
    };
    return {
      onReact: (message, emoji) => {
        if (chat.get().connection !== 'open') return toast({ text: texts.notConnected, tone: 'danger' });
        chat.showReaction(message.number, emoji);
        void react({ message, emoji });
      },
      onReply: ({ number, userId: of, content }) =>
        setQuote({ number, userId: of, text: content.split('\n', 1)[0]! }),
      onReport: setReported,
      onMute: (of) => void mute({ of, isMuted: false }),
      onRemove: mayRemove ? (message) => void onRemove(message) : null,
    };
  }, [chat, id, mayRemove, react, mute, remove]);
  return { actions, mute, quote, setQuote, reported, setReported };
};
