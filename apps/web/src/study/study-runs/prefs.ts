import type { TimerSetupInput } from '@netlik/domain/study/study-runs/setup';
import { browserStorage } from '../../data/calls/browser-storage.ts';

export const faces = ['ring', 'digits'] as const;
export type Face = (typeof faces)[number];

const FACE = 'netlik.timer-face';
const SOUND = 'netlik.timer-sound';
const NOTIFY = 'netlik.timer-notify';
const setupKey = (personId: string) => `netlik.timer.${personId}.setup`;

export const prefs = {
  face: (): Face => faces.find((face) => face === browserStorage.read(FACE)) ?? 'ring',
  saveFace: (face: Face) => browserStorage.write(FACE, face),
  sound: (): boolean => browserStorage.read(SOUND) !== 'off',
  notify: (): boolean => browserStorage.read(NOTIFY) !== 'off',
  saveNotify: (on: boolean) => browserStorage.write(NOTIFY, on ? 'on' : 'off'),
  saveSound: (on: boolean) => browserStorage.write(SOUND, on ? 'on' : 'off'),
};

/** The setup is validated again before use. */
export const readSetup = (personId: string): TimerSetupInput | null => {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(setupKey(personId)) ?? 'null');
    return stored !== null && typeof stored === 'object' ? (stored as TimerSetupInput) : null;
  } catch {
    return null;
  }
};

export const saveSetup = (personId: string, setup: TimerSetupInput): void =>
  browserStorage.write(setupKey(personId), JSON.stringify(setup));
