import type { Topic } from '@netlik/contract/topics';
import type { Clock } from '../clock.ts';
import { type Bus, busTopics, type Subscription } from '../realtime/bus.ts';
import type { Actor } from './auth-session.ts';

type Kept = { subscription: Subscription; moment: string; reply: Promise<string> | null };

/** Entries of some kilobytes. */
const MAX_KEPT = 2000;
const MINUTE_MS = 60_000;

/**
 * Cached until its topic changes or the minute ends, because jobs and the clock change data without a topic.
 */
export const createKeptReplies = (bus: Bus, clock: Clock, shows: readonly Topic[]) => {
  const people = new Map<string, Kept>();
  const isShown = (news: unknown) => {
    const { type, data } = news as { type: string; data: unknown };
    return type !== 'changed' || (data as Topic[]).some((topic) => shows.includes(topic));
  };
  const open = (userId: string): Kept => {
    const [oldest] = people.size >= MAX_KEPT ? people : [];
    if (oldest) {
      people.delete(oldest[0]);
      oldest[1].subscription.end();
    }
    const subscription = bus.subscribe(busTopics.live(userId), (news) => {
      if (isShown(news)) kept.reply = null;
    });
    const kept: Kept = { subscription, moment: '', reply: null };
    people.set(userId, kept);
    return kept;
  };
  bus.onReconnect(() => {
    for (const kept of people.values()) kept.reply = null;
  });

  return async ({ id, tier }: Pick<Actor, 'id' | 'tier'>, load: () => Promise<string>): Promise<string> => {
    const kept = people.get(id) ?? open(id);
    await kept.subscription.ready;
    if (bus.isDisconnected()) return load();
    const moment = `${tier} ${Math.floor(clock.now().getTime() / MINUTE_MS)}`;
    if (kept.reply && kept.moment === moment) return kept.reply;
    const reply = load();
    Object.assign(kept, { moment, reply });
    reply.catch(() => {
      if (kept.reply === reply) kept.reply = null;
    });
    return reply;
  };
};
