interface NextTest {
  readonly name: string;
  readonly topic: string | null;
  readonly questions: number;
}

interface ShelvedBook<Test> {
  readonly name: string;
  readonly subject: string;
  readonly doneCount: number;
  readonly next: Test | null;
}

export function nextTestOf<Test extends NextTest>(
  shelf: readonly ShelvedBook<Test>[],
  subject: string,
  topics: readonly string[],
): { readonly book: string; readonly test: Test } | null {
  const open = shelf.flatMap(({ name, doneCount, next, ...book }) =>
    book.subject === subject && next ? [{ book: name, doneCount, test: next }] : [],
  );
  const byProgress = open.toSorted((one, other) => other.doneCount - one.doneCount);
  return (
    byProgress.find(({ test }) => test.topic !== null && topics.includes(test.topic)) ?? byProgress[0] ?? null
  );
}
