import { type BookWithTests, books } from '@netlik/contract/practice/books';
import { readTests } from '@netlik/domain/practice/books/read-tests';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { bookTexts, bookFormTexts as texts } from './books.texts.ts';

type Body = Parameters<ReturnType<typeof useWrite<typeof books.create>>['send']>[0]['body'];
type Errors = Partial<Record<'name' | 'subject' | 'year' | 'tests', string>>;

const previewOf = (text: string, subject: string) => {
  const read = readTests(text, subject);
  if (!read.ok) return null;
  const questions = read.tests.reduce((sum, each) => sum + each.questions, 0);
  return texts.preview(read.tests.length, questions, read.tests.filter(({ topic }) => topic).length);
};

type Props = {
  /** Undefined for a new book. Existing tests keep their positions. */
  book?: BookWithTests | undefined;
  onClose: () => void;
};

export const BookDialog = ({ book, onClose }: Props) => {
  const [name, setName] = useState(book?.name ?? '');
  const [publisher, setPublisher] = useState(book?.publisher ?? '');
  const [subject, setSubject] = useState(book?.subject ?? '');
  const [year, setYear] = useState(book?.year ? String(book.year) : '');
  const [list, setList] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const write = useWrite(
    (body: Body, { send }) =>
      book ? send(books.update, { params: { id: book._id }, body }) : send(books.create, { body }),
    { done: book ? texts.saved : texts.added, failed: texts.failed, inline: true, onDone: onClose },
  );
  const before =
    book?.tests.map(({ name: test, topic, questions }) => ({ name: test, topic, questions })) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = book && list.trim() === '' ? { ok: true as const, tests: [] } : readTests(list, subject);
    const found: Errors = {
      ...(name.trim() === '' && { name: texts.nameMissing }),
      ...(subject === '' && { subject: texts.subjectMissing }),
      ...(year !== '' && !/^20\d\d$/.test(year) && { year: texts.yearWrong }),
      ...(!read.ok && { tests: read.error }),
    };
    setErrors(found);
    if (!read.ok || Object.keys(found).length > 0) return;
    const tests = [...before, ...read.tests];
    void write.send({ name, publisher, subject, year: year === '' ? null : Number(year), tests });
  };
  const preview = previewOf(list, subject);
  return (
    <Modal
      title={book ? texts.editTitle : texts.addTitle}
      onClose={onClose}
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {bookTexts.cancel}
          </Button>
          <Button type="submit" busy={write.busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="4" data-unsaved={list !== ''}>
        {write.error && <Notice tone="danger">{write.error}</Notice>}
        <TextField
          label={texts.name}
          maxLength={120}
          value={name}
          {...(errors.name && { error: errors.name })}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SubjectSelect
          label={texts.subject}
          placeholder={texts.chooseSubject}
          disabled={book !== undefined}
          value={subject}
          {...(errors.subject && { error: errors.subject })}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
        <Grid columns={2} gap="3">
          <TextField
            label={texts.publisher}
            optional
            maxLength={80}
            value={publisher}
            onChange={({ currentTarget }) => setPublisher(currentTarget.value)}
          />
          <TextField
            label={texts.year}
            optional
            inputMode="numeric"
            maxLength={4}
            value={year}
            {...(errors.year && { error: errors.year })}
            onChange={({ currentTarget }) => setYear(currentTarget.value)}
          />
        </Grid>
        <TextAreaField
          label={book ? texts.moreTests : texts.tests}
          optional={book !== undefined}
          hint={texts.testsHint}
          rows={5}
          value={list}
          {...(errors.tests && { error: errors.tests })}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        />
        {preview && (
          <Text size="small" numbers aria-live="polite">
            {preview}
          </Text>
        )}
      </Stack>
    </Modal>
  );
};
