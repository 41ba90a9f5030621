/** Names of other products' variables that users probably mean. */

const ALIASES: Record<string, string> = {
  DB_URL: 'DATABASE_URL',
  PG_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  REDIS: 'REDIS_URL',
  BASE_URL: 'PUBLIC_URL',
  SECRET: 'AUTH_SECRET',
  METRICS_KEY: 'METRICS_TOKEN',
};
const PREFIX = 'NETLIK_';
/** Short names are too similar to others: PATH is two letters from PORT. */
const LONG_NAME = 8;

/** Number of letters added, removed, replaced or swapped with a neighbour. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
};

const nearest = (name: string, known: readonly string[]): string | undefined => {
  const limit = name.length < LONG_NAME ? 1 : 2;
  return known
    .filter((one) => Math.abs(one.length - name.length) <= limit)
    .map((one) => ({ one, letters: distance(name, one) }))
    .filter(({ letters }) => letters <= limit)
    .sort((a, b) => a.letters - b.letters)[0]?.one;
};

export type Misspelt = { name: string; meant: string | null };

/** Unknown variables with the closest known name, or null. */
export const findMisspelt = (given: readonly string[], known: readonly string[]): Misspelt[] =>
  given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const upper = name.toUpperCase();
      const plain = upper.startsWith(PREFIX) ? upper.slice(PREFIX.length) : upper;
      const meant = known.includes(plain) ? plain : (ALIASES[plain] ?? nearest(plain, known) ?? null);
      return { name, meant };
    })
    .filter(({ name, meant }) => meant !== null || name.toUpperCase().startsWith(PREFIX));
