import { TIMER_DEFAULTS, TIMER_MODES, type TimerMode } from '@netlik/domain/study/study-runs/modes';
import { modeNames, setupTexts as texts } from '../timer.texts.ts';
import styles from './setup-dialog.module.css';

type Props = { value: TimerMode; onChange: (mode: TimerMode) => void };

const inShort = (mode: TimerMode) => {
  const { studyMinutes, breakMinutes, targetSessions } = TIMER_DEFAULTS[mode];
  return texts.modeInShort(studyMinutes, breakMinutes, targetSessions);
};

/** The four modes, each with its default numbers. */
export const ModeField = ({ value, onChange }: Props) => (
  <fieldset className={styles.plainSet}>
    <legend className={styles.chipLabel}>{texts.mode}</legend>
    <div className={styles.modes}>
      {TIMER_MODES.map((mode) => (
        <label key={mode} className={styles.modeOption}>
          <input
            type="radio"
            className="visually-hidden"
            name="mode"
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <span className={styles.modeFace}>
            <span>{modeNames[mode]}</span>
            <span className={styles.modeNumbers}>
              {inShort(mode).map((words) => (
                <span key={words}>{words} </span>
              ))}
            </span>
          </span>
        </label>
      ))}
    </div>
    <p className={styles.hint}>{texts.modeHints[value]}</p>
  </fieldset>
);
