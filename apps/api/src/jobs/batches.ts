/**
 * `load` returns the rows after the last id, and `handle` takes one in its own transaction. Interrupted jobs
 * resume where rows are left, so `load` must skip completed ones.
 */
export const inBatches = async <Row extends { id: string }>(
  load: (afterId: string, limit: number) => Promise<Row[]>,
  handle: (row: Row) => Promise<void>,
  size = 200,
): Promise<number> => {
  let after = '00000000-0000-0000-0000-000000000000';
  let done = 0;
  for (;;) {
    const rows = await load(after, size);
    for (const row of rows) await handle(row);
    done += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return done;
    after = last.id;
  }
};
