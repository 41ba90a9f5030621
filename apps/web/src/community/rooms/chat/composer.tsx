import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import { MAX_ROOM_MESSAGE } from '@netlik/contract/community/rooms/rooms';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import type { RoomChat } from './create-room-chat.ts';
import { QuotedMessage } from './quoted-message.tsx';

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
  isOpen: boolean;
  quote: MessageQuote | null;
  nameOf: (userId: string) => string;
  onQuoteDone: () => void;
};

/** Enter sends, Shift+Enter adds a line. Memoised, so that messages do not rerender it. */
export const Composer = memo(({ roomId, userId, chat, isOpen, quote, nameOf, onQuoteDone }: Props) => {
  const draftKey = draftKeyOf(roomId, userId);
  const [text, setText] = useState(() => readDraft(draftKey));
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);
  useEffect(() => keepDraft(draftKey, text), [draftKey, text]);
  const trimmed = text.trim();
  const shownError = trimmed.length > MAX_ROOM_MESSAGE ? texts.tooLong : error;

  const send = () => {
    if (trimmed === '') setError(texts.emptyMessage);
    else if (trimmed.length > MAX_ROOM_MESSAGE) setError(texts.tooLong);
    else if (!isOpen || !chat.send(trimmed, quote)) setError(texts.notConnected);
    else {
      setText('');
      onQuoteDone();
      setError(null);
    }
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && quote) onQuoteDone();
    // Enter picks a word while an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Stack
      data-floating
      as="form"
      gap="1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && (
        <Row gap="2" align="center">
          <span className="visually-hidden">{texts.replying}</span>
          <QuotedMessage quote={quote} nameOf={nameOf} />
          <IconButton label={texts.cancelReply} onClick={onQuoteDone}>
            <CloseIcon />
          </IconButton>
        </Row>
      )}
      <Row gap="2" align="end">
        <label className="visually-hidden" htmlFor={id}>
          {texts.placeholder}
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={texts.placeholder}
          aria-invalid={shownError !== null}
          aria-describedby={`${id}-hint`}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(null);
            if (currentTarget.value) chat.typed();
          }}
        />
        <Button type="submit">{texts.send}</Button>
      </Row>
      <Row id={`${id}-hint`} gap="3" between size="tiny" className={styles.hints}>
        {shownError ? (
          <p className={styles.error} role="alert">
            {shownError}
          </p>
        ) : (
          <p className={styles.hint}>{texts.hint}</p>
        )}
        {trimmed.length > MAX_ROOM_MESSAGE - 200 && (
          <p className={shownError ? styles.error : styles.hint}>
            {trimmed.length} / {MAX_ROOM_MESSAGE}
          </p>
        )}
      </Row>
    </Stack>
  );
});
