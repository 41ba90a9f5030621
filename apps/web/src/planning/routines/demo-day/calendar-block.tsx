import { ROUTINE_STEP } from '@netlik/domain/planning/routines/blocks';
import GripIcon from 'lucide-react/icons/grip-vertical';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { blockText } from '../block-name.ts';
import { kindStyle } from '../kind-mark.tsx';
import { BlockFace, timelineBlock } from '../timeline.tsx';
import styles from './day-calendar.module.css';
import { demoDayTexts as texts } from './demo-day.texts.ts';
import { type DemoBlock, type DemoDay, minutesByKey } from './use-demo-day.ts';

export const SLOT_PX = 5;
export const MINUTE_PX = SLOT_PX / ROUTINE_STEP;

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

const LINE_MINUTES = 40;

type Props = { block: DemoBlock; day: DemoDay; isChosen: boolean };

export const CalendarBlock = ({ block, day, isChosen }: Props) => {
  const gesture = useBlockGesture(block, day);
  const length = block.endMinute - block.startMinute;
  const onKeyDown = (event: KeyboardEvent) => {
    const minutes = minutesByKey(event.key);
    if (minutes !== null) {
      event.preventDefault();
      if (event.shiftKey) day.resize(block.id, 'end', block.endMinute + minutes);
      else day.move(block.id, block.startMinute + minutes);
    } else if (event.key === 'Delete') day.remove(block);
  };
  const move = gesture('move');
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // On touch a drag on the block scrolls, so moving uses its handle.
    if (event.pointerType !== 'touch') move.onPointerDown(event);
  };
  return (
    <Row
      className={`${timelineBlock} ${styles.block}`}
      style={{ ...kindStyle(block.kind), '--from': block.startMinute, '--length': length } as CSSProperties}
      data-chosen={isChosen || undefined}
      data-size={length === 0 ? 'moment' : length < LINE_MINUTES ? 'short' : 'tall'}
    >
      <Row
        type="button"
        as="button"
        gap="0 2"
        align="center"
        tone="plain"
        size="small"
        text="start"
        grow
        className={styles.face}
        aria-pressed={isChosen}
        aria-label={blockText(block)}
        aria-description={texts.keys}
        onClick={() => day.choose(block.id)}
        onKeyDown={onKeyDown}
        {...move}
        onPointerDown={onPointerDown}
      >
        <BlockFace block={block} timesClass={styles.times} />
      </Row>
      <Stack as="span" center tone="muted" className={styles.grip} aria-hidden="true" {...move}>
        <GripIcon size={16} />
      </Stack>
      {length > 0 && (
        <>
          <span className={styles.edge} data-edge="start" aria-hidden="true" {...gesture('start')} />
          <span className={styles.edge} data-edge="end" aria-hidden="true" {...gesture('end')} />
        </>
      )}
    </Row>
  );
};
