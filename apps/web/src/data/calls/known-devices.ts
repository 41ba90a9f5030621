import { browserStorage } from './browser-storage.ts';

const KEY = 'netlik.devices';
// As many as the server takes: people who share this device.
const MAX_DEVICES = 5;

/**
 * Tells the next sign-in that this device has signed in before, so that strangers' wrong passwords do not lock its user
 * out. Stays after signing out; holds no name and opens nothing.
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
  /** The newest come first. One person signs in again and again, so their older tokens fall out. */
  add(token: string): void {
    const person = token.slice(0, 20);
    const others = knownDevices.get().filter((known) => known.slice(0, 20) !== person);
    browserStorage.write(KEY, JSON.stringify([token, ...others].slice(0, MAX_DEVICES)));
  },
};
