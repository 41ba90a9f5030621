import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { CSSProperties } from 'react';
import { formatMinuteOfDay } from '../../formats/clock.ts';
import { Text } from '../../ui/layout/text.tsx';
import { blockName } from './block-name.ts';
import { KindIcon } from './kind-mark.tsx';
import { timesText } from './routine-times.ts';
import styles from './timeline.module.css';

export const HourMark = ({ minute }: { minute: number }) => (
  <Text
    as="span"
    tone="muted"
    size="tiny"
    numbers
    className={styles.mark}
    style={{ '--from': minute } as CSSProperties}
    aria-hidden="true"
  >
    {formatMinuteOfDay(minute)}
  </Text>
);

export const timelineBlock = styles.block;

export const BlockFace = ({
  block,
  timesClass,
}: {
  block: RoutineBlock;
  timesClass?: string | undefined;
}) => (
  <>
    <KindIcon kind={block.kind} size={16} />
    {/* Drawn after the name but first in the DOM, to match the accessible name. */}
    <Text as="span" tone="muted" size="tiny" nowrap numbers className={timesClass}>
      {timesText(block)}
    </Text>
    <Text as="span" weight="semibold" truncate>
      {blockName(block)}
    </Text>
  </>
);
