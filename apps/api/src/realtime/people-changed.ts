import type { Topic } from '@netlik/contract/topics';
import type { Deps } from '../deps.ts';

/**
 * Reports people with writes to the topics after commit, at most once per `everyMs`, so that derived work
 * never slows a write. Runs only in the writing process, and a crash loses it.
 */
export const onPeopleChanged = (
  { live, log, jobs }: Pick<Deps, 'live' | 'log' | 'jobs'>,
  topics: readonly Topic[],
  everyMs: number,
  handle: (people: readonly string[]) => Promise<void>,
): void => {
  const people = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    const changed = [...people];
    people.clear();
    try {
      await handle(changed);
    } catch (error) {
      // A stopping server has closed its database; the next minute's job covers this work.
      if (jobs.isWorking()) log.error({ err: error }, 'could not follow a change');
    } finally {
      timer = undefined;
      if (people.size > 0) plan();
    }
  };
  const plan = () => {
    timer ??= setTimeout(() => void flush(), everyMs);
    timer.unref();
  };
  live.onSent(({ userId, type, data }) => {
    if (type !== 'changed' || !(data as Topic[]).some((topic) => topics.includes(topic))) return;
    people.add(userId);
    plan();
  });
};
