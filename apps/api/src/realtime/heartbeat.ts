const BEAT_MS = 3_000;
const SILENT_MS = 10_000;

export type Heartbeat = {
  heard(): void;
  /** False after a silence in which messages may be missing. */
  isAlive(): boolean;
  stop(): void;
};

type Options = {
  /** Sends a message that returns to this process over the connection. */
  send: () => void;
  onSilent: () => void;
  beatMs?: number;
  silentMs?: number;
};

/** Detects a dead connection without an error, which TCP alone may take many minutes to report. */
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
    // The time in which this process itself was blocked does not count.
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
