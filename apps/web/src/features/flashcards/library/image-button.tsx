import { uploads } from '@netlik/contract/uploads';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { upload } from '../../../api/upload.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { fileProblem } from '../../../ui/forms/file-check.ts';
import { ImageIcon } from '../../../ui/icons/glyphs.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { cardFormTexts as texts } from '../flashcards.texts.ts';

// Without HEIC: a phone then converts its photos itself.
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type Props = { label: string; onImage: (url: string) => void };

export const ImageButton = ({ label, onImage }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || busy) return;
    const found = fileProblem(file, { types: TYPES, maxBytes: uploads.cardImage.upload.maxBytes });
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    try {
      onImage((await upload(uploads.cardImage, file)).imageUrl);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : texts.imageError);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Row gap="3" align="center" wrap>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join(',')}
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button look="quiet" small busy={busy} onClick={() => input.current?.click()}>
        <ImageIcon size={18} />
        {busy ? texts.imageBusy : label}
      </Button>
      {problem && <FieldError>{problem}</FieldError>}
    </Row>
  );
};
