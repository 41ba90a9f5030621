import { type Book, type BookTest, books } from '@netlik/contract/practice/books';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { bookQueries } from './books.queries.ts';
import { bookTexts as texts } from './books.texts.ts';

/** Groups consecutive tests of the same topic. */
const groupsOf = (tests: readonly BookTest[]) => {
  const groups: { topic: string | null; tests: BookTest[] }[] = [];
  for (const test of tests) {
    const last = groups.at(-1);
    if (last?.topic === test.topic) last.tests.push(test);
    else groups.push({ topic: test.topic, tests: [test] });
  }
  return groups;
};

type Props = {
  book: Book;
  /** Undefined for coaches, who solve no tests. */
  onTick?: ((test: BookTest) => void) | undefined;
  onClose: () => void;
};

export const TestsDrawer = ({ book, onTick, onClose }: Props) => {
  const query = useQuery(bookQueries.tests(book._id));
  const unsolve = useWrite(books.unsolve, {
    done: texts.takenBack,
    failed: texts.takeBackFailed,
    replied: (cache, reply) => cache.patch(bookQueries.tests(book._id), () => reply),
  });
  const groups = groupsOf(query.data?.tests ?? []);
  const next = query.data?.tests.find(({ result }) => result === null)?.index;
  const list = useRef<HTMLDivElement>(null);
  const isLoaded = query.data !== undefined;
  // The next test may be hundreds of rows below.
  useEffect(() => {
    if (isLoaded) list.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'center' });
  }, [isLoaded]);
  const takeBack = (index: number) => unsolve.send({ params: { id: book._id, index: String(index) } });
  return (
    <Drawer title={book.name} width={480} onClose={onClose}>
      <UntilLoaded query={query} failed={texts.failed} lines={8} />
      <Stack ref={list} gap="4">
        {groups.map(({ topic, tests }) => (
          <ListSection
            key={tests[0]!.index}
            title={topic ?? (groups.length === 1 ? texts.allTests : texts.otherTests)}
            aside={texts.progress(tests.filter(({ result }) => result).length, tests.length)}
          >
            {tests.map((test) => {
              const { index, name, questions, result } = test;
              return (
                <ListRow
                  key={index}
                  title={name}
                  faint={result !== null}
                  text={
                    result
                      ? texts.result(result.correct, result.wrong, result.blank, formatDay(result.date))
                      : texts.questions(questions)
                  }
                  after={
                    onTick &&
                    (result ? (
                      <Button
                        look="quiet"
                        small
                        aria-label={texts.takeBackNamed(name)}
                        onClick={() => takeBack(index)}
                      >
                        {texts.takeBack}
                      </Button>
                    ) : (
                      <Button
                        look="line"
                        small
                        aria-label={texts.tickNamed(name, book.name)}
                        data-next={index === next || undefined}
                        onClick={() => onTick(test)}
                      >
                        {texts.tick}
                      </Button>
                    ))
                  }
                />
              );
            })}
          </ListSection>
        ))}
      </Stack>
    </Drawer>
  );
};
