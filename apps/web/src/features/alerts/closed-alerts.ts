import type { Alert } from '@netlik/contract/alerts';
import { browserStorage } from '../../api/browser-storage.ts';

/** Which alerts a person has closed, and in which version: a changed one is shown again. */
export type Closed = Readonly<Record<string, string>>;

type Version = Pick<Alert, 'id' | 'updatedAt'>;

const keyOf = (personId: string) => `netlik.closed-alerts.${personId}`;

export const readClosed = (personId: string): Closed => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(keyOf(personId)) ?? '{}');
    if (value === null || typeof value !== 'object') return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};

export const isClosed = (closed: Closed, { id, updatedAt }: Version): boolean => closed[id] === updatedAt;

/** Remembers one more, and forgets those that are no longer shown to anybody. */
export const close = (personId: string, alert: Version, active: readonly Version[]): Closed => {
  const before = readClosed(personId);
  const kept = active.filter((one) => isClosed(before, one)).map(({ id, updatedAt }) => [id, updatedAt]);
  const after = { ...Object.fromEntries(kept), [alert.id]: alert.updatedAt };
  browserStorage.write(keyOf(personId), JSON.stringify(after));
  return after;
};
