import { apiTexts } from '../calls/api.texts.ts';
import { type Failure, failureOf } from './failure.ts';

/** What the server said; of a refused body the first broken rule. */
const serverSaid = ({ code, fields, message }: Failure): string =>
  (code === 'request.invalid' && fields[0]?.message) || message;

/** „Not silinemedi. Sunucuya bağlanılamıyor.”: what failed, then why. */
export const failureText = (failed: string, error: unknown): string => {
  const failure = failureOf(error);
  if (!failure) return failed || apiTexts.server;
  const said = serverSaid(failure);
  if (!failed || said.startsWith(failed)) return said;
  return `${/[.!?…]$/.test(failed) ? failed : `${failed}.`} ${said}`;
};
