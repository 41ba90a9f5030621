import pino from 'pino';
import { createRepeatHook } from './log-repeats.ts';

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

/** Buffered standard output: flushed every 8 kB, every half second and at exit. */
const createBufferedOutput = () => {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192 });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
};

/** Caches the timestamp text: under load several lines share a millisecond. */
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

/** One JSON line per event. Values under secret keys are redacted. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      hooks: { logMethod: createRepeatHook() },
      redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[gizli]' },
    },
    destination ?? createBufferedOutput(),
  );
