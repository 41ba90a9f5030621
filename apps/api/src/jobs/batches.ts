/**
 * Works through rows that may be many: `load` gives the next ones after the last id, `handle` takes one, in a
 * transaction of its own. A job that is interrupted goes on where rows are left, so `load` must skip what is done.
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
