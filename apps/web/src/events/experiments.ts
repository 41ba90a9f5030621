import { browserStorage } from '../api/browser-storage.ts';
import { stableHash } from './stable-hash.ts';
import { track } from './track.ts';

/** The variants of each experiment; everybody has an equal chance of each. */
export const experiments = { landing_hero_v1: ['A', 'B'] } as const;

export type Experiment = keyof typeof experiments;
export type Variant<E extends Experiment> = (typeof experiments)[E][number];

const ANONYMOUS = 'netlik.anonymous-id';
const PREFIX = 'exp.';

/** By the experiment's name as well: otherwise the same people would be in the second half of every one. */
export const assigned = <E extends Experiment>(experiment: E, anonymousId: string): Variant<E> => {
  const variants = experiments[experiment];
  return variants[stableHash(`${experiment}:${anonymousId}`) % variants.length]!;
};

const anonymousId = (): string => {
  const kept = browserStorage.read(ANONYMOUS);
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  browserStorage.write(ANONYMOUS, made);
  return made;
};

const isVariant = <E extends Experiment>(experiment: E, value: string | null): value is Variant<E> =>
  (experiments[experiment] as readonly (string | null)[]).includes(value);

/** `?exp.landing_hero_v1=B` holds until the tab is closed. */
const override = <E extends Experiment>(experiment: E): Variant<E> | null => {
  const name = PREFIX + experiment;
  const asked = new URLSearchParams(location.search).get(name);
  try {
    if (isVariant(experiment, asked)) sessionStorage.setItem(`netlik.${name}`, asked);
    const kept = sessionStorage.getItem(`netlik.${name}`);
    if (isVariant(experiment, kept)) return kept;
  } catch {
    // Storage is blocked: the address alone decides.
  }
  return isVariant(experiment, asked) ? asked : null;
};

/** Which variant this browser is to see; always the same one. */
export const variantOf = <E extends Experiment>(experiment: E): Variant<E> =>
  override(experiment) ?? assigned(experiment, anonymousId());

/** To be called when the variant is on the screen. */
export const trackVariant = (experiment: Experiment): void => {
  const overridden = override(experiment) !== null;
  track('experiment_shown', { experiment, variant: variantOf(experiment), overridden });
};
