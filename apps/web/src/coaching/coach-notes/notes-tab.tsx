import { check } from '@netlik/contract/check';
import {
  type CoachNote,
  coachNotes,
  MAX_COACH_NOTE,
  NewCoachNote,
} from '@netlik/contract/coaching/coach-notes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './coach-notes.module.css';
import { coachNoteQueries } from './coach-notes.queries.ts';
import { noteKindNames, noteTexts as texts } from './coach-notes.texts.ts';
import { NoteForm } from './note-form.tsx';

const EditNoteDialog = ({ note, onClose }: { note: CoachNote; onClose: () => void }) => {
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

const MORE = 20;
const MAX_NOTES = 100;

const useRemoval = ({ _id }: CoachNote) => {
  const { send } = useWrite(coachNotes.remove, { done: texts.removed, failed: texts.removeFailed });
  return async () => {
    const { removeTitle, removeText, remove } = texts;
    if (await confirm({ title: removeTitle, text: removeText, action: remove, danger: true }))
      await send({ params: { id: _id } });
  };
};

const Note = ({ note, onEdit }: { note: CoachNote; onEdit: () => void }) => {
  const remove = useRemoval(note);
  return (
    <Stack as="li" gap="1" className={styles.note} data-kind={note.kind}>
      <Row as="p" gap="1 3" align="center" wrap tone="muted" size="small" className={styles.head}>
        <strong>{noteKindNames[note.kind]}</strong>
        <span>{note.authorName ?? texts.unknownAuthor}</span>
        <time dateTime={note.createdAt}>{formatDay(note.createdAt)}</time>
        {note.updatedAt !== note.createdAt && <span>{texts.changed}</span>}
        {note.kind !== 'private' && <span>{note.seenAt ? texts.seen : texts.notSeen}</span>}
        {note.isOwn && (
          <span className={styles.menu}>
            <MenuButton
              label={texts.more}
              items={[
                { label: texts.edit, onSelect: onEdit },
                { label: texts.remove, danger: true, onSelect: remove },
              ]}
            />
          </span>
        )}
      </Row>
      <Text wrapAnywhere className={styles.text}>
        {note.text}
      </Text>
    </Stack>
  );
};

export const NotesTab = ({ studentId }: { studentId: string }) => {
  const [limit, setLimit] = useState(MORE);
  const [editing, setEditing] = useState<CoachNote | null>(null);
  const query = useQuery(coachNoteQueries.ofStudent(studentId, limit));
  const notes = query.data?.data;
  const hasMore = notes && notes.length < (query.data?.pagination.total ?? 0) && limit < MAX_NOTES;
  return (
    <Section title={texts.title}>
      <Stack gap="4">
        <NoteForm studentId={studentId} />
        <UntilLoaded query={query} failed={texts.failed} compact />
        {notes?.length === 0 && (
          <EmptyState drawing="files" compact title={texts.empty} text={texts.emptyText} />
        )}
        {notes && notes.length > 0 && (
          <Stack as="ul" gap="3" aria-label={texts.list}>
            {notes.map((note) => (
              <Note key={note._id} note={note} onEdit={() => setEditing(note)} />
            ))}
          </Stack>
        )}
        {hasMore && (
          <Button look="line" busy={query.isPlaceholderData} onClick={() => setLimit(MAX_NOTES)}>
            {texts.older}
          </Button>
        )}
      </Stack>
      {editing && <EditNoteDialog note={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
};
