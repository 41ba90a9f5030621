import type { ClientFrame, ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import type { ChatStore, PendingMessage } from './chat-state.ts';

const SEND_AGAIN_MS = 2000;
const SENT_TOGETHER = 5;

const frameOf = ({ key, content, replyTo }: PendingMessage): ClientFrame => ({
  type: 'message',
  content,
  key,
  ...(replyTo && { replyTo: replyTo.number }),
});

/** Messages that the server has not acknowledged; they are sent again under their keys. */
export const createPendingMessages = (
  store: ChatStore,
  userId: string,
  send: (frame: ClientFrame) => void,
) => {
  const sentAgain = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (isKept: (message: PendingMessage) => boolean) =>
    store.change({ pending: store.get().pending.filter(isKept) });
  const setFailure = (key: string, failure: string | null) =>
    store.change({
      pending: store.get().pending.map((one) => (one.key === key ? { ...one, failure } : one)),
    });
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Sends in batches, because the queue may exceed the server's rate limit. */
  const sendAll = () => {
    stop();
    const waiting = store.get().pending.filter(({ failure }) => failure === null);
    for (const one of waiting.slice(0, SENT_TOGETHER)) {
      sentAgain.add(one.key);
      send(frameOf(one));
    }
    if (waiting.length > SENT_TOGETHER) sendLater();
  };
  const sendLater = () => {
    timer ??= setTimeout(sendAll, SEND_AGAIN_MS);
  };

  return {
    add(message: PendingMessage) {
      store.change({ pending: [...store.get().pending, message] });
      send(frameOf(message));
    },
    acknowledge(stored: readonly RoomMessage[]) {
      const keys = new Set(stored.filter((one) => one.userId === userId).map(({ key }) => key));
      if (store.get().pending.some(({ key }) => keys.has(key))) keep(({ key }) => !keys.has(key));
    },
    refuse({ key, code, message }: Extract<ServerFrame, { type: 'error' }>) {
      if (key === undefined) return;
      // The server could not store it or was rate limiting resends, so it is retried.
      if (code === 'ConnectionError' || (code === 'RateLimited' && sentAgain.has(key))) sendLater();
      else setFailure(key, message);
    },
    sendAll,
    sendAgain(key: string) {
      setFailure(key, null);
      sendAll();
    },
    discard: (key: string) => keep((one) => one.key !== key),
    stop,
  };
};
