import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import PlusIcon from 'lucide-react/icons/plus';
import { Section } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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

export const ReadyBlocksCard = ({ blocks, onChange }: Props) => (
  <Section title={texts.ready} lead={texts.readyLead}>
    <Stack as="ul" gap="1">
      {readyBlocks.map((block) => {
        const added = withBlock(blocks, block);
        const add = () =>
          added.ok
            ? onChange(added.data)
            : toast({ tone: 'warning', text: added.errors[0]?.message ?? texts.taken });
        return (
          <li key={blockText(block)}>
            {/* Never disabled, because pressing it explains why it does not fit. */}
            <Row
              type="button"
              as="button"
              gap="2"
              align="center"
              text="start"
              full
              minTouchTarget
              className={styles.readyBlock}
              data-taken={!added.ok || undefined}
              onClick={add}
            >
              <KindBadge kind={block.kind} />
              <Text as="span" size="small" weight="semibold" grow>
                {blockName(block)}
              </Text>
              <Text as="span" tone="muted" size="tiny" className="numbers">
                {added.ok ? timesText(block) : texts.taken}
              </Text>
              {added.ok && <PlusIcon size={16} />}
            </Row>
          </li>
        );
      })}
    </Stack>
  </Section>
);
