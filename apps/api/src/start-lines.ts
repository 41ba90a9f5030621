import { ConfigError } from './config.ts';

/** Output of start and stop: words in development, one JSON line each in production. */
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

/** Written synchronously, because a failing start exits right after. */
const jsonLines = (logLevel: string): StartLines => {
  // Even a silent server reports why it could not start.
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
    // A configuration has one line per problem.
    fatal: (text, stack) => {
      for (const line of text.split('\n')) write('fatal', line, stack ? { err: { stack } } : {});
    },
  };
};

/** Created before the configuration is read, which may itself be invalid. */
export const createStartLines = (env: Record<string, string | undefined>): StartLines => {
  if (env.NODE_ENV !== 'production') return plainLines;
  const lines = jsonLines(env.LOG_LEVEL ?? 'info');
  // Node prints its warnings over several lines.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => lines.warn(`${name}: ${message}`));
  return lines;
};

export const startFailure = (error: unknown, isDebugging: boolean): string => {
  const { message, stack } = error as Error;
  if (error instanceof ConfigError) return message;
  return `Netlik could not start. ${isDebugging ? stack : message}`;
};
