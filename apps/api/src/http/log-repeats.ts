import type pino from 'pino';

/** After printing, the same failure is only counted for this long. */
const WINDOW_MS = 60_000;
/** Beyond this number of different failures each one is printed. */
const MAX_KNOWN = 500;
const WARN = 40;

type Fields = { err?: { name?: string; message?: string }; reqId?: unknown; queue?: unknown };
type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;
type Repeat = { count: number; print: (count: number) => void };

/**
 * Identifies equal lines; null for lines that are always printed, such as requests, which are found by id.
 */
const keyOf = (level: number, [fields, text]: readonly unknown[]): string | null => {
  if (level < WARN || typeof fields !== 'object' || fields === null || typeof text !== 'string') return null;
  const { err, reqId, queue = '' } = fields as Fields;
  if (reqId !== undefined) return null;
  return `${level} ${text} ${String(queue)} ${err?.name ?? ''} ${err?.message ?? ''}`;
};

/**
 * Prints the first of equal failures and a count per minute, because an unavailable store would fill the
 * disk.
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
