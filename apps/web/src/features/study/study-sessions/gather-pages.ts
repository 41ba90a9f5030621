/** On a phone far away the way there and back takes longer than the answer. */
const AT_ONCE = 3;

type Ask<T> = (page: number, signal: AbortSignal) => Promise<{ rows: readonly T[]; pages: number }>;

/** All pages, some at once, in their order. A row that moved to a later page meanwhile comes once. */
export const gatherPages = async <T extends { _id: string }>(
  ask: Ask<T>,
  onProgress: (share: number) => void,
): Promise<T[]> => {
  const stop = new AbortController();
  const first = await ask(1, stop.signal);
  const gathered = [first.rows];
  let [asked, arrived] = [1, 1];
  const askOn = async () => {
    while (asked < first.pages && !stop.signal.aborted) {
      const page = ++asked;
      gathered[page - 1] = (await ask(page, stop.signal)).rows;
      onProgress(++arrived / first.pages);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  } finally {
    // One that fails fails them all: nothing more is asked for.
    stop.abort();
  }
  return [...new Map(gathered.flat().map((row) => [row._id, row])).values()];
};
