import type { MessageQuote, ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import { type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { useCallback, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { reactionTexts, chatTexts as texts } from '../rooms.texts.ts';
import type { RoomChat } from './create-room-chat.ts';

type Reacting = { message: RoomMessage; emoji: ReactionEmoji | null };

export const useAnswers = (chat: RoomChat, id: string, userId: string) => {
  const [quote, setQuote] = useState<MessageQuote | null>(null);
  const { send } = useWrite(
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
  const onReact = useCallback(
    (message: RoomMessage, emoji: ReactionEmoji | null) => {
      if (chat.get().connection !== 'open') return void toast({ text: texts.notConnected, tone: 'danger' });
      chat.showReaction(message.number, emoji);
      void send({ message, emoji });
    },
    [chat, send],
  );
  const onReply = useCallback(
    ({ number, userId: of, content }: RoomMessage) =>
      setQuote({ number, userId: of, text: content.split('\n', 1)[0]! }),
    [],
  );
  const onQuoteDone = useCallback(() => setQuote(null), []);
  return { onReact, quote, onReply, onQuoteDone };
};
