import { atom } from 'nanostores';
import { browserStorage } from '../../../data/calls/browser-storage.ts';

export const ambientSounds = ['off', 'rain', 'brown'] as const;
export type AmbientSound = (typeof ambientSounds)[number];

const SOUND = 'netlik.timer-ambient';
const VOLUME = 'netlik.timer-ambient-volume';
export const MAX_VOLUME = 100;
const FIRST_VOLUME = 40;

const readSound = (): AmbientSound =>
  ambientSounds.find((sound) => sound === browserStorage.read(SOUND)) ?? 'off';

const readVolume = (): number => {
  const stored = Number(browserStorage.read(VOLUME) ?? Number.NaN);
  return stored >= 0 && stored <= MAX_VOLUME ? stored : FIRST_VOLUME;
};

export const ambientSound = atom(readSound());
export const ambientVolume = atom(readVolume());

ambientSound.listen((sound) => browserStorage.write(SOUND, sound));
ambientVolume.listen((volume) => browserStorage.write(VOLUME, String(volume)));
