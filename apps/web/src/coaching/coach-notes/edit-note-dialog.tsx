import { check } from '@netlik/contract/check';
import {
  type CoachNote,
  coachNotes,
  MAX_COACH_NOTE,
  NewCoachNote,
} from '@netlik/contract/coaching/coach-notes';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { noteTexts as texts } from './coach-notes.texts.ts';

export const EditNoteDialog = ({ note, onClose }: { note: CoachNote; onClose: () => void }) => {
  const form = useContractForm({
    initial: { text: note.text },
    read: ({ text }) => check(NewCoachNote, { kind: note.kind, text }),
    write: ({ text }, { send }) => send(coachNotes.update, { params: { id: note._id }, body: { text } }),
    done: texts.saved,
    onDone: onClose,
  });
  return (
    <FormDialog title={texts.editTitle} form={form} submit={texts.update} onClose={onClose}>
      <TextAreaField
        label={texts.text}
        hint={texts.hints[note.kind]}
        max={MAX_COACH_NOTE}
        rows={5}
        {...form.text('text')}
      />
    </FormDialog>
  );
};
