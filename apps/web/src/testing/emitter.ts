/** A source of events that a test fires itself. */
export const createEmitter = <Event>() => {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe: (listener: (event: Event) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (event: Event) => {
      for (const listener of [...listeners]) listener(event);
    },
  };
};
