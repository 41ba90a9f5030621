import { readReply, send } from '../api/send.ts';
import { session } from '../api/session.ts';
import { withSession } from '../api/with-session.ts';
import type { InlinePrefetch } from './inline-script.ts';

/** Longer than a page takes to load on a slow phone; older replies may be stale. */
const MAX_AGE_MS = 10_000;

type Prefetched = { reply: Promise<unknown>; at: number; person: string };

const prefetched = new Map<string, Prefetched>();

const takeInlineReply = (path: string): Promise<Response> | undefined => {
  const inline = (globalThis as { netlikPrefetched?: InlinePrefetch }).netlikPrefetched;
  const reply = inline?.token === session.get()?.token ? inline?.replies.get(path) : undefined;
  inline?.replies.delete(path);
  return reply;
};

const currentPersonId = () => session.get()?.user._id;

/** Requests what a page will show while its code is still loading. `path` exactly as `call` will build it. */
export const prefetchReply = (path: string): void => {
  const person = currentPersonId();
  if (person === undefined) return;
  const request = () => withSession((token) => send({ method: 'GET', path }, token));
  // The inline request failed (expired token, lost connection): request again with a refresh.
  const reply =
    takeInlineReply(path)
      ?.then(async (response) => readReply(response, await response.text()))
      .catch(request) ?? request();
  // Whoever takes the reply handles the failure; if nobody does, it must not be an unhandled rejection.
  reply.catch(() => undefined);
  prefetched.set(path, { reply, at: Date.now(), person });
};

/** The prefetched reply of a path, once; undefined if there is none, it is too old or another person's. */
export const takePrefetchedReply = (path: string): Promise<unknown> | undefined => {
  const found = prefetched.get(path);
  prefetched.delete(path);
  return found && found.person === currentPersonId() && Date.now() - found.at < MAX_AGE_MS
    ? found.reply
    : undefined;
};
