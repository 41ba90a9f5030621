import { COACH_PRESETS } from '@netlik/domain/study/study-runs/modes';
import { formatInputNumber } from '../../../formats/inputs.ts';
import type { BoundText } from '../../../ui/forms/bound-field.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { setupTexts as texts } from '../timer.texts.ts';
import { Chips } from './chips.tsx';
import { isShown, type NumberFieldName, type SetupValues } from './setup-values.ts';

type Props = {
  values: SetupValues;
  number: (name: NumberFieldName) => BoundText;
  onChange: (values: SetupValues) => void;
};

export const SetupDetails = ({ values, number, onChange }: Props) => (
  <Stack gap="3">
    {values.mode === 'Pomodoro' && (
      <Chips
        label={texts.presets}
        options={COACH_PRESETS.map(({ studyMinutes, breakMinutes }) => {
          const preset = {
            studyMinutes: formatInputNumber(studyMinutes),
            breakMinutes: formatInputNumber(breakMinutes),
          };
          return {
            key: studyMinutes,
            label: texts.preset(studyMinutes, breakMinutes),
            spoken: texts.presetSpoken(studyMinutes, breakMinutes),
            isOn: values.studyMinutes === preset.studyMinutes && values.breakMinutes === preset.breakMinutes,
            pick: () => onChange({ ...values, ...preset }),
          };
        })}
      />
    )}
    <Grid fit={150} gap="3" align="start">
      <NumberField label={texts.sessions} min={1} max={10} {...number('targetSessions')} />
      {isShown('breakMinutes', values) && (
        <NumberField label={texts.rest} unit={texts.minutes} min={1} max={30} {...number('breakMinutes')} />
      )}
      {isShown('longBreakMinutes', values) && (
        <>
          <NumberField
            label={texts.interval}
            hint={texts.intervalHint}
            min={2}
            max={8}
            {...number('longBreakInterval')}
          />
          <NumberField
            label={texts.longRest}
            unit={texts.minutes}
            min={10}
            max={60}
            step={5}
            {...number('longBreakMinutes')}
          />
        </>
      )}
    </Grid>
  </Stack>
);
