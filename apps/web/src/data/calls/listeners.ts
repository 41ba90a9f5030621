/** The subscribers of one value or event. */
export const createListeners = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** Returns the unsubscribe function. */
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (...args: Args) => {
      // A copy, since a listener may subscribe another one.
      for (const listener of [...listeners]) listener(...args);
    },
  };
};
