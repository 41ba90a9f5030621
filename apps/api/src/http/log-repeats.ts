import type pino from 'pino';

/** How long the same failure is only counted after it was printed. */
const WINDOW_MS = 60_000;
/** Past so many different ones at a time each is printed. */
const MAX_KNOWN = 500;
const WARN = 40;

type Fields = { err?: { name?: string; message?: string }; reqId?: unknown; queue?: unknown };
type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;
type Repeat = { count: number; print: (count: number) => void };

/** What makes two lines the same; null for one that is always printed, such as that of a request, which is looked up by its id. */
const keyOf = (level: number, [fields, text]: readonly unknown[]): string | null => {
  if (level < WARN || typeof fields !== 'object' || fields === null || typeof text !== 'string') return null;
  const { err, reqId, queue = '' } = fields as Fields;
  if (reqId !== undefined) return null;
  return `${level} ${text} ${String(queue)} ${err?.name ?? ''} ${err?.message ?? ''}`;
};

/**
 * The first of a row of equal failures is printed, the others are counted, and a line a minute says how many there were: a
 * store that is away would fill the disk with one sentence.
 */
export const createRepeatHook = (): LogMethod => {
  const known = new Map<string, Repeat>();

  const wait = (key: string, repeat: Repeat) => {
    setTimeout(() => {
      if (repeat.count === 0) {
        known.delete(key);
        return;
      }
      repeat.print(repeat.count);
      repeat.count = 0;
      wait(key, repeat);
    }, WINDOW_MS).unref();
  };

  return function count(args, method, level) {
    const key = keyOf(level, args);
    if (key === null) return method.apply(this, args);
    const repeat = known.get(key);
    if (repeat) {
      repeat.count += 1;
      return;
    }
    if (known.size < MAX_KNOWN) {
      const [fields, text] = args as unknown as [object, string];
      const print = (times: number) =>
        method.apply(this, [{ ...fields, times }, `${text} (${times} more in a minute)`] as never);
      const first = { count: 0, print };
      known.set(key, first);
      wait(key, first);
    }
    method.apply(this, args);
  };
};
