import { registerWrite } from '../../../outbox/outbox.ts';

/** Loaded with the app, so that what an earlier visit left is sent; the contract only when it is needed. */

const contract = async () => (await import('@netlik/contract/study/study-sessions')).studySessions;

export const sessionWrites = {
  /** The timer's own begin the same way: both wait for a new row in the same list. */
  add: 'study-session.manual',
  change: 'study-session.change',
  remove: 'study-session.remove',
} as const;

export const addSessionLater = registerWrite(sessionWrites.add, async () => (await contract()).create);
export const changeSessionLater = registerWrite(sessionWrites.change, async () => (await contract()).update);
export const removeSessionLater = registerWrite(sessionWrites.remove, async () => (await contract()).remove);
