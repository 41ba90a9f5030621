let wanted = false;
const listeners = new Set<() => void>();

/** Whether the dock is shown. Separate from the timer, whose code is loaded only then. */
export const dockSignal = {
  get: (): boolean => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  show: (): void => {
    if (wanted) return;
    wanted = true;
    for (const listener of [...listeners]) listener();
  },
};
