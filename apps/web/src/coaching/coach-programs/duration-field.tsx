import { MAX_PROGRAM_MINUTES, MIN_PROGRAM_MINUTES } from '@netlik/contract/coaching/coach-programs';
import { useState } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { type DraftSubject, durationOfTopics } from './program-draft.ts';

const PRESETS = [60, 90, 180, 240];
const CUSTOM = 'custom';

type Props = {
  subject: DraftSubject;
  error?: string;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
};

export const DurationField = ({ subject, error, onChange }: Props) => {
  const { duration, isManual, topics } = subject;
  const [custom, setCustom] = useState(isManual && !PRESETS.includes(duration));
  const [typed, setTyped] = useState(String(duration));
  const set = (minutes: number) => onChange((now) => ({ ...now, duration: minutes, isManual: true }));
  // A topic sum that is not a preset can be edited directly.
  const value = custom || !PRESETS.includes(duration) ? CUSTOM : String(duration);
  return (
    <Stack gap="2" align="start">
      <Segmented
        label={`${texts.duration}: ${formatDuration(duration)}${isManual || topics.length === 0 ? '' : ` · ${texts.byTopics}`}`}
        options={[
          ...PRESETS.map((minutes) => ({ value: String(minutes), label: texts.preset(minutes) })),
          { value: CUSTOM, label: texts.custom },
        ]}
        value={value}
        onChange={(chosen) => {
          setCustom(chosen === CUSTOM);
          setTyped(String(duration));
          if (chosen === CUSTOM) onChange((now) => ({ ...now, isManual: true }));
          else set(Number(chosen));
        }}
      />
      {value === CUSTOM && (
        <NumberField
          label={texts.customDuration}
          value={isManual ? typed : String(duration)}
          min={MIN_PROGRAM_MINUTES}
          max={MAX_PROGRAM_MINUTES}
          step={MIN_PROGRAM_MINUTES}
          unit="dk"
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setCustom(true);
            set(/^\d+$/.test(currentTarget.value) ? Number(currentTarget.value) : 0);
          }}
        />
      )}
      {isManual && topics.length > 0 && (
        <Button
          look="plain"
          small
          onClick={() => {
            setCustom(false);
            onChange((now) => ({ ...now, isManual: false, duration: durationOfTopics(now.topics) }));
          }}
        >
          {texts.useTopics}
        </Button>
      )}
    </Stack>
  );
};
