import type { Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { type FakeCall, fakeApi } from './fake-api.ts';

type Api = { list: Endpoint; create: Endpoint; update: Endpoint; remove: Endpoint };

/**
 * Replies for the endpoints of one list, so that the next reply contains a write. `build` creates a row, such
 * as `aReminder`.
 */
export const fakeRows = <A extends Api>(
  api: A,
  build: (part: Partial<ResultOf<A['update']> & object>) => ResultOf<A['update']> & { _id: string },
  ...initial: (Partial<ResultOf<A['update']>> & object)[]
) => {
  const idOf = ({ path }: FakeCall) => path.split('/').at(-1)!;
  let rows = initial.map((part) => build(part));
  const answer = (endpoint: Endpoint, reply: (call: FakeCall) => unknown) =>
    fakeApi.reply(endpoint, reply as (call: FakeCall) => never);
  answer(api.list, () => rows);
  answer(api.create, ({ body }) => {
    rows = [...rows, build(body as object)];
    return rows.at(-1);
  });
  answer(api.update, (call) => {
    rows = rows.map((row) => (row._id === idOf(call) ? { ...row, ...(call.body as object) } : row));
    return rows.find(({ _id }) => _id === idOf(call));
  });
  answer(api.remove, (call) => {
    rows = rows.filter(({ _id }) => _id !== idOf(call));
    return null;
  });
};
