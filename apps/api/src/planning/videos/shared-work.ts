/** Shares a running task between callers. */
export const createSharedWork = () => {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key) as Promise<T> | undefined;
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};
export type SharedWork = ReturnType<typeof createSharedWork>;
