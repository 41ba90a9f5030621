import type { PersonCard } from '@netlik/contract/identity/person';
import { studyDay } from '@netlik/domain/study-day';
import { shortName } from '@netlik/domain/turkish';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { isFindable } from './directory.sql.ts';
import { fileUrlsAt } from './present-context.ts';

export type CardRow = { id: string; firstName: string; lastName: string; avatar: string | null };

export const cardPresenter = (deps: Pick<Deps, 'clock' | 'fileLinks'>) => {
  const fileUrl = fileUrlsAt(deps.fileLinks, deps.clock.now());
  return ({ id, firstName, lastName, avatar }: CardRow): PersonCard => ({
    _id: id,
    firstName,
    initial: shortName('', lastName),
    avatar: fileUrl(avatar),
  });
};

/** True if the search would offer this student to the asker. */
export const isOfferedStudent = (
  { clock }: Pick<Deps, 'clock'>,
  db: Executor,
  actor: Actor,
  id: string,
): Promise<boolean> => isFindable(db, actor, id, studyDay(clock.now()));
