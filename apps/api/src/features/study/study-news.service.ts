import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';

/** After the write, the person's pages hear that what they show of study time may be old; they ask again. */
export const tellAfter = async <T>({ live }: Deps, actor: Actor, write: Promise<T>): Promise<T> => {
  const done = await write;
  live.say(actor.id, 'study.changed', null);
  return done;
};
