import { MAX_PROGRAM_MINUTES, MIN_PROGRAM_MINUTES } from '@netlik/contract/coaching/coach-programs';
import type { ProgramDraft, programDrafts } from '@netlik/contract/coaching/program-drafts';
import type { BodyOf } from '@netlik/contract/endpoint';
import { addDays, weekStart } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { type DraftEntry, draftWeek } from '../../planning/planner/draft.service.ts';
import { findProgramDays } from './program-drafts.sql.ts';

type DraftSubject = ProgramDraft['days'][number]['subjects'][number];

/** Programs use quarters of an hour. */
const duration = (minutes: number) =>
  Math.min(MAX_PROGRAM_MINUTES, Math.max(1, Math.round(minutes / MIN_PROGRAM_MINUTES)) * MIN_PROGRAM_MINUTES);

const questionsOf = (blocks: readonly DraftEntry[]) =>
  blocks.reduce((sum, { questions }) => sum + (questions ?? 0), 0) || null;

/** Learning and practising a topic on the same day is one row. */
const topicsOf = (blocks: readonly DraftEntry[]): DraftSubject['topicsDetailed'] =>
  [...new Set(blocks.map(({ topic }) => topic))].flatMap((topic) => {
    const ofTopic = blocks.filter((block) => block.topic === topic);
    if (topic === null) return [];
    return {
      topic,
      watchVideo: false,
      targetQuestions: questionsOf(ofTopic),
      durationMinutes: ofTopic.reduce((sum, { minutes }) => sum + minutes, 0),
      solveQuestions: ofTopic.some(({ kind }) => kind !== 'learn'),
    };
  });

const subjectOf = (blocks: readonly DraftEntry[]): DraftSubject => ({
  subject: blocks[0]!.subject,
  description: blocks.map(({ line }) => line).join('\n'),
  duration: duration(blocks.reduce((sum, { minutes }) => sum + minutes, 0)),
  targetQuestions: questionsOf(blocks),
  topicsDetailed: topicsOf(blocks),
  why: blocks[0]!.why,
});

export const draftDays = async (deps: Deps, studentId: string, draft: Parameters<typeof draftWeek>[2]) => {
  const { status, entries } = await draftWeek(deps, studentId, draft);
  const days = [...new Set(entries.map(({ day }) => day))].map((date) => {
    const ofDay = entries.filter(({ day }) => day === date);
    const subjects = [...new Set(ofDay.map(({ subject }) => subject))];
    return {
      date,
      subjects: subjects.map((subject) => subjectOf(ofDay.filter((entry) => entry.subject === subject))),
    };
  });
  return { status, days };
};

export const proposeDrafts = async (
  deps: Deps,
  actor: Actor,
  { studentIds, date, span }: BodyOf<typeof programDrafts.propose>,
): Promise<ProgramDraft[]> => {
  const ids = [...new Set(studentIds)];
  for (const id of ids) await getVisibleStudent(deps.db, actor, id);
  const monday = weekStart(date);
  const until = span === 'day' ? date : addDays(monday, 6);
  // A day's draft extends the form's contents; a week's draft fills only empty days.
  const programs = span === 'day' ? [] : await findProgramDays(deps.db, ids, date, until);
  const taken = new Set(programs.map(({ studentId, day }) => `${studentId} ${day}`));
  const drafts: ProgramDraft[] = [];
  for (const studentId of ids) {
    const { status, days } = await draftDays(deps, studentId, { weekStart: monday });
    const open = days.filter(
      (each) => each.date >= date && each.date <= until && !taken.has(`${studentId} ${each.date}`),
    );
    drafts.push({ studentId, status, days: open });
  }
  return drafts;
};
