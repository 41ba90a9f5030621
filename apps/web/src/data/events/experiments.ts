import { browserStorage } from '../calls/browser-storage.ts';
import { stableHash } from './stable-hash.ts';
import { track } from './track.ts';

export const experiments = { landing_hero_v1: ['A', 'B'] } as const;

export type Experiment = keyof typeof experiments;
export type Variant<E extends Experiment> = (typeof experiments)[E][number];

export const ANONYMOUS_ID_KEY = 'netlik.anonymous-id';
export const OVERRIDE_PREFIX = 'exp.';

/** Hashes the experiment's name too, so that groups differ between experiments. */
export const assignVariant = <E extends Experiment>(experiment: E, anonymousId: string): Variant<E> => {
  const variants = experiments[experiment];
  return variants[stableHash(`${experiment}:${anonymousId}`) % variants.length]!;
};

const anonymousId = (): string => {
  const stored = browserStorage.read(ANONYMOUS_ID_KEY);
  if (stored) return stored;
  const created = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  browserStorage.write(ANONYMOUS_ID_KEY, created);
  return created;
};

const isVariant = <E extends Experiment>(experiment: E, value: string | null): value is Variant<E> =>
  (experiments[experiment] as readonly (string | null)[]).includes(value);

/** `?exp.landing_hero_v1=B` applies until the tab is closed. */
const overriddenVariant = <E extends Experiment>(experiment: E): Variant<E> | null => {
  const name = OVERRIDE_PREFIX + experiment;
  const asked = new URLSearchParams(location.search).get(name);
  try {
    if (isVariant(experiment, asked)) sessionStorage.setItem(`netlik.${name}`, asked);
    const stored = sessionStorage.getItem(`netlik.${name}`);
    if (isVariant(experiment, stored)) return stored;
  } catch {
    // Storage is blocked, so only the URL counts.
  }
  return isVariant(experiment, asked) ? asked : null;
};

export const getVariant = <E extends Experiment>(experiment: E): Variant<E> =>
  overriddenVariant(experiment) ?? assignVariant(experiment, anonymousId());

export const isOverridden = (experiment: Experiment): boolean => overriddenVariant(experiment) !== null;

export const trackVariant = (experiment: Experiment): void => {
  track('experiment_view', {
    experiment,
    variant: getVariant(experiment),
    overridden: isOverridden(experiment),
  });
};
