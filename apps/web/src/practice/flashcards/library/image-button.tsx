import { uploads } from '@netlik/contract/platform/uploads';
import ImageIcon from 'lucide-react/icons/image';
import { useRef, useState } from 'react';
import { upload } from '../../../data/calls/upload.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { fileProblem } from '../../../ui/forms/file-check.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { cardFormTexts as texts } from '../flashcards.texts.ts';

// HEIC is left out, so that phones convert their photos.
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type Props = { label: string; onImage: (url: string) => void };

export const ImageButton = ({ label, onImage }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const { send, busy, error, dismiss } = useWrite((file: File) => upload(uploads.cardImage, file), {
    failed: '',
    inline: true,
    onDone: ({ imageUrl }) => onImage(imageUrl),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? error;

  const choose = (file: File | undefined) => {
    if (!file || busy) return;
    const found = fileProblem(file, { types: TYPES, maxBytes: uploads.cardImage.upload.maxBytes });
    setProblem(found);
    dismiss();
    if (found === null) void send(file);
  };

  return (
    <Row gap="3" align="center" wrap>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join(',')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button look="line" small busy={busy} onClick={() => input.current?.click()}>
        <ImageIcon size={18} />
        {busy ? texts.imageBusy : label}
      </Button>
      {shown && <FieldError>{shown}</FieldError>}
    </Row>
  );
};
