/** Parallel, because latency dominates on mobile networks. */
const PARALLEL_CALLS = 3;

type FetchPage<T> = (page: number, signal: AbortSignal) => Promise<{ rows: readonly T[]; pages: number }>;

/** Returns all pages in order; a row that moved to a later page during loading is returned once. */
export const fetchAllPages = async <T extends { _id: string }>(
  fetchPage: FetchPage<T>,
  onProgress: (share: number) => void,
): Promise<T[]> => {
  const stop = new AbortController();
  const first = await fetchPage(1, stop.signal);
  const rowsByPage = [first.rows];
  let [asked, arrived] = [1, 1];
  const fetchNext = async () => {
    while (asked < first.pages && !stop.signal.aborted) {
      const page = ++asked;
      rowsByPage[page - 1] = (await fetchPage(page, stop.signal)).rows;
      onProgress(++arrived / first.pages);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_CALLS }, fetchNext));
  } finally {
    // One failed page aborts the other calls.
    stop.abort();
  }
  return [...new Map(rowsByPage.flat().map((row) => [row._id, row])).values()];
};
