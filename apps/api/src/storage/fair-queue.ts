import { AppError } from '../http/app-error.ts';

type Limits = { concurrent: number; perOwner: number; total: number };
type Task = { start: () => void };

/**
 * Runs limited heavy work, alternating between owners so that one sender waits only for their own. Past the
 * limits callers must retry later.
 */
export const createFairQueue = ({ concurrent, perOwner, total }: Limits) => {
  const waiting = new Map<string, Task[]>();
  let running = 0;

  const startNext = () => {
    const next = waiting.entries().next().value;
    if (!next || running >= concurrent) return;
    const [owner, tasks] = next;
    const task = tasks.shift()!;
    // Moves the owner to the end of the queue.
    waiting.delete(owner);
    if (tasks.length > 0) waiting.set(owner, tasks);
    running += 1;
    task.start();
  };

  const countAll = () => [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.get(owner) ?? [];
    if (own.length >= perOwner || countAll() >= total) throw new AppError('server.busy', { retryAfter: 10 });
    await new Promise<void>((start) => {
      own.push({ start });
      waiting.set(owner, own);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
};
