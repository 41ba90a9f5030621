import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_ATTACHMENTS_BYTES } from '@netlik/contract/reports';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { fileProblem, IMAGE_TYPES, sizeText } from '../../ui/forms/file-check.ts';
import { CloseIcon, ImageIcon } from '../../ui/icons/glyphs.tsx';
import styles from './attachments-field.module.css';
import { attachmentTexts as texts } from './reports.texts.ts';

type Props = {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** 0–1 while they are being sent. */
  progress: number | null;
};

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Those of the files that can be added, and why the others cannot. */
const admit = (chosen: readonly File[], more: readonly File[]): { files: File[]; problem: string | null } => {
  const files = [...chosen];
  let problem: string | null = null;
  for (const file of more) {
    if (files.length >= MAX_ATTACHMENTS) problem = texts.tooMany;
    else if (file.size > MAX_ATTACHMENT_BYTES) problem = texts.tooLarge;
    else if (bytesOf(files) + file.size > MAX_ATTACHMENTS_BYTES) problem = texts.tooLargeTogether;
    else {
      const found = fileProblem(file, { maxBytes: MAX_ATTACHMENT_BYTES });
      if (found) problem = found;
      else files.push(file);
    }
  }
  return { files, problem };
};

const Preview = ({ file, onRemove }: { file: File; onRemove: (() => void) | null }) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className={styles.preview}>
      {url && <img src={url} alt={file.name} />}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton label={texts.remove(file.name)} onClick={onRemove}>
            <CloseIcon size={16} />
          </IconButton>
        </span>
      )}
    </li>
  );
};

/** Picks several pictures by drop, file dialog or paste, with previews; checks them before they are sent. */
export const AttachmentsField = ({ files, onChange, progress }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const closed = progress !== null;

  const add = (list: FileList | null) => {
    if (!list || list.length === 0 || closed) return;
    const admitted = admit(files, Array.from(list));
    setProblem(admitted.problem);
    onChange(admitted.files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const remove = (file: File) => {
    setProblem(null);
    onChange(files.filter((one) => one !== file));
    // The pressed button is no longer rendered.
    input.current?.focus();
  };

  return (
    <div className={styles.field} onPaste={onPaste}>
      <label
        className={[styles.zone, over && styles.over, problem && styles.wrong].filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          ref={input}
          type="file"
          multiple
          className="visually-hidden"
          accept={IMAGE_TYPES.join(',')}
          disabled={closed}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          aria-invalid={problem !== null}
          onChange={(event) => {
            add(event.currentTarget.files);
            // So that choosing the same file again fires a change event.
            event.currentTarget.value = '';
          }}
        />
        <ImageIcon size={24} />
        <span className={styles.words}>
          <span className={styles.label} id={`${id}-label`}>
            {texts.label}
          </span>
          <span className={styles.hint} id={`${id}-hint`}>
            {files.length > 0 ? texts.used(sizeText(bytesOf(files)), files.length) : texts.hint}
          </span>
        </span>
      </label>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {files.length > 0 && (
        <ul className={styles.previews}>
          {files.map((file) => (
            <Preview
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={closed ? null : () => remove(file)}
            />
          ))}
        </ul>
      )}
      {closed && files.length > 0 && (
        <progress className={styles.progress} max={1} value={progress} aria-label={texts.uploading} />
      )}
    </div>
  );
};
