import type { PlanTier } from '@netlik/domain/roles';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import {
  adminNews,
  coachedNews,
  coachNews,
  type DemoNews,
  pastWeeks,
  studentNews,
} from './notifications.demo-items.ts';
import { insertNotification, markRead } from './notifications.sql.ts';

const HOUR_MS = 3_600_000;

const insertNews = async (tx: Executor, userId: string, news: DemoNews, now: Date) => {
  const { ago, readAfter, audience = null, actionUrl = null, ...draft } = news;
  const at = new Date(now.getTime() - ago * HOUR_MS);
  const id = newId(at.getTime());
  await insertNotification(tx, { ...draft, id, userId, audience, actionUrl, named: null, now: at });
  if (readAfter !== undefined)
    await markRead(tx, userId, id, new Date(at.getTime() + Math.min(readAfter, ago) * HOUR_MS));
};

type Reader = {
  id: string;
  role: string;
  tier: PlanTier;
  coached: boolean;
  away: boolean;
};

const newsOf = ({ role, tier, coached }: Reader): DemoNews[] => {
  if (role === 'admin') return adminNews;
  if (role === 'coach') return coachNews;
  const own = [...studentNews, ...(coached ? coachedNews : [])];
  return own.filter(({ audience }) => audience === undefined || audience === tier);
};

/** The first coached student also gets older ones, to page through. */
export const fillDemoNotifications = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const people = users.map(
    ({ id, person: { email, role, tier = 'free', coach } }): Reader => ({
      id,
      role,
      tier,
      coached: coach !== undefined,
      away: email === 'ipek@netlik.demo',
    }),
  );
  const longest = people.find(({ role, coached }) => role === 'student' && coached)?.id;
  for (const person of people) {
    const news = [...newsOf(person), ...(person.id === longest ? pastWeeks : [])];
    for (const item of news.sort((a, b) => b.ago - a.ago))
      await insertNews(tx, person.id, person.away ? { ...item, readAfter: undefined } : item, now);
  }
};
