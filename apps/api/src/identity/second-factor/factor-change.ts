import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requireRow } from '../../http/owned-row.ts';
import { type FactorNews, factorMail } from '../sign-in/mails.ts';
import { lockPerson } from '../users/users.sql.ts';
import { findFactors, saveHasFactor } from './second-factor.sql.ts';

/** Updates dependent state and mails the person, in the transaction that changes the factors. */
export const noteFactorChange = async (
  { authSessions, mailer }: Pick<Deps, 'authSessions' | 'mailer'>,
  tx: Transaction,
  userId: string,
  news: FactorNews,
): Promise<void> => {
  const { email, firstName } = requireRow(await lockPerson(tx, userId), 'user.not_found');
  const { codes, passkeys } = await findFactors(tx, userId);
  await saveHasFactor(tx, userId, codes || passkeys);
  await authSessions.publishChange(tx, userId);
  await mailer.send(tx, factorMail(email, firstName, news));
};
