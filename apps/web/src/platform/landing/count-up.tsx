import { useEffect, useRef } from 'react';
import { formatDecimal } from '../../formats/numbers.ts';

const ANIMATION_MS = 1400;
const easeOut = (share: number) => 1 - (1 - share) ** 3;

type Props = { value: number; suffix: string };

const decimalsOf = (value: number) => Math.min(2, String(value).split('.')[1]?.length ?? 0);

/** Counts up from 0 when visible; the markup contains the final number for crawlers and screen readers. */
export const LandingCount = ({ value, suffix }: Props) => {
  const box = useRef<HTMLSpanElement>(null);
  const decimals = decimalsOf(value);
  const textOf = (number: number) => formatDecimal(number, decimals, decimals) + suffix;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new number restarts the animation
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const begun = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - begun) / ANIMATION_MS));
        element.textContent = textOf(share === 1 ? value : value * easeOut(share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step(begun);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = textOf(value);
    };
  }, [value, suffix]);
  return <span ref={box}>{textOf(value)}</span>;
};
