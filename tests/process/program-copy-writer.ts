import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Call, Person, Writer } from './crash-writers.ts';

/** The day the demo's coaches have copied to their students. */
const SOURCE_DAY = 8;
const FIRST_TARGET = 20;

/** Alternately copies a day to all students of a coach and undoes it, so that all or none have it. */
export const programCopyWriter = async (call: Call, person: Person): Promise<Writer> => {
  const today = studyDay(new Date());
  const studentIds = (await call(coachStudents.list, {}, person.token)).data.map(({ _id }) => _id);
  const from = addDays(today, SOURCE_DAY);
  let to = addDays(today, FIRST_TARGET);
  let batchId: string | null = null;
  let [acknowledged, attempted] = [0, 0];
  return {
    async write(now) {
      if (batchId) {
        attempted = 0;
        await now(programCopies.undo, { params: { id: batchId } }, person.token);
        batchId = null;
      } else {
        attempted = studentIds.length;
        const body = { studentId: studentIds[0]!, from, days: 1, to, studentIds };
        batchId = (await now(programCopies.create, { body }, person.token)).data.batchId;
      }
      acknowledged = attempted;
    },
    async findLost(now) {
      let stored = 0;
      for (const studentId of studentIds)
        stored += (await now(coachPrograms.list, { query: { studentId, date: to } }, person.token)).data
          .length;
      const losses = [acknowledged, attempted].includes(stored)
        ? []
        : [`${stored} of ${studentIds.length} students have the copied day, acknowledged ${acknowledged}`];
      // The last copy's reply with the batch id may be lost, so the next one uses a free day.
      to = addDays(to, 1);
      batchId = null;
      acknowledged = attempted = 0;
      return losses;
    },
  };
};
