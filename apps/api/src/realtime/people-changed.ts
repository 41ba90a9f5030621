import type { Topic } from '@netlik/contract/topics';
import type { Deps } from '../deps.ts';

/**
 * Calls back with the people whose writes changed one of the topics, after those have committed and at most once in
 * `everyMs`, so that what is derived from a write never slows it. The process of the write is told; a crash loses it.
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
      // A server that stops has closed its database; the minute's job of another or of the next start does it.
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
