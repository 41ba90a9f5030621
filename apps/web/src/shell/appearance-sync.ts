import type { Appearance } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { browserStorage } from '../data/calls/browser-storage.ts';
import { call } from '../data/calls/call.ts';
import { session } from '../data/calls/session.ts';
import { getAppearance, setAppearance } from '../theme/appearance.ts';

/** The user with an unsaved choice on this device. */
const UNSAVED_KEY = 'netlik.appearance-unsaved';
const SAVE_AFTER_MS = 800;

let saveTimer: ReturnType<typeof setTimeout> | undefined;

/** Leaves the session unchanged, because an update would rerender everything that shows the user. */
const save = async (id: string) => {
  if (session.get()?.user._id !== id) return;
  const chosen = getAppearance();
  await call(users.update, { params: { id }, body: { appearance: chosen } });
  if (JSON.stringify(getAppearance()) === JSON.stringify(chosen)) browserStorage.remove(UNSAVED_KEY);
};

/** The device keeps the choice, so a failed save is retried at the next start. */
const saveSoon = (id: string, afterMs: number) => {
  clearTimeout(saveTimer);
  saveTimer = setTimeout(() => save(id).catch(() => undefined), afterMs);
};

export const saveAppearance = (change: Partial<Appearance>): void => {
  setAppearance(change);
  const id = session.get()?.user._id;
  if (!id) return;
  browserStorage.write(UNSAVED_KEY, id);
  saveSoon(id, SAVE_AFTER_MS);
};

/** Applies the server's choice at app start unless a local one is unsaved. */
export const applyServerAppearance = (id: string, server: Appearance | null): void => {
  if (browserStorage.read(UNSAVED_KEY) === id) saveSoon(id, 0);
  else if (server) setAppearance(server);
};
