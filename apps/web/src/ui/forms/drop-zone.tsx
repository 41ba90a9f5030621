import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './drop-zone.module.css';
import { FieldError } from './field.tsx';
import { IMAGE_TYPES } from './file-check.ts';

type Props = {
  label: string;
  hint: string;
  /** The chosen picture or an icon, before the text. */
  picture: ReactNode;
  error: string | null | undefined;
  closed: boolean;
  multiple?: boolean;
  low?: boolean;
  /** A chosen file is not sent yet, so a dialog around it asks before it closes. */
  unsaved?: boolean;
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

export const DropZone = (props: Props) => {
  const { label, hint, picture, error, closed, multiple, low, unsaved, input, onFiles, children } = props;
  const id = useId();
  const [over, setOver] = useState(false);

  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !closed) onFiles(Array.from(list));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };

  return (
    <div className={styles.drop} data-unsaved={unsaved} onPaste={onPaste}>
      <label
        className={[
          styles.zone,
          low && styles.low,
          over && styles.over,
          error && styles.wrong,
          closed && styles.closed,
        ]
          .filter(Boolean)
          .join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          if (!closed) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          multiple={multiple}
          className="visually-hidden"
          accept={IMAGE_TYPES.join(',')}
          disabled={closed}
          // The hint inside the label is its description, not part of its name.
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={Boolean(error)}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Lets the user choose the same file again, which otherwise fires no change event.
            event.currentTarget.value = '';
          }}
        />
        {picture}
        <Stack as="span" gap="1" shrink>
          <Text as="span" weight="medium" id={`${id}-label`}>
            {label}
          </Text>
          <Text as="span" tone="muted" size="small" wrapAnywhere id={`${id}-hint`}>
            {hint}
          </Text>
        </Stack>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
};

export const UploadProgress = ({ value, label }: { value: number; label: string }) => (
  <progress className={styles.progress} max={1} value={value} aria-label={label} />
);
