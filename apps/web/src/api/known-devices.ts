import { browserStorage } from './browser-storage.ts';

const KEY = 'netlik.devices';
// As many as the server takes: people who share this device.
const MOST = 5;

/**
 * Says at the next sign-in that somebody has signed in here before, so that strangers' wrong passwords do not lock them
 * out. Stays after signing out; holds no name and opens nothing.
 */
export const knownDevices = {
  get(): string[] {
    try {
      const stored: unknown = JSON.parse(browserStorage.read(KEY) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored.filter((token): token is string => /^[\w-]{16,200}$/.test(String(token))).slice(0, MOST);
    } catch {
      return [];
    }
  },
  /** The newest come first. One person signs in again and again, so their older tokens fall out. */
  add(token: string): void {
    const person = token.slice(0, 20);
    const others = knownDevices.get().filter((known) => known.slice(0, 20) !== person);
    browserStorage.write(KEY, JSON.stringify([token, ...others].slice(0, MOST)));
  },
};
