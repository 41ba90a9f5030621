import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import styles from './dashboard.module.css';

const LASTS_MS = 400;

/** True where the numbers came with the page: they stand at once, and run only when they change. */
export const CameAlong = createContext(false);

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fast at first, gently at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/** Writes the numbers on the way from the last value to this one. The page itself is not rendered meanwhile. */
const useCountUp = (value: number, write: (value: number) => void): void => {
  const from = useRef(useContext(CameAlong) ? value : 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number runs, not another way to write it
  useLayoutEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || still() || document.hidden) return;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / LASTS_MS));
      write(share === 1 ? value : Math.round(start + (value - start) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(begun);
    return () => {
      cancelAnimationFrame(frame);
      write(value);
    };
  }, [value]);
};

const put = (box: RefObject<HTMLElement | null>, text: string) => {
  if (box.current) box.current.textContent = text;
};

type Props = { value: number; format: (value: number) => string };

/** A number that runs to where it stands. */
export const CountUp = ({ value, format }: Props) => {
  const box = useRef<HTMLSpanElement>(null);
  useCountUp(value, (now) => put(box, format(now)));
  return <span ref={box}>{format(value)}</span>;
};

const hoursOf = (minutes: number) => Math.floor(minutes / 60).toLocaleString('tr');
const restOf = (minutes: number) => String(minutes % 60);

/** From a thousand hours on, the four digits of them leave no room for the minutes on a phone. */
const LONG = 1000 * 60;

/** Whole minutes as „29 sa 18 dk”, the units small so that the number fits half a phone. */
export const CountTime = ({ minutes }: { minutes: number }) => {
  const hours = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  useCountUp(minutes, (now) => {
    put(hours, hoursOf(now));
    put(rest, restOf(now));
  });
  return (
    <span className={styles.time} data-long={minutes >= LONG || undefined}>
      {minutes >= 60 && (
        <>
          <span ref={hours}>{hoursOf(minutes)}</span>
          <small> sa </small>
        </>
      )}
      <span ref={rest}>{restOf(minutes)}</span>
      <small> dk</small>
    </span>
  );
};
