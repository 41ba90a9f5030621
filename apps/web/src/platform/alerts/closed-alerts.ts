import type { Alert } from '@netlik/contract/platform/alerts';
import { browserStorage } from '../../data/calls/browser-storage.ts';

/** Alert id → closed version (`updatedAt`): a changed alert is shown again. */
export type ClosedAlerts = Readonly<Record<string, string>>;

type Version = Pick<Alert, 'id' | 'updatedAt'>;

const keyOf = (personId: string) => `netlik.closed-alerts.${personId}`;

export const readClosedAlerts = (personId: string): ClosedAlerts => {
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

export const isClosed = (closed: ClosedAlerts, { id, updatedAt }: Version): boolean =>
  closed[id] === updatedAt;

/** Stores the closed alert and drops those that are no longer active. */
export const closeAlert = (personId: string, alert: Version, active: readonly Version[]): ClosedAlerts => {
  const before = readClosedAlerts(personId);
  const kept = active.filter((one) => isClosed(before, one)).map(({ id, updatedAt }) => [id, updatedAt]);
  const after = { ...Object.fromEntries(kept), [alert.id]: alert.updatedAt };
  browserStorage.write(keyOf(personId), JSON.stringify(after));
  return after;
};
