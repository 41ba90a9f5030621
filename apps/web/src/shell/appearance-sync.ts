import type { Appearance } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { browserStorage } from '../data/calls/browser-storage.ts';
import { call } from '../data/calls/call.ts';
import { session } from '../data/calls/session.ts';
import { getAppearance, setAppearance } from '../theme/appearance.ts';

/** Id of the person whose choice on this device is not saved on the server yet. */
const UNSAVED_KEY = 'netlik.appearance-unsaved';
const SAVE_AFTER_MS = 800;

let saveTimer: ReturnType<typeof setTimeout> | undefined;

/** The reply is not put into the session: that would re-render everything that shows the person. */
const save = async (id: string) => {
  if (session.get()?.user._id !== id) return;
  const chosen = getAppearance();
  await call(users.update, { params: { id }, body: { appearance: chosen } });
  if (JSON.stringify(getAppearance()) === JSON.stringify(chosen)) browserStorage.remove(UNSAVED_KEY);
};

/** A failed save is retried at the next start; the device keeps the choice. */
const saveSoon = (id: string, afterMs: number) => {
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => save(id).catch(() => undefined), afterMs);
};

/** Applies a choice here and saves it for the person's other devices. */
export const saveAppearance = (change: Partial<Appearance>): void => {
  setAppearance(change);
  const id = session.get()?.user._id;
  if (!id) return;
  browserStorage.write(UNSAVED_KEY, id);
  saveSoon(id, SAVE_AFTER_MS);
};

/** At app start: applies the server's choice, unless one made here is still unsaved. */
export const applyServerAppearance = (id: string, server: Appearance | null): void => {
  if (browserStorage.read(UNSAVED_KEY) === id) saveSoon(id, 0);
  else if (server) setAppearance(server);
};
