import type { RoutineBlock } from '@netlik/domain/routines/blocks';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { blockName, blockText } from '../block-name.ts';
import { KindBadge } from '../kind-mark.tsx';
import { timesText } from '../routine-times.ts';
import styles from './daily.module.css';
import { dailyTexts as texts } from './daily.texts.ts';
import { readyBlocks } from './ready-blocks.ts';
import { withBlock } from './use-day-draft.ts';

type Props = {
  blocks: readonly RoutineBlock[];
  onChange: (blocks: readonly RoutineBlock[]) => void;
};

/** Blocks to add with one touch, each at its usual time. */
export const ReadyBlocksCard = ({ blocks, onChange }: Props) => (
  <Card title={texts.ready} lead={texts.readyLead}>
    <ul className={styles.ready}>
      {readyBlocks.map((block) => {
        const added = withBlock(blocks, block);
        const add = () =>
          added.ok
            ? onChange(added.data)
            : toast({ tone: 'warning', text: added.errors[0]?.message ?? texts.taken });
        return (
          <li key={blockText(block)}>
            {/* Never disabled: pressing it says why it does not fit. */}
            <button
              type="button"
              className={styles.readyBlock}
              data-taken={!added.ok || undefined}
              onClick={add}
            >
              <KindBadge kind={block.kind} />
              <span className={styles.readyName}>{blockName(block)}</span>
              <span className={`${styles.readyTimes} numbers`}>
                {added.ok ? timesText(block) : texts.taken}
              </span>
              {added.ok && <PlusIcon size={16} />}
            </button>
          </li>
        );
      })}
    </ul>
  </Card>
);
