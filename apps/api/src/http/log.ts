import pino from 'pino';

export type Log = pino.Logger;

const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'credential',
  'ticket',
  'authorization',
];

const FLUSH_MS = 500;

/** Standard output, written a block at a time and at the latest after half a second; the rest when the process ends. */
const batched = () => {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192 });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
};

/** Written anew when the clock has moved on: under load several lines share their millisecond. */
const createTimestamp = () => {
  let at = 0;
  let written = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
};

/** One JSON line an event. Secrets are blotted out wherever an object with such a key is logged. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[gizli]' },
    },
    destination ?? batched(),
  );
