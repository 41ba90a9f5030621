import { coachStudents, MAX_LISTED_STUDENTS } from '@netlik/contract/coaching/coach-students';
import { type Book, books } from '@netlik/contract/practice/books';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { bookTexts, giveTexts as texts } from '../../practice/books/books.texts.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';

export const GiveDialog = ({ book, onClose }: { book: Book; onClose: () => void }) => {
  const query = useQuery(read(coachStudents.list, { query: { limit: MAX_LISTED_STUDENTS } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const give = useWrite(books.give, {
    done: ({ given, skipped }) => texts.done(given, skipped),
    failed: texts.failed,
    onDone: onClose,
  });
  const students = query.data?.data;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <DialogButtons
          cancel={bookTexts.cancel}
          submit={texts.send(chosen.length)}
          busy={give.busy}
          disabled={chosen.length === 0}
          onSubmit={() => give.send({ params: { id: book._id }, body: { studentIds: [...chosen] } })}
          onClose={onClose}
        />
      }
    >
      <Text>{texts.lead(book.name)}</Text>
      <UntilLoaded query={query} failed={texts.loadFailed} compact />
      {students?.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {students && students.length > 0 && (
        <Stack gap="1">
          <CheckboxField
            label={texts.all}
            checked={chosen.length === students.length}
            onChange={() =>
              setChosen(chosen.length === students.length ? [] : students.map(({ _id }) => _id))
            }
          />
          {students.map(({ _id, fullName }) => (
            <CheckboxField
              key={_id}
              label={fullName}
              checked={chosen.includes(_id)}
              onChange={() => toggle(_id)}
            />
          ))}
        </Stack>
      )}
    </Modal>
  );
};
