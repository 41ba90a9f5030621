import { useId, useSyncExternalStore } from 'react';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type AmbientSound, ambientChoice, ambientSounds, MAX_VOLUME } from '../engine/ambient-choice.ts';
import { unlockSound } from '../engine/audio.ts';
import { timerTexts as texts } from '../timer.texts.ts';
import styles from './ambient-field.module.css';

const options = ambientSounds.map((value) => ({ value, label: texts.ambientNames[value] }));

const choose = (sound: AmbientSound) => {
  if (sound !== 'off') unlockSound();
  ambientChoice.choose(sound);
};

const Volume = () => {
  const id = useId();
  const volume = useSyncExternalStore(ambientChoice.subscribe, ambientChoice.volume);
  return (
    <Row gap="3" align="center" size="small">
      <label htmlFor={id}>{texts.volume}</label>
      <input
        id={id}
        type="range"
        className={styles.volume}
        min={0}
        max={MAX_VOLUME}
        step={5}
        value={volume}
        onChange={(event) => ambientChoice.setVolume(Number(event.currentTarget.value))}
      />
    </Row>
  );
};

/** Without a `hint` the label is for screen readers only. */
export const AmbientField = ({ hint }: { hint?: string }) => {
  const sound = useSyncExternalStore(ambientChoice.subscribe, ambientChoice.sound);
  return (
    <Stack gap="2">
      <Segmented label={texts.ambient} options={options} value={sound} onChange={choose} quiet={!hint} />
      {sound !== 'off' && <Volume />}
      {hint && (
        <Text tone="muted" size="small">
          {hint}
        </Text>
      )}
    </Stack>
  );
};
