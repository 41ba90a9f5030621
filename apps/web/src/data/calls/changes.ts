import type { Topic } from '@netlik/contract/topics';

const changes = new EventTarget();

/** Publishes topics that changed on the server to this page; `call` does it after every write. */
export const announceChanges = (topics: readonly Topic[]): void => {
  if (topics.length === 0) return;
  changes.dispatchEvent(new CustomEvent('changed', { detail: topics }));
  // The specification names this event, which follows every saved session.
  if (topics.includes('study-sessions')) dispatchEvent(new Event('study-session-created'));
};

export const onChanges = (listener: (topics: readonly Topic[]) => void): (() => void) => {
  const onEvent = (event: Event) => listener((event as CustomEvent<readonly Topic[]>).detail);
  changes.addEventListener('changed', onEvent);
  return () => changes.removeEventListener('changed', onEvent);
};
