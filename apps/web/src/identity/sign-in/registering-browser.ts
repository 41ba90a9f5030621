import { browserStorage } from '../../data/calls/browser-storage.ts';

const KEY = 'netlik.registering';
/** The mailed link is valid for the same time. */
const LASTS_MS = 24 * 3_600_000;
const BYTES = 32;

type Kept = { value: string; email: string; savedAt: number };

const newValue = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const read = (): Kept | null => {
  try {
    const kept = JSON.parse(browserStorage.read(KEY) ?? 'null') as Kept | null;
    const age = Date.now() - Number(kept?.savedAt);
    return kept && /^\w{64}$/.test(kept.value) && age >= 0 && age < LASTS_MS ? kept : null;
  } catch {
    return null;
  }
};

/** A random value that identifies the registering browser, where the mailed link needs no password. */
export const registeringBrowser = {
  value: (): string | undefined => read()?.value,
  /** The last registered address, used to request a new link. */
  email: (): string => read()?.email ?? '',
  /**
   * Returns the value sent with a registration; all registrations share it, so that each of their links
   * works.
   */
  keep(email: string): string {
    const value = read()?.value ?? newValue();
    browserStorage.write(KEY, JSON.stringify({ value, email, savedAt: Date.now() } satisfies Kept));
    return value;
  },
  forget: (): void => browserStorage.remove(KEY),
};
