import { TIMER_DEFAULTS } from '@netlik/domain/study/study-runs/modes';
import { TIMER_MODES, type TimerMode } from '@netlik/domain/study-values';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import choice from '../choice.module.css';
import { modeNames, setupTexts as texts } from '../timer.texts.ts';
import styles from './setup-dialog.module.css';

type Props = { value: TimerMode; onChange: (mode: TimerMode) => void };

const inShort = (mode: TimerMode) => {
  if (mode === 'Stopwatch') return [texts.noTarget];
  const { studyMinutes, breakMinutes, targetSessions } = TIMER_DEFAULTS[mode];
  return texts.modeInShort(studyMinutes, breakMinutes, targetSessions);
};

export const ModeField = ({ value, onChange }: Props) => (
  <Stack as="fieldset" gap="2">
    <Text as="legend" size="small" weight="medium">
      {texts.mode}
    </Text>
    <Grid columns={4} gap="2" className={styles.modes}>
      {TIMER_MODES.map((mode) => (
        <Stack key={mode} as="label" className={choice.option}>
          <input
            type="radio"
            className="visually-hidden"
            name="mode"
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <Stack as="span" gap="1" justify="start" size="small" weight="medium" className={choice.face}>
            <span>{modeNames[mode]}</span>
            <Row as="span" gap="0 2" wrap tone="muted" size="tiny" weight="regular" numbers>
              {inShort(mode).map((words) => (
                <span key={words}>{words} </span>
              ))}
            </Row>
          </Stack>
        </Stack>
      ))}
    </Grid>
    <Text tone="muted" size="small">
      {texts.modeHints[value]}
    </Text>
  </Stack>
);
