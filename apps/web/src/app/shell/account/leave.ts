import { ApiError } from '../../../api/api-error.ts';
import { signOut, signOutEverywhere } from '../../../features/identity/account/sign-out.ts';
import { mayLeaveTimer } from '../../../features/study/study-runs/dock/may-leave.ts';
import { pendingWrites } from '../../../outbox/outbox.ts';
import { toast } from '../../../ui/overlays/toast.ts';

export type From = 'here' | 'everywhere';

let asked: From | null = null;
const listeners = new Set<() => void>();

const ask = (from: From | null) => {
  asked = from;
  for (const listener of listeners) listener();
};

/** Whether somebody is being asked what becomes of what they wrote, before they go. */
export const leaving = {
  get: (): From | null => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  stay: () => ask(null),
};

/** Signs out at once. The guards then lead to the sign-in page. */
export const leaveNow = async (from: From): Promise<void> => {
  ask(null);
  try {
    await (from === 'here' ? signOut() : signOutEverywhere());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast({ tone: 'danger', text: error.message });
  }
};

/** Signs out, after a question if something written is not at the server yet or a timer is on. */
export const leave = async (from: From): Promise<void> => {
  if (!(await mayLeaveTimer())) return;
  const waiting = await pendingWrites().catch(() => 0);
  if (waiting > 0) ask(from);
  else await leaveNow(from);
};
