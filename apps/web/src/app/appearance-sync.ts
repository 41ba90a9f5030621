import type { Appearance } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { browserStorage } from '../api/browser-storage.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { appearance, chooseAppearance } from '../theme/appearance.ts';

/** Whose choice on this device the server has not heard of yet. */
const UNSAVED = 'netlik.appearance-unsaved';
const SAVE_AFTER_MS = 800;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** The answer is not put into the session: everything that shows the person would render for it. */
const save = async (id: string) => {
  if (session.get()?.user._id !== id) return;
  const chosen = appearance();
  await call(users.update, { params: { id }, body: { appearance: chosen } });
  if (JSON.stringify(appearance()) === JSON.stringify(chosen)) browserStorage.remove(UNSAVED);
};

/** A failed save costs nothing: this device keeps the looks, and tries again at the next start. */
const saveSoon = (id: string, afterMs: number) => {
  clearTimeout(waiting);
  waiting = setTimeout(() => save(id).catch(() => undefined), afterMs);
};

/** The looks follow the person to other devices. */
export const chooseForGood = (change: Partial<Appearance>): void => {
  chooseAppearance(change);
  const id = session.get()?.user._id;
  if (!id) return;
  browserStorage.write(UNSAVED, id);
  saveSoon(id, SAVE_AFTER_MS);
};

/** At the start of the app: what was chosen elsewhere arrives here, unless something chosen here is still to be sent. */
export const meetServersAppearance = (id: string, server: Appearance | null): void => {
  if (browserStorage.read(UNSAVED) === id) saveSoon(id, 0);
  else if (server) chooseAppearance(server);
};
