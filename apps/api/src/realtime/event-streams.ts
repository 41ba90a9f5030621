import type { ServerResponse } from 'node:http';

/** The open server-sent event streams of this process, by person. */
export type EventStreams = {
  /** Begins the stream, held until it closes; false when the person has too many open. */
  open(userId: string, sessionId: string, response: ServerResponse): boolean;
  send(userId: string, event: string, data: unknown): void;
  userIds(): string[];
  /** Ends the person's streams whose session has ended. */
  recheck(userId: string, isGood: (sessionId: string) => Promise<boolean>): Promise<void>;
  /** Ends every stream, so that its page reconnects and refetches what it missed. */
  endAll(): void;
  count(): number;
  close(): void;
};

const MAX_PER_PERSON = 12;
// Proxies cut a connection that is silent for a minute.
const BEAT_MS = 25_000;
// Bytes. A reader this far behind is cut off; it reconnects and refetches.
const MAX_BUFFERED = 64 * 1024;

type Stream = { response: ServerResponse; sessionId: string };

export const createEventStreams = ({ beatMs = BEAT_MS } = {}): EventStreams => {
  const byPerson = new Map<string, Set<Stream>>();
  const all = () => [...byPerson.values()].flatMap((set) => [...set]);
  const write = ({ response }: Stream, text: string) => {
    if (response.writableLength > MAX_BUFFERED) response.destroy();
    else response.write(text);
  };
  const beat = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n');
  }, beatMs);
  beat.unref();
  const endAll = () => {
    for (const { response } of all()) response.end();
  };
  return {
    open(userId, sessionId, response) {
      const set = byPerson.get(userId) ?? new Set();
      if (set.size >= MAX_PER_PERSON) return false;
      const stream = { response, sessionId };
      byPerson.set(userId, set.add(stream));
      response.on('close', () => {
        set.delete(stream);
        if (set.size === 0 && byPerson.get(userId) === set) byPerson.delete(userId);
      });
      // An error closes the stream, and its page opens another.
      response.on('error', () => undefined);
      write(stream, ':\n\n');
      return true;
    },
    send(userId, event, data) {
      const set = byPerson.get(userId);
      if (!set) return;
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const stream of set) write(stream, text);
    },
    userIds: () => [...byPerson.keys()],
    async recheck(userId, isGood) {
      for (const { response, sessionId } of [...(byPerson.get(userId) ?? [])])
        if (!(await isGood(sessionId))) response.end();
    },
    endAll,
    count: () => all().length,
    close() {
      clearInterval(beat);
      endAll();
    },
  };
};
