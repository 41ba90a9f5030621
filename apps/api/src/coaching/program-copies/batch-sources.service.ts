import { MAX_PROGRAM_MINUTES, type ProgramSubject } from '@netlik/contract/coaching/coach-programs';
import type { CopyRequest } from '@netlik/contract/coaching/program-copies';
import { MAX_COPIED_DAYS } from '@netlik/contract/coaching/program-copies';
import type { CopyTarget } from '@netlik/domain/coaching/copy-programs';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { minutesPerQuestion } from '@netlik/domain/study/topic-facts/catalogue';
import { addDays, dayOfWeek, daysBetween, type StudyDay } from '@netlik/domain/study-day';
import { presentTopic } from '@netlik/domain/yks/topic-names';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { refuseFarDay, ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import type { PlanRow, SubjectRow } from '../../planning/daily-plans/plan-rows.service.ts';
import { buildVideos } from '../../planning/daily-plans/plan-subjects.service.ts';
import { findPrograms } from '../coach-programs/programs.sql.ts';
import { findTemplate } from './program-templates.sql.ts';

export type BatchSource = {
  /** Id of the copied program; null for a template. */
  id: string | null;
  offset: number;
  /** Null: the target day's default title. */
  title: string | null;
  motivationNote: string;
  status: 'draft' | 'active';
  subjects: SubjectRow[];
  /** Homework keeps the existing lines of the program. */
  isAdded?: boolean;
};

const untouched = { choice: null, correct: null, wrong: null, blank: null, isActive: false } as const;

export const subjectRowOf = ({
  subject,
  description,
  duration,
  targetQuestions = null,
  topicsDetailed = [],
  videos = [],
}: ProgramSubject): SubjectRow => ({
  id: newId(),
  subject,
  description,
  targetQuestions,
  targetMinutes: duration,
  topics: topicsDetailed,
  videos: buildVideos(videos, 'videos'),
  ...untouched,
});

const templateSources = async (tx: Transaction, actor: Actor, id: string): Promise<BatchSource[]> => {
  const template = requireRow(await findTemplate(tx, actor.id, id), 'coach.template_not_found');
  const days = template.days ?? [{ offset: 0, subjects: template.subjects }];
  return days.map(({ offset, subjects }) => ({
    id: null,
    offset,
    title: template.name,
    motivationNote: '',
    status: 'active',
    subjects: subjects.map(subjectRowOf),
  }));
};

const copySources = async (
  tx: Transaction,
  actor: Actor,
  { studentId, from, days = 1 }: CopyRequest,
): Promise<BatchSource[]> => {
  if (!studentId || !from) throw ruleBroken('studentId', 'Ne yazılacağını seç');
  await getVisibleStudent(tx, actor, studentId);
  const week = { coachId: null, source: 'coach', withDrafts: true, withArchived: false } as const;
  const range = { ...week, userIds: [studentId], from, to: addDays(from, days - 1) };
  const programs = await findPrograms(tx, actor, range, { limit: MAX_COPIED_DAYS, offset: 0 });
  return programs.toReversed().map((program) => ({
    id: program.id,
    offset: daysBetween(from, program.date),
    // Default titles contain the original day.
    title: program.title === defaultPlanTitle(program.date) ? null : program.title,
    motivationNote: program.motivationNote,
    status: program.status === 'draft' ? 'draft' : 'active',
    subjects: program.subjects.map((row) => ({ ...row, ...untouched })),
  }));
};

/** Placeholders for drafts, which are generated per student later. */
const draftSources = ({ draft, to }: CopyRequest): BatchSource[] =>
  Array.from({ length: draft === 'week' && to ? MAX_COPIED_DAYS + 1 - dayOfWeek(to) : 1 }, (_, offset) => ({
    id: null,
    offset,
    title: null,
    motivationNote: '',
    status: 'active',
    subjects: [],
  }));

const MINUTES_STEP = 15;

/** The usual duration of its questions, rounded to a program's steps. */
const homeworkSource = ({ subject, topic, questions }: NonNullable<CopyRequest['homework']>): BatchSource => {
  const found = presentTopic(subject, topic);
  if (!found) throw ruleBroken('homework.topic', 'Bu derste böyle bir konu yok');
  const steps = Math.ceil((questions * minutesPerQuestion(found.subject)) / MINUTES_STEP);
  const line: ProgramSubject = {
    subject: found.subject,
    description: `${found.topic}: ${questions} soru`,
    duration: Math.min(MAX_PROGRAM_MINUTES, steps * MINUTES_STEP),
    targetQuestions: questions,
    topicsDetailed: [{ topic: found.topic, solveQuestions: true, targetQuestions: questions }],
  };
  return {
    id: null,
    offset: 0,
    title: null,
    motivationNote: '',
    status: 'active',
    isAdded: true,
    subjects: [subjectRowOf(line)],
  };
};

export const withLines = (program: PlanRow, source: BatchSource): BatchSource => ({
  id: null,
  offset: source.offset,
  title: program.title,
  motivationNote: program.motivationNote,
  status: program.status === 'draft' ? 'draft' : 'active',
  subjects: [...program.subjects.map((row) => ({ ...row, ...untouched })), ...source.subjects],
});

/** The days to write; empty for clearing. */
export const sourcesOf = async (tx: Transaction, actor: Actor, request: CopyRequest) => {
  const { clear, templateId, studentId, draft, homework } = request;
  if ([clear, templateId, studentId, draft, homework].filter(Boolean).length !== 1)
    throw ruleBroken(
      'studentId',
      'Ne yazılacağını seç: bir öğrenci, bir şablon, taslak, bir ödev ya da temizleme',
    );
  if (clear) return [];
  if (draft) return draftSources(request);
  if (homework) return [homeworkSource(homework)];
  const sources = templateId
    ? await templateSources(tx, actor, templateId)
    : await copySources(tx, actor, request);
  if (sources.length === 0) throw new AppError('coach.nothing_to_copy');
  return sources;
};

/** The first day of each target: one for a week, several possible for a day. */
export const targetsOf = (request: CopyRequest, isWeek: boolean, today: StudyDay): CopyTarget[] => {
  const { to, alsoTo, studentIds, cells } = request;
  if (cells.length > 0) {
    if (isWeek) throw ruleBroken('cells', 'Bir hafta tek tek günlere yazılamaz');
    const days = new Map<string, Set<StudyDay>>();
    for (const { studentId, date } of cells) {
      refuseFarDay(date, today, 'cells');
      days.set(studentId, (days.get(studentId) ?? new Set()).add(date));
    }
    return [...days].map(([studentId, dates]) => ({ studentId, dates: [...dates].sort() }));
  }
  if (studentIds.length === 0) throw ruleBroken('studentIds', 'En az bir öğrenci seç');
  if (!to) throw ruleBroken('to', 'Hangi güne yazılacağını seç');
  refuseFarDay(to, today, 'to');
  if (alsoTo.length > 0 && isWeek) throw ruleBroken('alsoTo', 'Bir hafta yalnızca bir haftaya kopyalanır');
  const dates = [...new Set([to, ...alsoTo])].sort();
  if (dates[0] !== to || daysBetween(dates[0], dates.at(-1)!) >= MAX_COPIED_DAYS)
    throw ruleBroken('alsoTo', 'Günler ilk günden başlayan yedi günün içinde olmalı');
  return [...new Set(studentIds)].map((studentId) => ({ studentId, dates }));
};
