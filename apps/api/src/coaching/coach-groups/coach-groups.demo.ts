import { MAX_COACH_GROUPS } from '@netlik/contract/coaching/coach-groups';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertGroup, saveGroupStudents } from './coach-groups.sql.ts';

const groups = [
  { name: 'Sayısal', colour: 1, field: 'sayisal' },
  { name: 'Eşit ağırlık', colour: 3, field: 'esit_agirlik' },
  { name: 'Sözel', colour: 6, field: 'sozel' },
];

/** Each coach gets one group per field. */
export const fillDemoCoachGroups = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  for (const { id: userId, person } of users.filter((user) => user.person.role === 'coach'))
    for (const { field, ...form } of groups) {
      const ids = users
        .filter((user) => user.person.coach === person.email && user.person.field === field)
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      const id = newId(now.getTime());
      await insertGroup(tx, { id, userId, most: MAX_COACH_GROUPS }, form, now);
      await saveGroupStudents(tx, id, ids);
    }
};
