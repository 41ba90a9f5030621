import { useLayoutEffect, useRef } from 'react';

const LASTS_MS = 400;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fast at first, gently at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

type Props = { value: number; format: (value: number) => string };

/** A number that runs to where it stands. The page itself is not rendered meanwhile. */
export const CountUp = ({ value, format }: Props) => {
  const box = useRef<HTMLSpanElement>(null);
  const from = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number runs, not another way to write it
  useLayoutEffect(() => {
    const element = box.current;
    const start = from.current;
    from.current = value;
    if (!element || start === value || still() || document.hidden) return;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - begun) / LASTS_MS));
      element.textContent = format(share === 1 ? value : Math.round(start + (value - start) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(begun);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = format(value);
    };
  }, [value]);
  return <span ref={box}>{format(value)}</span>;
};
