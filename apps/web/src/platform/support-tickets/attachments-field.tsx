import {
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_ATTACHMENTS_BYTES,
} from '@netlik/contract/platform/support-tickets';
import ImageIcon from 'lucide-react/icons/image';
import CloseIcon from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../data/calls/call.ts';
import type { UploadOptions } from '../../data/calls/upload.ts';
import { formatFileSize } from '../../formats/file-size.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { DropZone, UploadProgress } from '../../ui/forms/drop-zone.tsx';
import { fileProblem } from '../../ui/forms/file-check.ts';
import { useObjectUrl } from '../../ui/forms/use-object-url.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './support-tickets.module.css';
import { attachmentTexts as texts } from './support-tickets.texts.ts';

export const useAttachments = () => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  const attempt = useRef({ content: '', key: '' });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** The same content keeps its key, so a retry after a lost reply is not stored twice. */
  const keyOf = (body: object): string => {
    const content = JSON.stringify([
      body,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const send = async <T,>(
    body: object,
    work: (files: readonly File[], options: UploadOptions) => Promise<T>,
  ): Promise<T> => {
    const idempotencyKey = keyOf(body);
    setProgress(0);
    try {
      const result = await work(files, {
        onProgress: setProgress,
        signal: leaving.current.signal,
        idempotencyKey,
      });
      attempt.current = { content: '', key: '' };
      setFiles([]);
      return result;
    } finally {
      setProgress(null);
    }
  };
  return { send, field: { files, progress, onChange: setFiles } };
};

type Props = {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Upload progress from 0 to 1. */
  progress: number | null;
};

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Returns the acceptable files and the reason for rejecting the others. */
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
  const url = useObjectUrl(file);
  return (
    <Text as="li" box="well" className={styles.attachment}>
      {url && <img src={url} alt={file.name} />}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton label={texts.remove(file.name)} onClick={onRemove}>
            <CloseIcon size={16} />
          </IconButton>
        </span>
      )}
    </Text>
  );
};

export const AttachmentsField = ({ files, onChange, progress }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const closed = progress !== null;

  const add = (more: readonly File[]) => {
    const admitted = admit(files, more);
    setProblem(admitted.problem);
    onChange(admitted.files);
  };
  const remove = (file: File) => {
    setProblem(null);
    onChange(files.filter((one) => one !== file));
    // The pressed button is removed, so the focus moves to the input.
    input.current?.focus();
  };

  return (
    <DropZone
      label={texts.label}
      hint={files.length > 0 ? texts.used(formatFileSize(bytesOf(files)), files.length) : texts.hint}
      picture={<ImageIcon />}
      error={problem}
      closed={closed}
      multiple
      low
      input={input}
      onFiles={add}
    >
      {files.length > 0 && (
        <Row as="ul" gap="2" wrap>
          {files.map((file) => (
            <Preview
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={closed ? null : () => remove(file)}
            />
          ))}
        </Row>
      )}
      {closed && files.length > 0 && <UploadProgress value={progress} label={texts.uploading} />}
    </DropZone>
  );
};
