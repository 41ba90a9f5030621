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

/** One JSON line an event. Secrets are blotted out wherever an object with such a key is logged. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[gizli]' },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
