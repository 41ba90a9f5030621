import { type EventBody, events, MOST_EVENTS } from '@netlik/contract/events';
import type { DataRouter } from 'react-router';
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

/** Every page somebody opens, and what is left when they go. Gives a way to stop. */
export const trackPages = (router: DataRouter): (() => void) => {
  let last: string | null = null;
  const see = () => {
    const { location: here, navigation, initialized } = router.state;
    if (!initialized || navigation.state !== 'idle' || here.pathname === last) return;
    tracker.track('page_view', undefined, last ?? undefined);
    last = here.pathname;
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') void tracker.flush(true);
  };
  see();
  const stop = router.subscribe(see);
  document.addEventListener('visibilitychange', leave);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', leave);
  };
};
