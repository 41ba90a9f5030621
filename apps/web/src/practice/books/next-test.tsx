import { books, MAX_BOOKS } from '@netlik/contract/practice/books';
import { nextTestOf } from '@netlik/domain/practice/books/next-test';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { nextTestTexts as texts } from './next-test.texts.ts';

type Work = { subject: string; topics: readonly string[] };

/** Renders nothing if the student has no book of the subject. */
export const OwnNextTest = ({ subject, topics }: Work) => {
  const { data } = useQuery(read(books.list, { query: { limit: MAX_BOOKS } }));
  const found = nextTestOf(data?.data ?? [], subject, topics);
  return (
    found && (
      <Row gap="1 3" align="baseline" wrap>
        <Text size="small" numbers wrapAnywhere>
          {texts.next(found.test.name, found.book, found.test.questions)}
        </Text>
        <Text size="small">
          <Link to="/books">{texts.shelf}</Link>
        </Text>
      </Row>
    )
  );
};

type TakenWork = Work & { studentId: string; onTake: (text: string) => void };

export const StudentNextTest = ({ subject, topics, studentId, onTake }: TakenWork) => {
  const { data } = useQuery(read(books.ofStudent, { params: { id: studentId } }));
  const found = nextTestOf(data ?? [], subject, topics);
  return (
    found && (
      <Row gap="1 3" align="center" wrap>
        <Text size="small" numbers wrapAnywhere shrink>
          {texts.next(found.test.name, found.book, found.test.questions)}
        </Text>
        <Button look="quiet" small onClick={() => onTake(texts.named(found.test.name, found.book))}>
          {texts.take}
        </Button>
      </Row>
    )
  );
};
