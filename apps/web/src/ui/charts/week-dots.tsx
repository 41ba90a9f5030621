import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';

/** `part` is late or half done, `open` is today's and still to do, `none` is a day without the task. */
export type DayState = 'on' | 'part' | 'skipped' | 'rest' | 'open' | 'today' | 'future' | 'none';

/** Shapes differ as well as colours, for colour-blind users. */
const shapes: Record<DayState, ReactNode> = {
  on: <circle r="6" fill="var(--primary)" />,
  part: (
    <>
      <circle r="5.25" fill="none" stroke="var(--primary)" strokeWidth="1.5" />
      <path d="M0-6A6 6 0 0 0 0 6Z" fill="var(--primary)" />
    </>
  ),
  skipped: <rect x="-6" y="-1.5" width="12" height="3" rx="1.5" fill="var(--muted)" />,
  rest: <circle r="5.25" fill="none" stroke="var(--line-field)" strokeWidth="1.5" />,
  open: <circle r="5" fill="none" stroke="var(--lamp-ink)" strokeWidth="2" />,
  today: <circle r="6" fill="var(--lamp)" />,
  future: <circle r="6" fill="var(--line)" />,
  none: <circle r="1.5" fill="var(--muted)" />,
};

type Props = {
  days: readonly { name?: string; state: DayState }[];
  /** Read aloud instead of the dots; without it screen readers skip them. */
  label?: string;
  /** In a row of a list. */
  small?: boolean;
};

/** A dot a day, from left to right. */
export const WeekDots = ({ days, label, small }: Props) => (
  <Row
    as="span"
    gap={small ? '1' : '2'}
    between={!small}
    noShrink
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {days.map(({ name, state }, index) => (
      <Stack
        as="span"
        // biome-ignore lint/suspicious/noArrayIndexKey: a day's identity is its position
        key={index}
        gap="2"
        align="center"
        tone={state === 'today' ? 'warning' : 'muted'}
        size="tiny"
        weight={state === 'today' ? 'semibold' : undefined}
      >
        {name}
        <svg
          width={small ? 10 : 12}
          height={small ? 10 : 12}
          viewBox="-6 -6 12 12"
          overflow="visible"
          aria-hidden="true"
        >
          {state === 'today' && !small && <circle r="10" fill="var(--lamp)" opacity="0.22" />}
          {shapes[state]}
        </svg>
      </Stack>
    ))}
  </Row>
);
