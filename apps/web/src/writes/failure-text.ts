import { apiTexts } from '../api/api.texts.ts';
import { ApiError } from '../api/api-error.ts';

/** Why a call failed, as the server said it. */
export type Failure = ApiError;

/** Null for what is not an answer of the server, such as a fault of our own code. */
export const failureOf = (error: unknown): Failure | null => (error instanceof ApiError ? error : null);

export const hasCode = (error: unknown, code: string): boolean => failureOf(error)?.code === code;

/** What the server said; of a refused body the first broken rule. */
export const serverSaid = ({ code, fields, message }: Failure): string =>
  (code === 'request.invalid' && fields[0]?.message) || message;

/** „Not silinemedi. Sunucuya bağlanılamıyor.”: what failed, then why. */
export const failureText = (failed: string, error: unknown): string => {
  const failure = failureOf(error);
  if (!failure) return failed || apiTexts.server;
  const said = serverSaid(failure);
  if (!failed || said.startsWith(failed)) return said;
  return `${/[.!?…]$/.test(failed) ? failed : `${failed}.`} ${said}`;
};
