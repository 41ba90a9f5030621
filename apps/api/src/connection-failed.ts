const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  ECONNRESET: 'it closed the connection',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '53300': 'it has no connection left',
};

/** Mail and Redis clients put the system's error code into their message. */
const findReason = ({ code = '', message }: Error & { code?: string }): string | undefined => {
  if (/timeout/i.test(message)) return reasons.ETIMEDOUT;
  if (message === 'Connection is closed.') return reasons.ECONNRESET;
  return Object.entries(reasons).find(([known]) => code === known || message.includes(known))?.[1];
};

/** The address without the password. */
const hostOf = (url: string): string => new URL(url).host || url.split(':', 1)[0]!;

/** Adds the variable and its host to connection errors. */
export const connectingTo = async <T>(
  variable: string,
  url: string,
  connect: () => Promise<T>,
): Promise<T> => {
  try {
    return await connect();
  } catch (error) {
    // Node tries every address of a name and collects the failures.
    const [first = error] = (error as AggregateError).errors ?? [];
    const reason = findReason(first as Error);
    if (!reason) throw error;
    throw new Error(`${variable}: no connection to ${hostOf(url)}: ${reason}`, { cause: error });
  }
};
