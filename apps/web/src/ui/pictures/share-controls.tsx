import { useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../buttons/button.tsx';
import { SwitchField } from '../forms/switch-field.tsx';
import { Stack } from '../layout/stack.tsx';
import { toast } from '../overlays/toast.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { pictureTexts as texts } from './pictures.texts.ts';
import { sharePicture } from './share-picture.ts';

/** Shares a picture drawn on this device; the user decides whether it contains the first name. */
export const ShareControls = ({ picture }: { picture: Picture }) => {
  const person = usePerson();
  const [isNamed, setIsNamed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const share = async () => {
    setIsBusy(true);
    try {
      const drawn = await drawPicture(picture, isNamed && person ? person.firstName : null);
      await sharePicture(drawn, texts.file);
    } catch {
      toast({ tone: 'danger', text: texts.failed });
    }
    setIsBusy(false);
  };
  return (
    <Stack gap="2">
      <SwitchField
        label={texts.withName}
        checked={isNamed}
        onChange={(event) => setIsNamed(event.target.checked)}
      />
      <Button look="line" busy={isBusy} onClick={() => void share()}>
        {texts.share}
      </Button>
    </Stack>
  );
};
