import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { createListeners } from '../../../data/calls/listeners.ts';

export const ambientSounds = ['off', 'rain', 'brown'] as const;
export type AmbientSound = (typeof ambientSounds)[number];

const SOUND = 'netlik.timer-ambient';
const VOLUME = 'netlik.timer-ambient-volume';
export const MAX_VOLUME = 100;
const FIRST_VOLUME = 40;

const listeners = createListeners();
const save = (key: string, value: string): void => {
  browserStorage.write(key, value);
  listeners.notify();
};

export const ambientChoice = {
  subscribe: listeners.subscribe,
  sound: (): AmbientSound => ambientSounds.find((sound) => sound === browserStorage.read(SOUND)) ?? 'off',
  volume: (): number => {
    const stored = Number(browserStorage.read(VOLUME) ?? Number.NaN);
    return stored >= 0 && stored <= MAX_VOLUME ? stored : FIRST_VOLUME;
  },
  choose: (sound: AmbientSound): void => save(SOUND, sound),
  setVolume: (volume: number): void => save(VOLUME, String(volume)),
};
