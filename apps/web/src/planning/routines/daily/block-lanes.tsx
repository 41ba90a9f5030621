import { blockMinutes, DAY_MINUTES, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { ROUTINE_KINDS } from '@netlik/domain/planning/routines/values';
import type { CSSProperties } from 'react';
import { formatMinuteOfDay } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { blockKey, blockText } from '../block-name.ts';
import { KindMark, kindStyle } from '../kind-mark.tsx';
import { kindNames } from '../routines.texts.ts';
import styles from './block-lanes.module.css';
import type { DayViewProps } from './block-list.tsx';
import { dailyTexts as texts } from './daily.texts.ts';

const MARK_MINUTES = 240;
const marks = Array.from({ length: DAY_MINUTES / MARK_MINUTES + 1 }, (_, at) => at * MARK_MINUTES);

const placeOf = ({ startMinute, endMinute }: RoutineBlock) =>
  ({
    '--from': startMinute / DAY_MINUTES,
    '--length': (endMinute - startMinute) / DAY_MINUTES,
  }) as CSSProperties;

const totalText = (blocks: readonly RoutineBlock[]) => {
  const minutes = blocks.reduce((sum, block) => sum + blockMinutes(block), 0);
  return blocks.length === 0
    ? texts.noBlocks
    : texts.laneTotal(blocks.length, minutes === 0 ? '' : formatDuration(minutes));
};

/** All lanes share one clock with a mark every four hours. */
export const BlockLanes = ({ blocks, onEdit }: DayViewProps) => (
  <Stack gap="2">
    <Text as="div" tone="muted" size="tiny" className={`${styles.clock} numbers`} aria-hidden="true">
      {marks.map((minute) => (
        <span key={minute} style={{ '--from': minute / DAY_MINUTES } as CSSProperties}>
          {formatMinuteOfDay(minute).slice(0, 2)}
        </span>
      ))}
    </Text>
    {ROUTINE_KINDS.map((kind) => {
      const inLane = blocks.filter((block) => block.kind === kind);
      return (
        <Grid
          key={kind}
          as="section"
          gap="2"
          align="center"
          className={styles.lane}
          aria-label={kindNames[kind]}
        >
          <Stack gap="1" size="small" className={styles.head}>
            <KindMark kind={kind} />
            <Text as="span" tone="muted" size="tiny" className={styles.total}>
              {totalText(inLane)}
            </Text>
          </Stack>
          <ol className={styles.bar} style={kindStyle(kind)}>
            {inLane.map((block) => (
              <li key={blockKey(block)}>
                <Text
                  type="button"
                  as="button"
                  tone="plain"
                  size="tiny"
                  text="start"
                  truncate
                  className={styles.block}
                  style={placeOf(block)}
                  title={blockText(block)}
                  aria-label={texts.editBlock(blockText(block))}
                  onClick={() => onEdit(block)}
                >
                  <span>{block.label}</span>
                </Text>
              </li>
            ))}
          </ol>
        </Grid>
      );
    })}
  </Stack>
);
