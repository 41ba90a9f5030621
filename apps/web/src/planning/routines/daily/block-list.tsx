import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { freeGaps } from '@netlik/domain/planning/routines/summary';
import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { blockKey, blockText } from '../block-name.ts';
import { KindBadge } from '../kind-mark.tsx';
import { lengthText, timesText } from '../routine-times.ts';
import { kindNames } from '../routines.texts.ts';
import styles from './block-list.module.css';
import { dailyTexts as texts } from './daily.texts.ts';

type Gap = Pick<RoutineBlock, 'startMinute' | 'endMinute'>;

export type DayViewProps = {
  blocks: readonly RoutineBlock[];
  onEdit: (block: RoutineBlock) => void;
  onRemove: (block: RoutineBlock) => void;
  onFill: (gap: Gap) => void;
};

type RowProps = { block: RoutineBlock; onEdit: () => void; onRemove: () => void };

const BlockRow = ({ block, onEdit, onRemove }: RowProps) => (
  <Grid as="li" gap="1 2" align="center" className={styles.row}>
    <Text as="span" size="small" weight="semibold" className={`${styles.times} numbers`}>
      {timesText(block)}
    </Text>
    <KindBadge kind={block.kind} />
    <Stack as="span" shrink className={styles.words}>
      <Text as="span" weight="semibold" wrapAnywhere>
        {block.label || kindNames[block.kind]}
      </Text>
      <Text as="span" tone="muted" size="tiny">
        {[block.label !== kindNames[block.kind] && block.label && kindNames[block.kind], lengthText(block)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
    <IconButton label={texts.editBlock(blockText(block))} onClick={onEdit}>
      <PencilIcon size={18} />
    </IconButton>
    <IconButton label={texts.removeBlock(blockText(block))} onClick={onRemove}>
      <TrashIcon size={18} />
    </IconButton>
  </Grid>
);

/** Pressing free time fills it with a block. */
export const BlockList = ({ blocks, onEdit, onRemove, onFill }: DayViewProps) => {
  const rows = [
    ...blocks.map((block) => ({ at: block.startMinute, length: block.endMinute - block.startMinute, block })),
    ...freeGaps(blocks).map((gap) => ({ at: gap.startMinute, length: 1, gap })),
  ].sort((one, other) => one.at - other.at || one.length - other.length);
  return (
    <Stack as="ol" gap="1" aria-label={texts.blocks}>
      {rows.map((row) =>
        'block' in row ? (
          <BlockRow
            key={blockKey(row.block)}
            block={row.block}
            onEdit={() => onEdit(row.block)}
            onRemove={() => onRemove(row.block)}
          />
        ) : (
          <li key={`gap-${row.at}`}>
            <Row
              type="button"
              as="button"
              gap="2"
              align="center"
              tone="muted"
              size="small"
              full
              minTouchTarget
              className={styles.gap}
              aria-label={texts.fillGap(timesText(row.gap))}
              onClick={() => onFill(row.gap)}
            >
              <PlusIcon size={16} />
              <span className="numbers">{texts.gap(timesText(row.gap))}</span>
            </Row>
          </li>
        ),
      )}
    </Stack>
  );
};
