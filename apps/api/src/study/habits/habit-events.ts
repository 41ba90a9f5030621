import type { HabitEvents } from '@netlik/contract/study/habits';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { busTopics } from '../../realtime/bus.ts';

export type HabitEvent = { event: keyof HabitEvents; data: unknown };

/** Sent to every open stream of the person in all processes after `tx` commits. */
export const publishHabitEvent = <Name extends keyof HabitEvents>(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  userId: string,
  event: Name,
  data: HabitEvents[Name],
) => bus.publishInTransaction(tx, busTopics.habits(userId), { event, data } satisfies HabitEvent);
