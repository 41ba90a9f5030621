const BEAT_MS = 3_000;
const SILENT_MS = 10_000;

export type Heartbeat = {
  /** Call for everything that comes over the connection. */
  heard(): void;
  /** False when nothing came for so long that messages may be missing. */
  isAlive(): boolean;
  stop(): void;
};

type Options = {
  /** Sends a message that comes back to this process over the connection. */
  send: () => void;
  /** Called once per silence: the connection is to be opened anew. */
  onSilent: () => void;
  beatMs?: number;
  silentMs?: number;
};

/** Notices a connection that is dead without an error: TCP alone may take many minutes to tell. */
export const createHeartbeat = ({
  send,
  onSilent,
  beatMs = BEAT_MS,
  silentMs = SILENT_MS,
}: Options): Heartbeat => {
  let last = performance.now();
  let reported = false;
  const isAlive = () => performance.now() - last < silentMs;
  let ticked = last;
  const timer = setInterval(() => {
    const now = performance.now();
    // A process that was held up itself could not hear anything: that time does not count.
    last += Math.max(0, now - ticked - beatMs);
    ticked = now;
    send();
    if (isAlive() || reported) return;
    reported = true;
    onSilent();
  }, beatMs);
  timer.unref();
  return {
    heard() {
      last = performance.now();
      reported = false;
    },
    isAlive,
    stop: () => clearInterval(timer),
  };
};
