import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Section } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BlockFields } from '../block-fields.tsx';
import { emptyBlock, readBlock } from '../block-form.ts';
import { dailyTexts as texts } from './daily.texts.ts';
import { withBlock } from './use-day-draft.ts';

type Props = {
  blocks: readonly RoutineBlock[];
  onChange: (blocks: readonly RoutineBlock[]) => void;
};

const AddBlockForm = ({ blocks, onChange }: Props) => {
  const form = useContractForm({
    initial: emptyBlock,
    read: (values) => {
      const checked = readBlock(values);
      return checked.ok ? withBlock(blocks, checked.data) : checked;
    },
    onDone: (_, changed) => onChange(changed),
  });
  return (
    <Stack {...form.form} as="form" gap="4">
      <BlockFields form={form} />
      <Button type="submit" look="line" wide>
        <PlusIcon size={18} />
        {texts.addBlock}
      </Button>
    </Stack>
  );
};

export const AddBlockCard = ({ blocks, onChange }: Props) => {
  // Used as a key, so that the form is empty after each block.
  const [added, setAdded] = useState(0);
  return (
    <Section title={texts.newBlock}>
      <AddBlockForm
        key={added}
        blocks={blocks}
        onChange={(changed) => {
          onChange(changed);
          setAdded(added + 1);
        }}
      />
    </Section>
  );
};
