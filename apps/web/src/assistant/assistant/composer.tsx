import { MAX_CHAT_MESSAGE } from '@netlik/contract/assistant/assistant';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './assistant.module.css';
import { assistantTexts as texts } from './assistant.texts.ts';

const MAX_ROWS = 6;

type Props = {
  text: string;
  isWaiting: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
};

export const Composer = ({ text, isWaiting, onText, onSend, onStop }: Props) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is measured whenever the text changes.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.rows = 1;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    const inner = area.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    area.rows = Math.min(MAX_ROWS, Math.max(1, Math.round(inner / Number.parseFloat(lineHeight))));
  }, [text]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWaiting) onSend();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };

  return (
    <Grid
      as="form"
      gap="2"
      align="end"
      className={styles.composer}
      onSubmit={submit}
      data-tour="assistant-input"
    >
      <label className="visually-hidden" htmlFor={id}>
        {texts.input}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.input}
        rows={1}
        value={text}
        maxLength={MAX_CHAT_MESSAGE}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-keys`}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      {isWaiting ? (
        <Button key="stop" look="quiet" onClick={onStop}>
          {texts.stop}
        </Button>
      ) : (
        // A separate key, because a button that becomes a submit button under the pointer would submit.
        <Button key="send" type="submit" disabled={!text.trim()}>
          {texts.send}
        </Button>
      )}
      <Text id={`${id}-keys`} tone="muted" size="tiny" fullRow className={styles.keys}>
        {texts.keys}
      </Text>
    </Grid>
  );
};
