import { MAX_MESSAGE, MAX_MESSAGE_PICTURES, type NewMessage } from '@netlik/contract/coaching/messages';
import { uploads } from '@netlik/contract/platform/uploads';
import ImageIcon from 'lucide-react/icons/image';
import CloseIcon from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { upload } from '../../data/calls/upload.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import styles from './messages.module.css';
import { composerTexts as texts } from './messages.texts.ts';

/** Enter sends, Shift+Enter adds a line. Pictures upload when chosen. */
export const MessageComposer = ({ onSend }: { onSend: (body: NewMessage) => void }) => {
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  const trimmed = text.trim();
  const isTooLong = trimmed.length > MAX_MESSAGE;
  const add = useWrite(
    async (chosen: readonly File[]) => {
      for (const file of chosen) {
        const { imageUrl } = await upload(uploads.messagePicture, file);
        setPictures((before) => [...before, imageUrl]);
      }
    },
    { failed: texts.uploadFailed },
  );
  const choose = (chosen: readonly File[]) => {
    const room = MAX_MESSAGE_PICTURES - pictures.length;
    if (chosen.length > room) toast({ tone: 'warning', text: texts.tooManyPictures });
    void add.send(chosen.slice(0, room));
  };
  const send = () => {
    if (isTooLong || add.busy || (trimmed === '' && pictures.length === 0)) return;
    onSend({ text: trimmed, ...(pictures.length > 0 && { pictures: [...pictures] }) });
    setText('');
    setPictures([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter picks a word while an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Stack
      as="form"
      gap="2"
      className={styles.composer}
      data-tour="message-composer"
      data-unsaved={trimmed !== '' || pictures.length > 0}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {pictures.length > 0 && (
        <Row gap="2" wrap>
          {pictures.map((url) => (
            <Row key={url} gap="0" align="start">
              <img className={styles.picture} src={url} alt="" />
              <IconButton
                label={texts.removePicture}
                onClick={() => setPictures((before) => before.filter((one) => one !== url))}
              >
                <CloseIcon size={16} />
              </IconButton>
            </Row>
          ))}
        </Row>
      )}
      <Row gap="2" align="end">
        <IconButton label={texts.addPicture} disabled={add.busy} onClick={() => files.current?.click()}>
          <ImageIcon size={20} />
        </IconButton>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <label className="visually-hidden" htmlFor={id}>
          {texts.placeholder}
        </label>
        <textarea
          id={id}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={texts.placeholder}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-hint`}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" busy={add.busy}>
          {texts.send}
        </Button>
      </Row>
      <Text
        id={`${id}-hint`}
        tone={isTooLong ? 'danger' : 'muted'}
        size="tiny"
        role={isTooLong ? 'alert' : undefined}
      >
        {isTooLong ? `${texts.tooLong} (${trimmed.length})` : texts.quiet}
      </Text>
    </Stack>
  );
};
