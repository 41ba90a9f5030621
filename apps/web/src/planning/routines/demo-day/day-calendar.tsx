import { DAY_MINUTES } from '@netlik/domain/planning/routines/blocks';
import { SLOTS } from '@netlik/domain/planning/routines/summary';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import { HourMark } from '../timeline.tsx';
import { CalendarBlock, MINUTE_PX, SLOT_PX } from './calendar-block.tsx';
import styles from './day-calendar.module.css';
import { demoDayTexts as texts } from './demo-day.texts.ts';
import type { DemoDay } from './use-demo-day.ts';

const MORNING = 6 * 60;
const hours = Array.from({ length: DAY_MINUTES / 60 + 1 }, (_, hour) => hour * 60);

/** A day has 288 slots of five minutes; the window is 720 px high. */
export const DayCalendar = ({ day }: { day: DemoDay }) => {
  const window = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the waking hours.
    window.current?.scrollTo({ top: MORNING * MINUTE_PX });
  }, []);
  const addHere = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const { top } = event.currentTarget.getBoundingClientRect();
    day.addAt((event.clientY - top) / MINUTE_PX);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
    <section ref={window} className={styles.window} aria-label={texts.calendar} tabIndex={0}>
      <div
        className={styles.sheet}
        style={{ '--slots': SLOTS, '--slot': `${SLOT_PX}px` } as CSSProperties}
        aria-hidden="true"
      >
        {hours.map((minute) => (
          <HourMark key={minute} minute={minute} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse shortcut for the page's button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: … */}
      <div className={styles.blocks} onClick={addHere}>
        {day.blocks.map((block) => (
          <CalendarBlock key={block.id} block={block} day={day} isChosen={day.chosen?.id === block.id} />
        ))}
      </div>
    </section>
  );
};
