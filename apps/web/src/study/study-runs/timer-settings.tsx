import { useState } from 'react';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AmbientField } from './clock/ambient-field.tsx';
import { unlockSound } from './engine/audio.ts';
import { notifyState, playTune, switchNotify } from './engine/ring.ts';
import { type Face, faces, prefs } from './prefs.ts';
import { timerTexts as texts } from './timer.texts.ts';

const faceOptions = faces.map((value) => ({ value, label: texts.faceNames[value] }));

type Props = { face: Face; onFace: (face: Face) => void };

export const TimerSettings = ({ face, onFace }: Props) => {
  const [sound, setSound] = useState(prefs.sound);
  const [notice, setNotice] = useState(notifyState);
  const turnSound = (on: boolean) => {
    prefs.saveSound(on);
    setSound(on);
    if (!on) return;
    unlockSound();
    playTune('studyStarted');
  };
  return (
    <Section title={texts.settings}>
      <Stack gap="3" data-tour="timer-settings">
        <Segmented label={texts.faceLabel} options={faceOptions} value={face} onChange={onFace} />
        <SwitchField
          label={texts.sound}
          checked={sound}
          onChange={(event) => turnSound(event.currentTarget.checked)}
        />
        <SwitchField
          label={texts.notify}
          hint={texts.notifyHints[notice]}
          checked={notice === 'on'}
          disabled={notice === 'denied' || notice === 'unsupported'}
          onChange={(event) => void switchNotify(event.currentTarget.checked).then(setNotice)}
        />
        <AmbientField hint={texts.ambientHint} />
      </Stack>
    </Section>
  );
};
