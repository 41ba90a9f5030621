import { browserStorage } from '../../../data/calls/browser-storage.ts';

/** Same key as `timerRecordKey` in the domain; duplicated so that the state machine's code is not loaded here. */
const PREFIX = 'netlik.timer.';
const FREE = 'free';

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** localStorage keys of a person's timer data on this device. */
export const timerStorageKeys = (personId: string): string[] =>
  personId === '' ? [] : keys().filter((key) => key.startsWith(`${PREFIX}${personId}.`));

export type StoredTimer = 'none' | 'watched' | 'finished' | 'here-only';

/** Whether a timer is on, and whether the server has its run too (`watched`, or `finished` without its feedback). */
export const readStoredTimer = (personId: string): StoredTimer => {
  const text = personId === '' ? null : browserStorage.read(`${PREFIX}${personId}.${FREE}`);
  if (text === null) return 'none';
  if (!text.includes('"run":{')) return 'here-only';
  return text.includes('"state":"completed"') ? 'finished' : 'watched';
};
