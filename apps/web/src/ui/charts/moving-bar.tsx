import { useEffect, useState } from 'react';
import { FillBar } from './fill-bar.tsx';

/** Animates from the previous to the present value, 0 to 1 each. */
export const MovingBar = ({ before, now }: { before: number; now: number }) => {
  const [fill, setFill] = useState(before);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFill(now));
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return <FillBar fill={fill} />;
};
