import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { Heat } from '@netlik/domain/study/bands';
import type { CSSProperties, ReactNode } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { Mark, toned } from '../../ui/pickers/day-cell.tsx';
import { legendTexts as texts } from './calendar.texts.ts';
import { monthTint } from './day-figures.ts';
import { planMark, signs } from './day-marks.tsx';
import styles from './legend.module.css';

const tones = ['danger', 'warning', 'success'] as const;

/** The percentages of the year's squares. */
const YEAR_SHARES = [0, 28, 50, 74, 100];

type LegendView = 'month' | 'year' | 'agenda';
type Item = { text: string; sample: ReactNode };

const yearShare = (heat: number) => ({ '--share': `${YEAR_SHARES[heat]}%` }) as CSSProperties;

/** Question counts have three tones, except in the year view, which shades one colour as for study time. */
const amountItems = (mode: CalendarMode, view: LegendView): Item[] => {
  if (mode === 'question' && view !== 'year')
    return tones.map((tone) => ({
      text: texts.tones[tone],
      sample: <span className={toned(styles.swatch)} data-tone={tone} />,
    }));
  if (view === 'agenda') return [{ text: texts.bar, sample: <span className={styles.bar} /> }];
  return texts[mode].map((text, heat) => ({
    text,
    sample:
      view === 'month' ? (
        <span className={styles.cell} style={monthTint(heat as Heat)} />
      ) : (
        <span className={styles.swatch} style={yearShare(heat)} />
      ),
  }));
};

const markItems = (mode: CalendarMode, view: LegendView): Item[] => [
  ...(mode === 'study'
    ? [
        {
          text: texts.reminder,
          sample: view === 'year' ? <span className={styles.dot} /> : <Mark {...signs.reminder} />,
        },
      ]
    : []),
  ...(view === 'year'
    ? []
    : [
        { text: texts.exam, sample: <Mark {...signs.exam} /> },
        { text: texts.meeting, sample: <Mark {...signs.meeting} /> },
      ]),
];

type Props = { mode: CalendarMode; view: LegendView; plans?: boolean };

export const Legend = ({ mode, view, plans }: Props) => {
  const planItems = texts.plans.map((plan) => ({
    text: plan.text,
    sample: <Mark {...planMark(plan)} />,
  }));
  const items = [...amountItems(mode, view), ...markItems(mode, view), ...(plans ? planItems : [])];
  return (
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
      {items.map(({ text, sample }) => (
        <Row as="li" gap="1" align="center" key={text}>
          {sample}
          {text}
        </Row>
      ))}
    </Row>
  );
};
