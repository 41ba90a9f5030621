export const createListeners = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (...args: Args) => {
      // A copy, because a listener may add another one.
      for (const listener of [...listeners]) listener(...args);
    },
  };
};
