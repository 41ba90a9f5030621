import type { CopyItem } from '@netlik/domain/coaching/copy-programs';
import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { draftDays } from '../program-drafts/program-drafts.service.ts';
import { type BatchSource, subjectRowOf } from './batch-sources.service.ts';

type Planned = CopyItem<BatchSource | null>;

const draftsOf = async (deps: Deps, tx: Transaction, studentId: string, items: readonly Planned[]) => {
  const replaced = new Set(items.filter(({ action }) => action === 'replace').map(({ date }) => date));
  const mondays = new Set(items.filter(({ action }) => action !== 'skip').map(({ date }) => weekStart(date)));
  const subjects = new Map<StudyDay, BatchSource['subjects']>();
  for (const monday of mondays) {
    const { days } = await draftDays(deps, studentId, { weekStart: monday, replaced, reader: tx });
    for (const day of days) subjects.set(day.date, day.subjects.map(subjectRowOf));
  }
  return subjects;
};

/** Gives each student and day an own draft, for one batch of students; days without work are skipped. */
export const withDrafts = async (
  deps: Deps,
  tx: Transaction,
  planned: readonly Planned[],
  students: number,
): Promise<Planned[]> => {
  const filled = [...new Set(planned.map(({ studentId }) => studentId))].slice(0, students);
  const drafts = new Map<string, Awaited<ReturnType<typeof draftsOf>>>();
  for (const id of filled) {
    const own = planned.filter(({ studentId }) => studentId === id);
    drafts.set(id, await draftsOf(deps, tx, id, own));
  }
  return planned.map((item) => {
    const { studentId, date, source, action } = item;
    const ofStudent = drafts.get(studentId);
    if (!source || !ofStudent || action === 'skip') return item;
    const subjects = ofStudent.get(date);
    if (!subjects) return { ...item, action: 'skip', reason: 'no_draft' };
    return { ...item, source: { ...source, subjects } };
  });
};
