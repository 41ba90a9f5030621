import { browserStorage } from '../../../data/calls/browser-storage.ts';

/** Equals `timerRecordKey` in the domain; duplicated so that the state machine's code is not loaded here. */
const PREFIX = 'netlik.timer.';
const FREE = 'free';

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

export const timerStorageKeys = (personId: string): string[] =>
  personId === '' ? [] : keys().filter((key) => key.startsWith(`${PREFIX}${personId}.`));

export type StoredTimer = 'none' | 'watched' | 'finished' | 'here-only';

/** `watched` means the server has the run too; `finished` means its feedback is missing. */
export const readStoredTimer = (personId: string): StoredTimer => {
  const text = personId === '' ? null : browserStorage.read(`${PREFIX}${personId}.${FREE}`);
  if (text === null) return 'none';
  if (!text.includes('"run":{')) return 'here-only';
  return text.includes('"state":"completed"') ? 'finished' : 'watched';
};
