import { type BookWithTests, books } from '@netlik/contract/practice/books';
import { readTests } from '@netlik/domain/practice/books/read-tests';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { bookFormTexts as texts } from './books.texts.ts';
import { FormModal } from './form-modal.tsx';

type Body = Parameters<ReturnType<typeof useWrite<typeof books.create>>['send']>[0]['body'];
type Fields = { name: string; publisher: string; subject: string; year: string; tests: string };
type Errors = Partial<Record<keyof Fields, string>>;

const previewOf = (text: string, subject: string) => {
  const read = readTests(text, subject);
  if (!read.ok) return null;
  const questions = read.tests.reduce((sum, each) => sum + each.questions, 0);
  return texts.preview(read.tests.length, questions, read.tests.filter(({ topic }) => topic).length);
};

type Checked = { ok: true; body: Body } | { ok: false; errors: Errors };

const checkFields = (fields: Fields, book: BookWithTests | undefined): Checked => {
  const { name, publisher, subject, year, tests } = fields;
  const read = book && tests.trim() === '' ? { ok: true as const, tests: [] } : readTests(tests, subject);
  const errors: Errors = {
    ...(name.trim() === '' && { name: texts.nameMissing }),
    ...(subject === '' && { subject: texts.subjectMissing }),
    ...(year !== '' && !/^20\d\d$/.test(year) && { year: texts.yearWrong }),
    ...(!read.ok && { tests: read.error }),
  };
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const before = book?.tests.map(({ name: test, topic, questions }) => ({ name: test, topic, questions }));
  const body = {
    name,
    publisher,
    subject,
    year: year === '' ? null : Number(year),
    tests: [...(before ?? []), ...read.tests],
  };
  return { ok: true, body };
};

const useBookForm = (book: BookWithTests | undefined, onClose: () => void) => {
  const [fields, setFields] = useState<Fields>({
    name: book?.name ?? '',
    publisher: book?.publisher ?? '',
    subject: book?.subject ?? '',
    year: book?.year ? String(book.year) : '',
    tests: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const write = useWrite(
    (body: Body, { send }) =>
      book ? send(books.update, { params: { id: book._id }, body }) : send(books.create, { body }),
    { done: book ? texts.saved : texts.added, failed: texts.failed, inline: true, onDone: onClose },
  );
  return {
    fields,
    write,
    field: (name: keyof Fields) => ({
      value: fields[name],
      ...(errors[name] && { error: errors[name] }),
      onChange: (event: { currentTarget: { value: string } }) =>
        setFields({ ...fields, [name]: event.currentTarget.value }),
    }),
    submit: () => {
      const checked = checkFields(fields, book);
      setErrors(checked.ok ? {} : checked.errors);
      if (checked.ok) void write.send(checked.body);
    },
  };
};

type Props = {
  /** Undefined for a new book. Existing tests keep their positions. */
  book?: BookWithTests | undefined;
  onClose: () => void;
};

export const BookDialog = ({ book, onClose }: Props) => {
  const { fields, field, write, submit } = useBookForm(book, onClose);
  const preview = previewOf(fields.tests, fields.subject);
  return (
    <FormModal
      title={book ? texts.editTitle : texts.addTitle}
      save={texts.save}
      write={write}
      unsaved={fields.tests !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={texts.name} maxLength={120} {...field('name')} />
      <SubjectSelect
        label={texts.subject}
        placeholder={texts.chooseSubject}
        disabled={book !== undefined}
        {...field('subject')}
      />
      <Grid columns={2} gap="3">
        <TextField label={texts.publisher} optional maxLength={80} {...field('publisher')} />
        <TextField label={texts.year} optional inputMode="numeric" maxLength={4} {...field('year')} />
      </Grid>
      <TextAreaField
        label={book ? texts.moreTests : texts.tests}
        optional={book !== undefined}
        hint={texts.testsHint}
        rows={5}
        {...field('tests')}
      />
      {preview && (
        <Text size="small" numbers aria-live="polite">
          {preview}
        </Text>
      )}
    </FormModal>
  );
};
