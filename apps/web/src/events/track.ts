import { type EventBody, events, MOST_EVENTS } from '@netlik/contract/events';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { api } from '../api/send.ts';
import { session } from '../api/session.ts';
import { createTracker, type Meta } from './create-tracker.ts';

/** The browser finishes it after the page is gone. A token that is too old by now costs this batch. */
const sendLeaving = (body: EventBody[]): Promise<unknown> =>
  fetch(api.base + events.record.path, {
    method: events.record.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.get()?.token}` },
    body: JSON.stringify(body),
    keepalive: true,
  });

const send = async (batch: EventBody[], leaving: boolean): Promise<void> => {
  try {
    await (leaving ? sendLeaving(batch) : call(events.record, { body: batch }));
  } catch (error) {
    // What the server refused it will refuse again.
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!refused || error.status === 429) throw error;
  }
};

const tracker = createTracker(
  {
    person: () => {
      const user = session.get()?.user;
      return user && user.consent !== 'due' ? user._id : null;
    },
    path: () => location.pathname,
    now: Date.now,
    send,
  },
  MOST_EVENTS,
);

/** Notes that something happened. Fire and forget. */
export const track = (event: string, meta?: Meta): void => tracker.track(event, meta);

/** In the frame of the signed-in pages: every page somebody opens, and what is left when they go. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === pathname) return;
    tracker.track('page_view', undefined, last.current);
    last.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const leave = () => {
      if (document.hidden) void tracker.flush(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
};
