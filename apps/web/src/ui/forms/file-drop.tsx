import ImageIcon from 'lucide-react/icons/image';
import TrashIcon from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { formatFileSize } from '../../formats/file-size.ts';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { DropZone, UploadProgress } from './drop-zone.tsx';
import { fileProblem } from './file-check.ts';
import styles from './file-drop.module.css';
import { useObjectUrl } from './use-object-url.ts';

type Props = {
  label: string;
  maxBytes: number;
  file: File | null;
  current?: string | null;
  onFile: (file: File) => void;
  /** Removes the chosen file, or the stored picture if none is chosen. */
  onRemove?: () => void;
  /** From 0 to 1 while uploading. */
  progress?: number | null;
  error?: string;
  disabled?: boolean;
  round?: boolean;
};

export const FileDrop = (props: Props) => {
  const { label, maxBytes, file, current, onFile, onRemove, progress = null, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = useObjectUrl(file);
  const preview = chosen ?? current ?? null;
  const closed = disabled || progress !== null;

  const acceptFile = (candidate: File) => {
    const found = fileProblem(candidate, { maxBytes });
    setProblem(found);
    if (found === null) onFile(candidate);
  };

  const remove = () => {
    setProblem(null);
    onRemove?.();
    // The pressed button is no longer rendered.
    input.current?.focus();
  };

  return (
    <DropZone
      label={label}
      hint={
        file
          ? `${file.name} · ${formatFileSize(file.size)}`
          : `Sürükle, seç ya da yapıştır. En fazla ${formatFileSize(maxBytes)}.`
      }
      picture={
        <Stack
          as="span"
          center
          tone="primary"
          noShrink
          className={`${styles.picture} ${props.round ? styles.round : ''}`}
        >
          {preview ? <img src={preview} alt="" /> : <ImageIcon size={28} />}
        </Stack>
      }
      error={problem ?? props.error}
      closed={closed}
      unsaved={file !== null}
      input={input}
      onFiles={([first]) => first && acceptFile(first)}
    >
      {progress !== null && <UploadProgress value={progress} label={`Yükleniyor: ${label}`} />}
      {preview && onRemove && !closed && (
        <Row>
          <Button look="quiet" small onClick={remove}>
            <TrashIcon size={18} />
            {file ? 'Seçimi kaldır' : 'Resmi kaldır'}
          </Button>
        </Row>
      )}
    </DropZone>
  );
};
