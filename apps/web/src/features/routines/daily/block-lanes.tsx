import { blockMinutes, DAY_MINUTES, type RoutineBlock, routineKinds } from '@netlik/domain/routines/blocks';
import type { CSSProperties } from 'react';
import { formatMinuteOfDay } from '../../../formats/clock.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { blockKey, blockText } from '../block-name.ts';
import { KindMark, kindStyle } from '../kind-mark.tsx';
import { kindNames } from '../routines.texts.ts';
import styles from './block-lanes.module.css';
import { dailyTexts as texts } from './daily.texts.ts';
import type { DayViewProps } from './day-view.ts';

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

/** A lane for each kind, over one clock with a mark every four hours. */
export const BlockLanes = ({ blocks, onEdit }: DayViewProps) => (
  <div className={styles.lanes}>
    <div className={`${styles.clock} numbers`} aria-hidden="true">
      {marks.map((minute) => (
        <span key={minute} style={{ '--from': minute / DAY_MINUTES } as CSSProperties}>
          {formatMinuteOfDay(minute).slice(0, 2)}
        </span>
      ))}
    </div>
    {routineKinds.map((kind) => {
      const inLane = blocks.filter((block) => block.kind === kind);
      return (
        <section key={kind} className={styles.lane} aria-label={kindNames[kind]}>
          <div className={styles.head}>
            <KindMark kind={kind} />
            <span className={styles.total}>{totalText(inLane)}</span>
          </div>
          <ol className={styles.bar} style={kindStyle(kind)}>
            {inLane.map((block) => (
              <li key={blockKey(block)}>
                <button
                  type="button"
                  className={styles.block}
                  style={placeOf(block)}
                  title={blockText(block)}
                  aria-label={texts.editBlock(blockText(block))}
                  onClick={() => onEdit(block)}
                >
                  <span>{block.label}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      );
    })}
  </div>
);
