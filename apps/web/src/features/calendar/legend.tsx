import type { CalendarMode } from '@netlik/contract/study/calendar';
import { legendTexts as texts } from './calendar.texts.ts';
import type { View } from './calendar-place.ts';
import styles from './legend.module.css';

const tones = ['danger', 'warning', 'success'] as const;

/** What the colours mean. A month of questions is judged in three bands, everything else is more or less of one colour. */
export const Legend = ({ mode, view }: { mode: CalendarMode; view: View }) => (
  <ul className={styles.legend} aria-label={texts.label} data-mode={mode}>
    {mode === 'question' && view === 'month'
      ? tones.map((tone) => (
          <li key={tone}>
            <span className={styles.swatch} data-tone={tone} />
            {texts.tones[tone]}
          </li>
        ))
      : texts[mode].map((words, heat) => (
          <li key={words}>
            <span className={styles.swatch} data-heat={heat} />
            {words}
          </li>
        ))}
    <li>
      <span className={styles.dot} />
      {texts.reminder}
    </li>
  </ul>
);
