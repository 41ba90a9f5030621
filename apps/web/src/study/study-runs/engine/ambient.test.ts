import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAmbient } from './ambient.ts';
import { ambientSound, ambientVolume } from './ambient-choice.ts';

const played = vi.hoisted(() => [] as { noise: string; volume: number; stopped: boolean }[]);
vi.mock('./play-noise.ts', () => ({
  playNoise: (_: unknown, noise: string, volume: number) => {
    const one = { noise, volume, stopped: false };
    played.push(one);
    return {
      setVolume: (next: number) => {
        one.volume = next;
      },
      stop: () => {
        one.stopped = true;
      },
    };
  },
}));
const audio = vi.hoisted(() => ({ isUnlocked: true }));
vi.mock('./audio.ts', () => ({
  runningAudio: () => (audio.isUnlocked ? {} : null),
  unlockSound: () => {
    audio.isUnlocked = true;
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const heard = () => played.filter(({ stopped }) => !stopped).map(({ noise }) => noise);

const fakeLocks = () => {
  let isHeld = false;
  return {
    request: async (_name: string, _options: unknown, work: (lock: object | null) => unknown) => {
      if (isHeld) return work(null);
      isHeld = true;
      await work({});
      isHeld = false;
    },
  };
};

let events: EventTarget;

beforeEach(() => {
  played.length = 0;
  audio.isUnlocked = true;
  events = new EventTarget();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterEach(() => {
  ambientSound.set('off');
  vi.unstubAllGlobals();
});

describe('the quiet sound', () => {
  it('is off until it is chosen, and stops with a pause', async () => {
    const ambient = createAmbient();
    ambient.setWanted(true);
    await settle();
    expect(heard()).toEqual([]);
    ambientSound.set('rain');
    await settle();
    expect(heard()).toEqual(['rain']);
    ambient.setWanted(false);
    expect(heard()).toEqual([]);
    await settle();
    ambient.setWanted(true);
    await settle();
    expect(heard()).toEqual(['rain']);
    ambient.setWanted(false);
  });

  it('changes with the choice and its volume', async () => {
    const ambient = createAmbient();
    ambientSound.set('rain');
    ambient.setWanted(true);
    await settle();
    ambientVolume.set(75);
    expect(played.at(-1)).toMatchObject({ noise: 'rain', volume: 0.75 });
    ambientSound.set('brown');
    expect(heard()).toEqual(['brown']);
    ambientSound.set('off');
    expect(heard()).toEqual([]);
    ambient.setWanted(false);
  });

  it('does not start when the pause comes before it could', async () => {
    const ambient = createAmbient();
    ambientSound.set('rain');
    ambient.setWanted(true);
    ambient.setWanted(false);
    await settle();
    expect(heard()).toEqual([]);
  });

  it('plays in one tab, and in the other when that one stops', async () => {
    const [one, other] = [createAmbient(), createAmbient()];
    ambientSound.set('brown');
    for (const tab of [one, other]) tab.setWanted(true);
    await settle();
    expect(heard()).toEqual(['brown']);
    one.setWanted(false);
    await settle();
    other.setWanted(true);
    await settle();
    expect(heard()).toEqual(['brown']);
    other.setWanted(false);
  });

  it('waits for a press on a reloaded page', async () => {
    const ambient = createAmbient();
    audio.isUnlocked = false;
    ambientSound.set('rain');
    ambient.setWanted(true);
    await settle();
    expect(heard()).toEqual([]);
    events.dispatchEvent(new Event('click'));
    ambient.setWanted(true);
    await settle();
    expect(heard()).toEqual(['rain']);
    ambient.setWanted(false);
  });
});
