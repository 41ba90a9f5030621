import { ConfigError } from './config.ts';

/** What a start and a stop say: words for people in development, one JSON line each, like all of the log, in production. */
export type StartLines = {
  info: (text: string) => void;
  warn: (text: string) => void;
  /** `stack` for unexpected errors. */
  fatal: (text: string, stack?: string) => void;
};

const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const;
type Level = keyof typeof levels;

const plainLines: StartLines = {
  info: (text) => console.log(text),
  warn: (text) => console.error(`Warning: ${text}`),
  fatal: (text, stack) => console.error(stack ? `${text}\n${stack}` : text),
};

/** Written at once, unlike the log of requests: a start that fails ends right after. */
const jsonLines = (logLevel: string): StartLines => {
  // Why it could not start is said even by a silent server.
  const least = Math.min(levels[logLevel as Level] ?? levels.info, levels.fatal);
  const write = (level: Level, text: string, more: object = {}) => {
    if (levels[level] < least) return;
    const line = { level: levels[level], time: new Date().toISOString(), ...more, msg: text };
    const stream = levels[level] > levels.info ? process.stderr : process.stdout;
    stream.write(`${JSON.stringify(line)}\n`);
  };
  return {
    info: (text) => write('info', text.trim()),
    warn: (text) => write('warn', text),
    // A configuration has a line for each of its problems.
    fatal: (text, stack) => {
      for (const line of text.split('\n')) write('fatal', line, stack ? { err: { stack } } : {});
    },
  };
};

/** Before the configuration is read: it may be what is wrong. */
export const createStartLines = (env: Record<string, string | undefined>): StartLines => {
  if (env.NODE_ENV !== 'production') return plainLines;
  const lines = jsonLines(env.LOG_LEVEL ?? 'info');
  // Node prints its own warnings over several lines.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => lines.warn(`${name}: ${message}`));
  return lines;
};

export const startFailure = (error: unknown, isDebugging: boolean): string => {
  const { message, stack } = error as Error;
  if (error instanceof ConfigError) return message;
  return `Netlik could not start. ${isDebugging ? stack : message}`;
};
