import { apiTexts } from '../calls/api.texts.ts';
import { type Failure, failureOf } from './failure.ts';

/** The server's message; for an invalid body the message of its first field. */
const serverSaid = ({ code, fields, message }: Failure): string =>
  (code === 'request.invalid' && fields[0]?.message) || message;

/** „Not silinemedi. Sunucuya bağlanılamıyor.”: the failed action, then the reason. */
export const failureText = (failed: string, error: unknown): string => {
  const failure = failureOf(error);
  if (!failure) return failed || apiTexts.server;
  const said = serverSaid(failure);
  if (!failed || said.startsWith(failed)) return said;
  return `${/[.!?…]$/.test(failed) ? failed : `${failed}.`} ${said}`;
};
