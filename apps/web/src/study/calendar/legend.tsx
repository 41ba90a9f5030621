import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { Heat } from '@netlik/domain/study/bands';
import { Row } from '../../ui/layout/row.tsx';
import { legendTexts as texts } from './calendar.texts.ts';
import { DayMark, PlanMark } from './day-marks.tsx';
import styles from './legend.module.css';
import { monthTint } from './month-tints.ts';

const tones = ['danger', 'warning', 'success'] as const;

/** Question counts have three tones, except in the year view, which shades one colour as for study time. */
const kindOf = (mode: CalendarMode, view: LegendView) => {
  if (view === 'year') return 'heat';
  if (mode === 'question') return 'tone';
  return view === 'agenda' ? 'bar' : 'heat';
};

type LegendView = 'month' | 'year' | 'agenda';

type Props = { mode: CalendarMode; view: LegendView; plans?: boolean };

export const Legend = ({ mode, view, plans }: Props) => (
  <Row
    as="ul"
    gap="1 4"
    wrap
    tone="muted"
    size="tiny"
    className={styles.legend}
    aria-label={texts.label}
    data-mode={mode}
  >
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
          {view === 'month' ? (
            <span className={styles.cell} style={monthTint(heat as Heat)} />
          ) : (
            <span className={styles.swatch} data-heat={heat} />
          )}
          {words}
        </li>
      ))}
    {kindOf(mode, view) === 'bar' && (
      <li>
        <span className={styles.bar} />
        {texts.bar}
      </li>
    )}
    {mode === 'study' && (
      <li>
        {view === 'year' ? <span className={styles.dot} /> : <DayMark kind="reminder" />}
        {texts.reminder}
      </li>
    )}
    {view !== 'year' && (
      <li>
        <DayMark kind="exam" />
        {texts.exam}
      </li>
    )}
    {view !== 'year' && (
      <li>
        <DayMark kind="meeting" />
        {texts.meeting}
      </li>
    )}
    {plans &&
      texts.plans.map((plan) => (
        <li key={plan.band}>
          <PlanMark plan={plan} />
          {plan.text}
        </li>
      ))}
  </Row>
);
