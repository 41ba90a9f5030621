import SendIcon from 'lucide-react/icons/send';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { type ComposerPictures, PictureButton, PictureTray } from './composer-pictures.tsx';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';

const MAX_ROWS = 6;
const COUNTED_WITHIN = 200;

const useRows = (field: RefObject<HTMLTextAreaElement | null>, text: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is measured whenever the text changes
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.rows = 1;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    const inner = area.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    area.rows = Math.min(MAX_ROWS, Math.max(1, Math.round(inner / Number.parseFloat(lineHeight))));
  }, [text]);
};

type FieldProps = {
  text: string;
  onText: (text: string) => void;
  label: string;
  placeholder?: string | undefined;
  limit: number;
  /** Shown for a longer text; without it the field takes no more characters. */
  tooLong?: string;
  error?: string | null;
  hint: string;
  /** A hint about keys is hidden on touch devices. */
  isKeyHint?: boolean;
};

type Props = FieldProps & {
  /** Called with the trimmed text, which is within the limit but may be empty. */
  onSend: (text: string) => void;
  pictures?: ComposerPictures;
  /** Above the field, such as the message that is being answered. */
  above?: ReactNode;
  /** Replaces the button that sends. */
  button?: ReactNode;
  isSendDisabled?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  form?: ComponentProps<'form'> & { [data: `data-${string}`]: unknown };
};

type HintProps = Pick<FieldProps, 'limit' | 'hint' | 'isKeyHint'> & {
  id: string;
  length: number;
  error: string | null;
  isCounted: boolean;
};

const Hint = ({ id, length, limit, error, hint, isKeyHint, isCounted }: HintProps) => (
  <Row id={id} gap="3" between tone={error ? 'danger' : 'muted'} size="tiny" className={styles.hints}>
    {error ? <p role="alert">{error}</p> : <p className={isKeyHint ? styles.keyHint : undefined}>{hint}</p>}
    {isCounted && length > limit - COUNTED_WITHIN && (
      <Text numbers nowrap>
        {length} / {limit}
      </Text>
    )}
  </Row>
);

/** Enter sends, Shift+Enter adds a line. */
export const Composer = ({ onSend, pictures, above, button, isSendDisabled, form, ...props }: Props) => {
  const { text, onText, label, placeholder = label, limit, tooLong, error = null } = props;
  const ownField = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? ownField;
  const id = useId();
  useRows(field, text);
  const trimmed = text.trim();
  const isTooLong = tooLong !== undefined && trimmed.length > limit;
  const shownError = isTooLong ? tooLong : error;
  const send = () => {
    if (!isTooLong && !pictures?.busy) onSend(trimmed);
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter picks a word while an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Stack
      as="form"
      gap="1"
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {above}
      {pictures && <PictureTray pictures={pictures} />}
      <Row gap="1" align="end" className={styles.composer}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={placeholder}
          maxLength={tooLong === undefined ? limit : undefined}
          aria-invalid={shownError !== null}
          aria-describedby={`${id}-hint`}
          onKeyDown={sendOnEnter}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onPaste={({ clipboardData: { files } }) => {
            if (files.length > 0) pictures?.add([...files]);
          }}
        />
        {pictures && <PictureButton pictures={pictures} />}
        {button || (
          <Button key="send" type="submit" round busy={pictures?.busy} disabled={isSendDisabled}>
            <SendIcon />
            <span className="visually-hidden">{texts.send}</span>
          </Button>
        )}
      </Row>
      <Hint
        {...props}
        id={`${id}-hint`}
        length={trimmed.length}
        error={shownError}
        isCounted={tooLong !== undefined}
      />
    </Stack>
  );
};
