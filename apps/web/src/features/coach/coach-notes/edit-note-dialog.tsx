import { check } from '@netlik/contract/check';
import { type CoachNote, coachNotes, MAX_COACH_NOTE, NewCoachNote } from '@netlik/contract/coach/coach-notes';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { noteTexts as texts } from './coach-notes.texts.ts';

export const EditNoteDialog = ({ note, onClose }: { note: CoachNote; onClose: () => void }) => {
  const form = useContractForm({
    initial: { text: note.text },
    read: ({ text }) => check(NewCoachNote, { kind: note.kind, text }),
    send: async ({ text }) => {
      await call(coachNotes.update, { params: { id: note._id }, body: { text } });
      toast({ tone: 'success', text: texts.saved });
      onClose();
    },
  });
  return (
    <Modal
      title={texts.editTitle}
      form={form.form}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={form.busy}>
            {texts.update}
          </Button>
        </>
      }
    >
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextAreaField
        label={texts.text}
        hint={texts.hints[note.kind]}
        max={MAX_COACH_NOTE}
        rows={5}
        {...form.text('text')}
      />
    </Modal>
  );
};
