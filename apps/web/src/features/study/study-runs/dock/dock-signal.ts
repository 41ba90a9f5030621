let wanted = false;
const listeners = new Set<() => void>();

/** Whether there is a timer to show beside the pages. Apart from the timer itself, which is loaded when it is. */
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
