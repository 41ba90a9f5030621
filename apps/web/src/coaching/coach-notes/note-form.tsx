import { check } from '@netlik/contract/check';
import {
  coachNotes,
  MAX_COACH_NOTE,
  NewCoachNote,
  type NoteKind,
  noteKinds,
} from '@netlik/contract/coaching/coach-notes';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { noteKindNames, noteTexts as texts } from './coach-notes.texts.ts';

const Fields = ({ studentId, kind, onSent }: { studentId: string; kind: NoteKind; onSent: () => void }) => {
  const form = useContractForm({
    initial: { text: '' },
    read: ({ text }) => check(NewCoachNote, { kind, text }),
    write: (body, { send }) => send(coachNotes.create, { params: { id: studentId }, body }),
    done: texts.saved,
    onDone: onSent,
  });
  return (
    <Stack {...form.form} as="form" gap="4">
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextAreaField
        label={texts.text}
        hint={texts.hints[kind]}
        max={MAX_COACH_NOTE}
        rows={3}
        {...form.text('text')}
      />
      <div>
        <Button type="submit" look="soft" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </Stack>
  );
};

export const NoteForm = ({ studentId }: { studentId: string }) => {
  const [kind, setKind] = useState<NoteKind>('student');
  const [sent, setSent] = useState(0);
  return (
    <Stack gap="4">
      <Segmented
        label={texts.kind}
        value={kind}
        options={noteKinds.map((value) => ({ value, label: noteKindNames[value] }))}
        onChange={setKind}
      />
      <Fields key={sent} studentId={studentId} kind={kind} onSent={() => setSent(sent + 1)} />
    </Stack>
  );
};
