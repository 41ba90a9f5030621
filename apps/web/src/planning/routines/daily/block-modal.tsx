import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { Button } from '../../../ui/buttons/button.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { BlockFields } from '../block-fields.tsx';
import { readBlock, valuesFrom } from '../block-form.ts';
import { routineTexts } from '../routines.texts.ts';
import { dailyTexts as texts } from './daily.texts.ts';
import { withBlock, withChange } from './use-day-draft.ts';

export type Opened = { block: RoutineBlock } | { gap: Pick<RoutineBlock, 'startMinute' | 'endMinute'> };

type Props = {
  opened: Opened;
  blocks: readonly RoutineBlock[];
  onChange: (blocks: readonly RoutineBlock[]) => void;
  onRemove: (block: RoutineBlock) => void;
  onClose: () => void;
};

/** Sends nothing, because the day is saved as a whole. */
export const BlockModal = ({ opened, blocks, onChange, onRemove, onClose }: Props) => {
  const before = 'block' in opened ? opened.block : null;
  const form = useContractForm({
    initial: valuesFrom('block' in opened ? opened.block : opened.gap),
    read: (values) => {
      const checked = readBlock(values);
      if (!checked.ok) return checked;
      return before ? withChange(blocks, before, checked.data) : withBlock(blocks, checked.data);
    },
    onDone: (_, changed) => {
      onChange(changed);
      onClose();
    },
  });
  const remove = (block: RoutineBlock) => {
    onRemove(block);
    onClose();
  };
  return (
    <Modal
      title={before ? texts.changeBlock : texts.newBlock}
      size="small"
      form={form.form}
      onClose={onClose}
      footer={
        <>
          {before && (
            <Button look="danger" onClick={() => remove(before)}>
              {routineTexts.remove}
            </Button>
          )}
          <Button type="submit">{before ? texts.change : routineTexts.add}</Button>
        </>
      }
    >
      <BlockFields form={form} />
    </Modal>
  );
};
