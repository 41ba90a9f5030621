import { type Book, books } from '@netlik/contract/practice/books';
import { accuracy } from '@netlik/domain/net';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatShare } from '../../formats/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { BookDialog } from './book-dialog.tsx';
import { bookQueries } from './books.queries.ts';
import { bookTexts as texts } from './books.texts.ts';
import { TestsDrawer } from './tests-drawer.tsx';
import { TickDialog, type TickedTest } from './tick-dialog.tsx';

const summaryOf = ({
  doneCount,
  testCount,
  correct,
  wrong,
}: Pick<Book, 'doneCount' | 'testCount' | 'correct' | 'wrong'>) => {
  const share = accuracy(correct, wrong);
  const progress = texts.progress(doneCount, testCount);
  return share === null ? progress : `${progress} · ${texts.accuracy(formatShare(share))}`;
};

type Shelf = { subject: string; books: readonly Book[] };

const bySubject = (shelf: readonly Book[]): Shelf[] =>
  [...new Set(shelf.map(({ subject }) => subject))].map((subject) => ({
    subject,
    books: shelf.filter((book) => book.subject === subject),
  }));

const sumOf = (shelf: readonly Book[]) => {
  const sum = { doneCount: 0, testCount: 0, correct: 0, wrong: 0 };
  for (const book of shelf) {
    sum.doneCount += book.doneCount;
    sum.testCount += book.testCount;
    sum.correct += book.correct;
    sum.wrong += book.wrong;
  }
  return sum;
};

type RowProps = {
  book: Book;
  isStudent: boolean;
  onTick: (test: TickedTest) => void;
  onTests: () => void;
  onEdit: () => void;
  onGive: () => void;
  onRemove: () => void;
};

const BookRow = ({ book, isStudent, onTick, onTests, onEdit, onGive, onRemove }: RowProps) => {
  const { _id, name, publisher, year, isGiven, doneCount, testCount, next } = book;
  const about = [publisher, year, isGiven && texts.given].filter(Boolean).join(' · ');
  return (
    <Stack as="li" gap="3">
      <Row gap="2" between align="start">
        <Stack shrink>
          <Text as="h3" size="body" weight="semibold" wrapAnywhere>
            {name}
          </Text>
          {about && (
            <Text tone="muted" size="small">
              {about}
            </Text>
          )}
        </Stack>
        <MenuButton
          label={texts.actions(name)}
          items={[
            { label: texts.showTests, onSelect: onTests },
            { label: texts.edit, onSelect: onEdit },
            ...(isStudent ? [] : [{ label: texts.give, onSelect: onGive }]),
            { label: texts.remove, danger: true, onSelect: onRemove },
          ]}
        />
      </Row>
      {isStudent && (
        <Stack gap="1">
          <FillBar fill={doneCount / testCount} />
          <Text tone="muted" size="small" numbers>
            {summaryOf(book)}
          </Text>
        </Stack>
      )}
      <Row gap="2" between align="center" wrap>
        {isStudent ? (
          <Text tone={next ? undefined : 'success'} size="small" weight="medium" wrapAnywhere shrink>
            {next ? texts.next(next.name, next.questions) : texts.finished}
          </Text>
        ) : (
          <Text tone="muted" size="small">
            {texts.progress(doneCount, testCount)}
          </Text>
        )}
        {isStudent && next && (
          <Button
            look="line"
            small
            aria-label={texts.tickNamed(next.name, name)}
            onClick={() => onTick({ bookId: _id, bookName: name, ...next })}
          >
            {texts.tick}
          </Button>
        )}
        {!isStudent && (
          <Button look="line" small onClick={onGive}>
            {texts.give}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

type Open = { what: 'tests' | 'give' | 'edit'; book: Book } | { what: 'add' } | null;

/** The shelf query has no tests, so the edit form loads them. */
const EditDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data } = useQuery(bookQueries.tests(id));
  return data && <BookDialog book={data} onClose={onClose} />;
};

type PageProps = {
  GiveDialog: ComponentType<{ book: Book; onClose: () => void }>;
};

export const BooksPage = ({ GiveDialog }: PageProps) => {
  const isStudent = usePerson()?.role === 'student';
  const query = useQuery(bookQueries.shelf());
  const [open, setOpen] = useState<Open>(null);
  const [ticked, setTicked] = useState<TickedTest | null>(null);
  const remove = useWrite(books.remove, { done: texts.removed, failed: texts.removeFailed });
  const shelf = query.data?.data;
  const close = () => setOpen(null);
  const askRemove = async ({ _id }: Book) => {
    const { removeTitle: title, removeText: text, remove: action } = texts;
    if (await confirm({ title, text, action, danger: true })) void remove.send({ params: { id: _id } });
  };
  const add = <Button onClick={() => setOpen({ what: 'add' })}>{texts.add}</Button>;
  return (
    <PageFrame
      title={texts.title}
      lead={isStudent ? texts.lead : texts.coachLead}
      width="narrow"
      actions={shelf?.length !== 0 && add}
    >
      <UntilLoaded query={query} failed={texts.failed} />
      {shelf?.length === 0 && (
        <EmptyState drawing="files" title={texts.emptyTitle} text={texts.emptyText} action={add} />
      )}
      {bySubject(shelf ?? []).map(({ subject, books: own }) => (
        <Section
          key={subject}
          title={subjectName(subject)}
          lead={isStudent && own.length > 1 ? summaryOf(sumOf(own)) : undefined}
        >
          <Stack as="ul" gap="3" divided>
            {own.map((book) => (
              <BookRow
                key={book._id}
                book={book}
                isStudent={isStudent}
                onTick={setTicked}
                onTests={() => setOpen({ what: 'tests', book })}
                onEdit={() => setOpen({ what: 'edit', book })}
                onGive={() => setOpen({ what: 'give', book })}
                onRemove={() => void askRemove(book)}
              />
            ))}
          </Stack>
        </Section>
      ))}
      {open?.what === 'tests' && (
        <TestsDrawer
          book={open.book}
          {...(isStudent && {
            onTick: ({ index, name, questions }) =>
              setTicked({ bookId: open.book._id, bookName: open.book.name, index, name, questions }),
          })}
          onClose={close}
        />
      )}
      {open?.what === 'add' && <BookDialog onClose={close} />}
      {open?.what === 'edit' && <EditDialog id={open.book._id} onClose={close} />}
      {open?.what === 'give' && <GiveDialog book={open.book} onClose={close} />}
      {ticked && <TickDialog test={ticked} onClose={() => setTicked(null)} />}
    </PageFrame>
  );
};
