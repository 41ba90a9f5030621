import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { ImageIcon, TrashIcon } from '../icons/glyphs.tsx';
import { FieldError } from './field.tsx';
import { fileProblem, IMAGE_TYPES, sizeText } from './file-check.ts';
import styles from './file-drop.module.css';

type Props = {
  label: string;
  maxBytes: number;
  /** The chosen file, not yet uploaded. */
  file: File | null;
  /** URL of the stored picture. */
  current?: string | null;
  onFile: (file: File) => void;
  /** Removes the chosen file, or the stored picture if none is chosen. */
  onRemove?: () => void;
  /** 0–1 while uploading. */
  progress?: number | null;
  /** The server's error. */
  error?: string;
  disabled?: boolean;
  round?: boolean;
};

const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** Picks a picture by drop, file dialog or paste, and checks it before the upload. */
export const FileDrop = (props: Props) => {
  const { label, maxBytes, file, current, onFile, onRemove, progress = null, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = useObjectUrl(file);
  const preview = chosen ?? current ?? null;
  const sending = progress !== null;
  const closed = disabled || sending;
  const error = problem ?? props.error;

  const acceptFile = (candidate: File | null | undefined) => {
    if (!candidate || closed) return;
    const found = fileProblem(candidate, { maxBytes });
    setProblem(found);
    if (found === null) onFile(candidate);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    acceptFile(event.dataTransfer.files[0]);
  };

  const onPaste = (event: ClipboardEvent) => {
    const [pasted] = event.clipboardData.files;
    if (!pasted) return;
    event.preventDefault();
    acceptFile(pasted);
  };

  const remove = () => {
    setProblem(null);
    onRemove?.();
    // The pressed button is no longer rendered.
    input.current?.focus();
  };

  return (
    <div className={styles.drop} onPaste={onPaste}>
      <label
        className={[styles.zone, over && styles.over, error && styles.wrong, closed && styles.closed]
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
          className="visually-hidden"
          accept={IMAGE_TYPES.join(',')}
          disabled={closed}
          // The hint inside the label is its description, not part of its name.
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error !== undefined && error !== null}
          onChange={(event) => {
            acceptFile(event.currentTarget.files?.[0]);
            // So that choosing the same file again fires a change event.
            event.currentTarget.value = '';
          }}
        />
        <span className={`${styles.picture} ${props.round ? styles.round : ''}`}>
          {preview ? <img src={preview} alt="" /> : <ImageIcon size={28} />}
        </span>
        <span className={styles.words}>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          <span className={styles.hint} id={`${id}-hint`}>
            {file
              ? `${file.name} · ${sizeText(file.size)}`
              : `Sürükle, seç ya da yapıştır. En fazla ${sizeText(maxBytes)}.`}
          </span>
        </span>
      </label>
      {sending && (
        <progress className={styles.progress} max={1} value={progress} aria-label={`Yükleniyor: ${label}`} />
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {preview && onRemove && !closed && (
        <div className={styles.actions}>
          <Button look="plain" small onClick={remove}>
            <TrashIcon size={18} />
            {file ? 'Seçimi kaldır' : 'Resmi kaldır'}
          </Button>
        </div>
      )}
    </div>
  );
};
