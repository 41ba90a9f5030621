import type {
  CoachProgram,
  NewProgram,
  ProgramForm,
  ProgramSubject,
} from '@netlik/contract/coaching/coach-programs';
import type { VideoInput } from '@netlik/contract/planning/videos';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import { refuseOccupiedDay } from '../../planning/daily-plans/daily-plans.service.ts';
import { changePlan, createPlan } from '../../planning/daily-plans/plan-rows.service.ts';
import { buildSubjects, buildVideos } from '../../planning/daily-plans/plan-subjects.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { recordProgram } from './audit-programs.service.ts';
import { refuseNoCoach } from './named-coach.service.ts';
import { refuseOtherExam } from './program-topics.service.ts';
import { ownProgram, presentCoachProgram } from './programs.service.ts';
import { deleteProgram, saveSubjectVideos } from './programs.sql.ts';

type ProgramRow = Awaited<ReturnType<typeof ownProgram>>;

const given = ({ duration, targetTime, ...rest }: ProgramSubject) => ({
  ...rest,
  targetTime: targetTime ?? duration,
});

/** Admins write on behalf of a coach. */
export const authorOf = async (
  tx: Transaction,
  actor: Actor,
  coachId: string | undefined,
  before: string | null = null,
): Promise<string> => {
  if (actor.role === 'coach') return actor.id;
  const author = coachId ?? before;
  if (!author) throw new AppError('coach.not_named');
  // The former author may have another role by now.
  if (author !== before) await refuseNoCoach(tx, author);
  return author;
};

type Told = { type: 'program.created' | 'program.changed' | 'program.deleted'; date: StudyDay };

const messages = {
  'program.created': ['Yeni programın hazır', 'Koçun senin için bir program hazırladı.'],
  'program.changed': ['Programın değişti', 'Koçun programında değişiklik yaptı.'],
  'program.deleted': ['Programın kaldırıldı', 'Koçun bir programını kaldırdı. Çalışmaların sende kaldı.'],
} as const;

const dayText = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const notifyStudent = (deps: Deps, tx: Transaction, studentId: string, { type, date }: Told) => {
  const [title, body] = messages[type];
  return notify(deps, tx, studentId, {
    title,
    body: `${dayText.format(new Date(`${date}T00:00:00Z`))}: ${body}`,
    category: 'coach',
    type,
    actionUrl: `/study-plan?date=${date}`,
  });
};

const refusePast = (date: StudyDay, today: StudyDay) => {
  if (date < today) throw ruleBroken('date', 'Geçmiş bir güne program yazılamaz');
};

/** Needs the student's lock and sends no notifications. */
export const insertProgram = async (
  tx: Transaction,
  actor: Actor,
  { studentId, date, title, motivationNote = '', status = 'active', coachId, subjects }: NewProgram,
  now: Date,
): Promise<ProgramRow> => {
  const today = studyDay(now);
  refuseFarDay(date, today);
  refusePast(date, today);
  refuseOtherExam(subjects);
  const authorId = await authorOf(tx, actor, coachId);
  await refuseOccupiedDay(tx, studentId, date, 'coach');
  const id = newId(now.getTime());
  await createPlan(
    tx,
    {
      id,
      userId: studentId,
      date,
      source: 'coach',
      authorId,
      title: title || defaultPlanTitle(date),
      motivationNote,
      dailyGoal: '',
      status,
    },
    buildSubjects(subjects.map(given), []),
    now,
  );
  const written = await ownProgram(tx, actor, id);
  await recordProgram(tx, actor, null, written);
  return written;
};

export const createProgram = (deps: Deps, actor: Actor, form: NewProgram): Promise<CoachProgram> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await getVisibleStudent(tx, actor, form.studentId);
    await lockOwner(tx, form.studentId);
    const written = await insertProgram(tx, actor, form, now);
    const { userId, date, status } = written;
    if (status === 'active') await notifyStudent(deps, tx, userId, { type: 'program.created', date });
    return presentCoachProgram(written, studyDay(now));
  });

/** A program of today or later; needs the student's lock. */
export const lockedProgram = async (tx: Transaction, actor: Actor, id: string, today: StudyDay) => {
  const { userId } = await ownProgram(tx, actor, id);
  await lockOwner(tx, userId);
  const program = await ownProgram(tx, actor, id);
  if (program.date < today) throw new AppError('daily_plan.past');
  return program;
};

/** Needs the program's lock and sends no notifications. */
export const changeProgram = async (
  tx: Transaction,
  actor: Actor,
  program: ProgramRow,
  form: ProgramForm,
  now: Date,
): Promise<ProgramRow> => {
  const today = studyDay(now);
  if (form.studentId !== program.userId) throw ruleBroken('studentId', 'Programın öğrencisi değiştirilemez');
  if (form.version !== undefined && form.version !== program.version)
    throw new AppError('daily_plan.changed');
  refuseOtherExam(form.subjects, program.subjects);
  if (form.date !== program.date) {
    refuseFarDay(form.date, today);
    refusePast(form.date, today);
    await refuseOccupiedDay(tx, program.userId, form.date, 'coach');
  }
  const status = program.feedbackAt ? program.status : (form.status ?? program.status);
  if (program.status === 'archived' && status !== 'archived')
    await refuseOccupiedDay(tx, program.userId, form.date, 'coach');
  await changePlan(
    tx,
    program,
    {
      date: form.date,
      authorId: await authorOf(tx, actor, form.coachId, program.authorId),
      title: form.title || defaultPlanTitle(form.date),
      motivationNote: form.motivationNote ?? program.motivationNote,
      status,
      subjects: form.subjects.map(given),
    },
    now,
  );
  const written = await ownProgram(tx, actor, program.id);
  await recordProgram(tx, actor, program, written);
  return written;
};

export const updateProgram = (
  deps: Deps,
  actor: Actor,
  id: string,
  form: ProgramForm,
): Promise<CoachProgram> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const program = await lockedProgram(tx, actor, id, studyDay(now));
    const written = await changeProgram(tx, actor, program, form, now);
    if (written.status === 'active') {
      const type = program.status === 'draft' ? 'program.created' : 'program.changed';
      await notifyStudent(deps, tx, program.userId, { type, date: form.date });
    }
    return presentCoachProgram(written, studyDay(now));
  });

export const dropProgram = async (tx: Transaction, actor: Actor, program: ProgramRow): Promise<void> => {
  await deleteProgram(tx, program.id);
  await recordProgram(tx, actor, program, null);
};

export const removeProgram = (deps: Deps, actor: Actor, id: string): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const program = await lockedProgram(tx, actor, id, studyDay(deps.clock.now()));
    await dropProgram(tx, actor, program);
    if (program.status !== 'draft')
      await notifyStudent(deps, tx, program.userId, { type: 'program.deleted', date: program.date });
    return program.userId;
  });

export const updateProgramVideos = (
  deps: Deps,
  actor: Actor,
  { id, subject }: { id: string; subject: string },
  videos: readonly VideoInput[],
): Promise<CoachProgram> =>
  deps.db.transaction(async (tx) => {
    const today = studyDay(deps.clock.now());
    const program = await lockedProgram(tx, actor, id, today);
    const found = program.subjects.find((row) => row.id === subject);
    requireRow(found ?? null, 'daily_plan.not_found');
    await saveSubjectVideos(tx, id, subject, buildVideos(videos, 'videos'));
    await recordProgram(tx, actor, program, program);
    return presentCoachProgram(await ownProgram(tx, actor, id), today);
  });
