import { createHash, randomBytes } from 'node:crypto';
import {
  FEED_DAYS_AHEAD,
  FEED_DAYS_BACK,
  type FeedApp,
  MAX_CALENDAR_FEEDS,
} from '@netlik/contract/study/calendar-feeds';
import { feedEvents } from '@netlik/domain/study/calendar-feeds/feed-events';
import { feedTexts } from '@netlik/domain/study/calendar-feeds/feed-events.texts';
import { icalOf } from '@netlik/domain/study/calendar-feeds/ical';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { deleteFeeds, findFeedRows, findFeeds, insertFeed, openFeed } from './calendar-feeds.sql.ts';

const TOKEN_BYTES = 24;

export const feedHashOf = (token: string) => createHash('sha256').update(token).digest();

export const listFeeds = ({ db }: Deps, actor: Actor) => findFeeds(db, actor.id);

/** Only the hash is stored, so the token is shown once. */
export const createFeed = ({ db, clock }: Deps, actor: Actor, app: FeedApp) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const feed = { id: newId(), userId: actor.id, hash: feedHashOf(token), app, most: MAX_CALENDAR_FEEDS };
    return { ...requireRow(await insertFeed(tx, feed, clock.now()), 'calendar_feed.too_many'), token };
  });

export const removeFeeds = async ({ db }: Deps, actor: Actor, id: string | null) => {
  const removed = await deleteFeeds(db, actor.id, id);
  return id === null ? null : requireAffected(removed, 'calendar_feed.not_found');
};

export const readFeed = async ({ db, clock }: Deps, hash: Buffer): Promise<string> => {
  const now = clock.now();
  const owner = requireRow(await openFeed(db, hash, now), 'calendar_feed.not_found');
  const today = studyDay(now);
  const span = { today, from: addDays(today, -FEED_DAYS_BACK), to: addDays(today, FEED_DAYS_AHEAD) };
  const rows = await findFeedRows(db, owner, span, now);
  return icalOf(feedTexts.name, feedEvents(rows, span, new Date(owner.createdAt)));
};
