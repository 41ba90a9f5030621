import type { CalendarMode } from '@netlik/contract/calendar';
import { legendTexts as texts } from './calendar.texts.ts';
import styles from './legend.module.css';

const tones = ['danger', 'warning', 'success'] as const;

/** Questions are judged in three bands, but for the year: its squares are more or less of one colour, as those of time are. */
const kindOf = (mode: CalendarMode, view: Seen) => {
  if (view === 'year') return 'heat';
  if (mode === 'question') return 'tone';
  return view === 'agenda' ? 'bar' : 'heat';
};

type Seen = 'month' | 'year' | 'agenda';

/** What the colours mean. */
export const Legend = ({ mode, view }: { mode: CalendarMode; view: Seen }) => (
  <ul className={styles.legend} aria-label={texts.label} data-mode={mode}>
    {kindOf(mode, view) === 'tone' &&
      tones.map((tone) => (
        <li key={tone}>
          <span className={styles.swatch} data-tone={tone} />
          {texts.tones[tone]}
        </li>
      ))}
    {kindOf(mode, view) === 'heat' &&
      texts[mode].map((words, heat) => (
        <li key={words}>
          <span className={styles.swatch} data-heat={heat} />
          {words}
        </li>
      ))}
    {kindOf(mode, view) === 'bar' && (
      <li>
        <span className={styles.bar} />
        {texts.bar}
      </li>
    )}
    <li>
      <span className={styles.dot} />
      {texts.reminder}
    </li>
  </ul>
);
