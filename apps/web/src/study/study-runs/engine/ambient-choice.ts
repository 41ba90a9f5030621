import { atom } from 'nanostores';
import { browserStorage } from '../../../data/calls/browser-storage.ts';

export const ambientSounds = ['off', 'rain', 'brown'] as const;
export type AmbientSound = (typeof ambientSounds)[number];

export const MAX_VOLUME = 100;
const FIRST_VOLUME = 40;

/** Reads the browser's storage every time, because another tab may have changed the value. */
const stored = <Value extends string | number>(key: string, parse: (text: string | null) => Value) => {
  const changes = atom(0);
  return {
    get: () => parse(browserStorage.read(key)),
    listen: changes.listen,
    set: (value: Value): void => {
      browserStorage.write(key, String(value));
      changes.set(changes.get() + 1);
    },
  };
};

export const ambientSound = stored(
  'netlik.timer-ambient',
  (text): AmbientSound => ambientSounds.find((sound) => sound === text) ?? 'off',
);

export const ambientVolume = stored('netlik.timer-ambient-volume', (text) => {
  const volume = Number(text ?? Number.NaN);
  return volume >= 0 && volume <= MAX_VOLUME ? volume : FIRST_VOLUME;
});
