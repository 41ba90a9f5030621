import type { Topic } from '@netlik/contract/topics';
import type { Deps } from '../deps.ts';
import { LIVE_TOPIC, type LiveMessage } from './live.ts';

/**
 * Calls back with the people whose writes changed one of the topics, after those have committed and at most once in
 * `everyMs`, so that what is derived from a write never slows it. Every process is told; news may be lost in a crash.
 */
export const onPeopleChanged = (
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
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
      log.error({ err: error }, 'could not follow a change');
    } finally {
      timer = undefined;
      if (people.size > 0) plan();
    }
  };
  const plan = () => {
    timer ??= setTimeout(() => void flush(), everyMs);
    timer.unref();
  };
  bus.subscribe(LIVE_TOPIC, (message) => {
    const { userId, type, data } = message as LiveMessage;
    if (type !== 'changed' || !(data as Topic[]).some((topic) => topics.includes(topic))) return;
    people.add(userId);
    plan();
  });
};
