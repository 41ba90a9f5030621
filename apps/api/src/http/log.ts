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

const createBufferedOutput = () => {
  const output = pino.destination({ dest: 1, sync: false, minLength: 8192 });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
};

/** Caches the timestamp text, because several lines share a millisecond under load. */
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

/** One JSON line per event; values of secret keys are redacted. */
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
