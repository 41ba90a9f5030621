import { blockTexts, type NewBlock, type WeeklyEntry } from '@netlik/contract/planning/routines';
import { addEntry, changeEntry } from '@netlik/domain/planning/routines/week';
import { weekdayNames } from '../../../formats/days.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { BlockFields } from '../block-fields.tsx';
import { blockRefusal, emptyBlock, readBlock, valuesFrom } from '../block-form.ts';
import { routineTexts } from '../routines.texts.ts';
import type { WeekWrites } from './use-week-writes.ts';
import { weeklyTexts as texts } from './weekly.texts.ts';

export type OpenedEntry = { day: number } | { entry: WeeklyEntry };

type Props = {
  opened: OpenedEntry;
  entries: readonly WeeklyEntry[];
  writes: WeekWrites;
  onClose: () => void;
};

export const EntryModal = ({ opened, entries, writes, onClose }: Props) => {
  const before = 'entry' in opened ? opened.entry : null;
  const day = 'entry' in opened ? opened.entry.day : opened.day;
  const name = weekdayNames[day]!.long;
  const placed = (block: NewBlock) =>
    before
      ? changeEntry(entries, before._id, block, () => 'new')
      : addEntry(entries, day, block, () => 'new');
  const form = useContractForm({
    initial: before ? valuesFrom(before) : emptyBlock,
    read: (values) => {
      const checked = readBlock(values);
      const change = checked.ok && placed(checked.data);
      if (!change || change.ok) return checked;
      return blockRefusal(change.problem, before ? blockTexts.changedOverlap : blockTexts.weekOverlap);
    },
    write: (block, { send }) => (before ? writes.change(send, before, block) : writes.add(send, day, block)),
    done: before ? texts.changed : texts.added,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={before ? texts.changeOn(name) : texts.addTo(name)}
      size="small"
      form={form}
      submit={before ? texts.change : routineTexts.add}
      failureText={({ message }) => message || (before ? texts.changeError : texts.addError)}
      onClose={onClose}
    >
      <BlockFields form={form} />
    </FormDialog>
  );
};
