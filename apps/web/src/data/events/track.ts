import { type EventBody, events, MAX_EVENTS } from '@netlik/contract/platform/events';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../calls/api-error.ts';
import { call } from '../calls/call.ts';
import { api } from '../calls/send.ts';
import { session } from '../calls/session.ts';
import { createTracker, type Meta } from './create-tracker.ts';

/** `keepalive` completes the request after the page is closed; with an expired token the batch is lost. */
const sendOnUnload = (body: EventBody[]): Promise<unknown> =>
  fetch(api.base + events.record.path, {
    method: events.record.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.get()?.token}` },
    body: JSON.stringify(body),
    keepalive: true,
  });

const send = async (batch: EventBody[], isUnloading: boolean): Promise<void> => {
  try {
    await (isUnloading ? sendOnUnload(batch) : call(events.record, { body: batch }));
  } catch (error) {
    // A refused batch is dropped, because the server would refuse it again.
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
    // The rest of the path is a secret that opens a student's week for parents.
    path: () => location.pathname.replace(/^\/veli\/.*/, '/veli/…'),
    now: Date.now,
    send,
  },
  MAX_EVENTS,
);

export const track = (event: string, meta?: Meta): void => tracker.track(event, meta);

export const usePageViews = (): void => {
  const { pathname } = useLocation();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === pathname) return;
    tracker.track('page_view', undefined, last.current);
    last.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const flushOnHide = () => {
      if (document.hidden) void tracker.flush(true);
    };
    document.addEventListener('visibilitychange', flushOnHide);
    return () => document.removeEventListener('visibilitychange', flushOnHide);
  }, []);
};
