import { DAY_MINUTES, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { CSSProperties } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { blockKey, blockText } from '../block-name.ts';
import { kindStyle } from '../kind-mark.tsx';
import { BlockFace, HourMark, timelineBlock } from '../timeline.tsx';
import type { DayViewProps } from './block-list.tsx';
import styles from './block-timeline.module.css';
import { dailyTexts as texts } from './daily.texts.ts';

const MARK_MINUTES = 240;
/** Minutes below which a second line does not fit. */
const SHORT = 50;
const marks = Array.from({ length: DAY_MINUTES / MARK_MINUTES + 1 }, (_, at) => at * MARK_MINUTES);

const placeOf = ({ startMinute, endMinute }: RoutineBlock) =>
  ({ '--from': startMinute, '--length': endMinute - startMinute }) as CSSProperties;

const sizeOf = ({ startMinute, endMinute }: RoutineBlock) => {
  const length = endMinute - startMinute;
  if (length === 0) return 'moment';
  return length < SHORT ? 'short' : 'tall';
};

export const BlockTimeline = ({ blocks, onEdit }: DayViewProps) => (
  <div className={styles.timeline}>
    {marks.map((minute) => (
      <HourMark key={minute} minute={minute} />
    ))}
    <ol aria-label={texts.blocks}>
      {blocks.map((block) => (
        <li key={blockKey(block)}>
          <Row
            type="button"
            as="button"
            gap="0 2"
            align="center"
            tone="plain"
            size="small"
            text="start"
            className={`${timelineBlock} ${styles.block}`}
            data-size={sizeOf(block)}
            style={{ ...kindStyle(block.kind), ...placeOf(block) }}
            aria-label={texts.editBlock(blockText(block))}
            onClick={() => onEdit(block)}
          >
            <BlockFace block={block} timesClass={styles.times} />
          </Row>
        </li>
      ))}
    </ol>
  </div>
);
