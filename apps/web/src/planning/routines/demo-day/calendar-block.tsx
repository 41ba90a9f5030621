import GripIcon from 'lucide-react/icons/grip-vertical';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { blockName, blockText } from '../block-name.ts';
import { KindIcon } from '../kind-icons.tsx';
import { kindStyle } from '../kind-mark.tsx';
import { timesText } from '../routine-times.ts';
import styles from './day-calendar.module.css';
import { demoDayTexts as texts } from './demo-day.texts.ts';
import { useBlockGesture } from './use-block-gesture.ts';
import { type DemoBlock, type DemoDay, minutesByKey } from './use-demo-day.ts';

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
      className={styles.block}
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
        <KindIcon kind={block.kind} size={16} />
        {/* Drawn after the name but first in the DOM, to match the accessible name. */}
        <Text as="span" tone="muted" size="tiny" nowrap numbers className={styles.times}>
          {timesText(block)}
        </Text>
        <Text as="span" weight="semibold" truncate>
          {blockName(block)}
        </Text>
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
