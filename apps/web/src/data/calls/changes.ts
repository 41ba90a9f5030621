import type { Topic } from '@netlik/contract/topics';
import { createListeners } from './listeners.ts';

const listeners = createListeners<[topics: readonly Topic[]]>();

/** Tells this page that something was changed on the server. `call` does it after every write. */
export const announceChanges = (topics: readonly Topic[]): void => {
  if (topics.length === 0) return;
  listeners.notify(topics);
  // Named in the specification: it follows every saved session.
  if (topics.includes('study-sessions')) dispatchEvent(new Event('study-session-created'));
};

export const onChanges = listeners.subscribe;
