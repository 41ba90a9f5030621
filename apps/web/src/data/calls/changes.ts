import type { Topic } from '@netlik/contract/topics';
import { createListeners } from './listeners.ts';

const listeners = createListeners<[topics: readonly Topic[]]>();

/** Publishes topics that changed on the server to this page; `call` does it after every write. */
export const announceChanges = (topics: readonly Topic[]): void => {
  if (topics.length === 0) return;
  listeners.notify(topics);
  // The specification names this event, which follows every saved session.
  if (topics.includes('study-sessions')) dispatchEvent(new Event('study-session-created'));
};

export const onChanges = listeners.subscribe;
