import type { TimerSetupInput } from '@netlik/domain/study/study-runs/setup';
import { browserStorage } from '../../../api/browser-storage.ts';

export const faces = ['ring', 'digits'] as const;
export type Face = (typeof faces)[number];

const FACE = 'netlik.timer-face';
const SOUND = 'netlik.timer-sound';
const setupKey = (personId: string) => `netlik.timer.${personId}.setup`;

/** What this device remembers of how somebody likes the timer. */
export const prefs = {
  face: (): Face => faces.find((face) => face === browserStorage.read(FACE)) ?? 'ring',
  keepFace: (face: Face) => browserStorage.write(FACE, face),
  sound: (): boolean => browserStorage.read(SOUND) !== 'off',
  keepSound: (on: boolean) => browserStorage.write(SOUND, on ? 'on' : 'off'),
};

/** The last setup of this person; checked again before it is used. */
export const readSetup = (personId: string): TimerSetupInput | null => {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(setupKey(personId)) ?? 'null');
    return kept !== null && typeof kept === 'object' ? (kept as TimerSetupInput) : null;
  } catch {
    return null;
  }
};

export const keepSetup = (personId: string, setup: TimerSetupInput): void =>
  browserStorage.write(setupKey(personId), JSON.stringify(setup));
