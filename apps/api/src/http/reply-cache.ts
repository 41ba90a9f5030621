import type { Topic } from '@netlik/contract/topics';
import type { Clock } from '../clock.ts';
import { type Bus, busTopics, type Subscription } from '../realtime/bus.ts';
import type { Actor } from './auth-session.ts';

type Entry = { subscription: Subscription; moment: string; reply: Promise<string> | null };

/** Entries of some kilobytes. */
const MAX_ENTRIES = 2000;
const MINUTE_MS = 60_000;

/**
 * Cached until its topic changes or the minute ends, because jobs and the clock change data without a topic.
 */
export const createReplyCache = (bus: Bus, clock: Clock, shows: readonly Topic[]) => {
  const people = new Map<string, Entry>();
  const isShown = (news: unknown) => {
    const { type, data } = news as { type: string; data: unknown };
    return type !== 'changed' || (data as Topic[]).some((topic) => shows.includes(topic));
  };
  const open = (userId: string): Entry => {
    const [oldest] = people.size >= MAX_ENTRIES ? people : [];
    if (oldest) {
      people.delete(oldest[0]);
      oldest[1].subscription.end();
    }
    const subscription = bus.subscribe(busTopics.live(userId), (news) => {
      if (isShown(news)) entry.reply = null;
    });
    const entry: Entry = { subscription, moment: '', reply: null };
    people.set(userId, entry);
    return entry;
  };
  bus.onReconnect(() => {
    for (const entry of people.values()) entry.reply = null;
  });

  return async ({ id, tier }: Pick<Actor, 'id' | 'tier'>, load: () => Promise<string>): Promise<string> => {
    const entry = people.get(id) ?? open(id);
    await entry.subscription.ready;
    if (bus.isDisconnected()) return load();
    const moment = `${tier} ${Math.floor(clock.now().getTime() / MINUTE_MS)}`;
    if (entry.reply && entry.moment === moment) return entry.reply;
    const reply = load();
    Object.assign(entry, { moment, reply });
    reply.catch(() => {
      if (entry.reply === reply) entry.reply = null;
    });
    return reply;
  };
};
