import { browserStorage } from './browser-storage.ts';

const KEY = 'netlik.devices';
// The server accepts this many users per device.
const MAX_DEVICES = 5;

/**
 * Marks this device as known at the next sign-in, so that wrong passwords of strangers do not lock its user
 * out. The tokens survive a sign-out, contain no name and open nothing.
 */
export const knownDevices = {
  get(): string[] {
    try {
      const stored: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored
        .filter((token): token is string => /^[\w-]{16,200}$/.test(String(token)))
        .slice(0, MAX_DEVICES);
    } catch {
      return [];
    }
  },
  /** The newest come first and replace the same user's older tokens. */
  add(token: string): void {
    const person = token.slice(0, 20);
    const others = knownDevices.get().filter((known) => known.slice(0, 20) !== person);
    browserStorage.write(KEY, JSON.stringify([token, ...others].slice(0, MAX_DEVICES)));
  },
};
