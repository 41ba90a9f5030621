import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import { MAX_ROOM_MESSAGE } from '@netlik/contract/community/rooms/rooms';
import CloseIcon from 'lucide-react/icons/x';
import { memo, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Composer } from '../../../ui/conversation/composer.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import type { RoomChat } from './create-room-chat.ts';
import { QuotedMessage } from './room-bubble.tsx';

/** Includes the user, so that the next user of this tab does not see the draft. */
const draftKeyOf = (roomId: string, userId: string) => `netlik.room-draft.${userId}.${roomId}`;

const readDraft = (key: string): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const keepDraft = (key: string, text: string) => {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
};

type Props = {
  roomId: string;
  userId: string;
  chat: RoomChat;
  quote: MessageQuote | null;
  nameOf: (userId: string) => string;
  onQuoteDone: () => void;
};

/** Memoised, so that messages do not rerender it. */
export const RoomComposer = memo(({ roomId, userId, chat, quote, nameOf, onQuoteDone }: Props) => {
  const draftKey = draftKeyOf(roomId, userId);
  const [text, setText] = useState(() => readDraft(draftKey));
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);
  useEffect(() => keepDraft(draftKey, text), [draftKey, text]);
  const write = (typed: string) => {
    setText(typed);
    setError(null);
    if (typed) chat.typed();
  };
  const send = (content: string) => {
    if (content === '') return setError(texts.emptyMessage);
    if (!chat.send(content, quote)) return setError(texts.notConnected);
    setText('');
    setError(null);
    onQuoteDone();
  };
  return (
    <Composer
      form={{
        'data-floating': true,
        onKeyDown: ({ key }) => {
          if (key === 'Escape' && quote) onQuoteDone();
        },
      }}
      field={field}
      text={text}
      onText={write}
      onSend={send}
      label={texts.placeholder}
      limit={MAX_ROOM_MESSAGE}
      tooLong={texts.tooLong}
      error={error}
      hint={texts.hint}
      isKeyHint
      above={
        quote && (
          <Row gap="2" align="center">
            <span className="visually-hidden">{texts.replying}</span>
            <QuotedMessage quote={quote} nameOf={nameOf} />
            <IconButton label={texts.cancelReply} onClick={onQuoteDone}>
              <CloseIcon />
            </IconButton>
          </Row>
        )
      }
    />
  );
});
