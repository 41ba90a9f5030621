import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../formats/numbers.ts';
import { Text } from '../../ui/layout/text.tsx';
import styles from './dashboard.module.css';

const ANIMATION_MS = 400;

/** True if the numbers loaded with the page; then only later changes are animated. */
export const SkipFirstAnimation = createContext(false);

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Animates through `write`, without React renders. */
const useCountUp = (value: number, write: (value: number) => void): void => {
  const from = useRef(useContext(SkipFirstAnimation) ? value : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new number is animated, not a new `write`
  useLayoutEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || prefersReducedMotion() || document.hidden) return;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / ANIMATION_MS));
      write(share === 1 ? value : Math.round(start + (value - start) * easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(begun);
    return () => {
      cancelAnimationFrame(frame);
      write(value);
    };
  }, [value]);
};

const setText = (box: RefObject<HTMLElement | null>, text: string) => {
  if (box.current) box.current.textContent = text;
};

type Props = { value: number; format: (value: number) => string };

export const CountUp = ({ value, format }: Props) => {
  const box = useRef<HTMLSpanElement>(null);
  useCountUp(value, (now) => setText(box, format(now)));
  return <span ref={box}>{format(value)}</span>;
};

const hoursOf = (minutes: number) => formatCount(Math.floor(minutes / 60));
const restOf = (minutes: number) => String(minutes % 60);

/** From 1000 hours on, phones have no room for the minutes. */
const LONG = 1000 * 60;

/** The units are small, so that the number fits half a phone's width. */
export const CountTime = ({ minutes }: { minutes: number }) => {
  const hours = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  useCountUp(minutes, (now) => {
    setText(hours, hoursOf(now));
    setText(rest, restOf(now));
  });
  return (
    <Text as="span" nowrap className={styles.time} data-long={minutes >= LONG || undefined}>
      {minutes >= 60 && (
        <>
          <span ref={hours}>{hoursOf(minutes)}</span>
          <Text as="small" tone="muted" size="small" weight="medium">
            {' '}
            sa{' '}
          </Text>
        </>
      )}
      <span ref={rest}>{restOf(minutes)}</span>
      <Text as="small" tone="muted" size="small" weight="medium">
        {' '}
        dk
      </Text>
    </Text>
  );
};
