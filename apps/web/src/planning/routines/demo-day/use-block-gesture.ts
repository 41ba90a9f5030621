import { type PointerEvent, useRef } from 'react';
import { MINUTE_PX } from './calendar-scale.ts';
import type { DemoBlock, DemoDay } from './use-demo-day.ts';

type Mode = 'move' | 'start' | 'end';
type Gesture = { mode: Mode; fromY: number; block: DemoBlock };

export const useBlockGesture = (block: DemoBlock, day: DemoDay) => {
  const gesture = useRef<Gesture | null>(null);

  const begin = (mode: Mode) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    gesture.current = { mode, fromY: event.clientY, block };
    day.choose(block.id);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const begun = gesture.current;
    if (!begun) return;
    const minutes = (event.clientY - begun.fromY) / MINUTE_PX;
    if (begun.mode === 'move') day.move(block.id, begun.block.startMinute + minutes);
    else {
      const edge = begun.mode === 'start' ? begun.block.startMinute : begun.block.endMinute;
      day.resize(block.id, begun.mode, edge + minutes);
    }
  };

  const end = () => {
    gesture.current = null;
  };

  const handlers = (mode: Mode) => ({
    onPointerDown: begin(mode),
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
  });
  return handlers;
};
