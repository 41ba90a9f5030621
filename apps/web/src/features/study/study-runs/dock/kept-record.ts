import { browserStorage } from '../../../../api/browser-storage.ts';

/** As `timerRecordKey` of the domain writes them; apart from it, so that the machine is loaded only with a timer. */
const PREFIX = 'netlik.timer.';
const FREE = 'free';

const keys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Everything the timer keeps of a person on this device. */
export const keptOf = (personId: string): string[] =>
  personId === '' ? [] : keys().filter((key) => key.startsWith(`${PREFIX}${personId}.`));

export type KeptTimer = 'none' | 'watched' | 'here-only';

/** Whether a timer is on, and whether the server knows of it too. */
export const keptTimer = (personId: string): KeptTimer => {
  const text = personId === '' ? null : browserStorage.read(`${PREFIX}${personId}.${FREE}`);
  if (text === null) return 'none';
  return text.includes('"run":{') ? 'watched' : 'here-only';
};
