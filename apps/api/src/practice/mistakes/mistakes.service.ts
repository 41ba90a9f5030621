import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import {
  type Mistake,
  type MistakeOverview,
  mistakeCauses,
  type mistakes,
  type NewMistake,
} from '@netlik/contract/practice/mistakes';
import { scheduleAnswer } from '@netlik/domain/practice/repetition/schedule';
import { addDays, monthStart, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { ownsFiles } from '../../platform/uploads/uploads.service.ts';
import { type FileLinks, pathFromUrl } from '../../storage/file-links.ts';
import { refuseWrongPlace } from '../flashcards/flashcards.service.ts';
import { answerTime, gradeOf } from '../flashcards/practice.service.ts';
import { findLastReviewDay } from '../flashcards/review-limit.service.ts';
import {
  countByCause,
  countMistakes,
  deleteMistake,
  findDueMistakes,
  findMistakes,
  insertMistakes,
  lockMistake,
  type MistakeContents,
  type MistakeFilter,
  type StoredMistake,
  saveMistake,
  saveRedo,
} from './mistakes.sql.ts';

const MONTHS = 6;

const present =
  (links: FileLinks, now: Date) =>
  (row: StoredMistake): Mistake => ({
    _id: row.id,
    date: row.date,
    subject: row.subject,
    topic: row.topic,
    cause: row.cause,
    note: row.note,
    solution: row.solution,
    photo: row.photo && links.url(row.photo, now),
    stats: {
      timesShown: row.timesShown,
      timesCorrect: row.timesCorrect,
      nextReviewAt: row.dueDay ? startOfStudyDay(row.dueDay).toISOString() : null,
    },
  });

const filterOf = ({ subject, topic, cause, search }: MistakeFilter): MistakeFilter => ({
  subject,
  topic: topic || undefined,
  cause,
  search: search ? tr.fold(search) : undefined,
});

export const listMistakes = async (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  query: QueryOf<typeof mistakes.list>,
) => {
  const filter = filterOf(query);
  const rows = await findMistakes(db, actor.id, filter, { limit: query.limit, offset: offsetOf(query) });
  return pageOf(query, rows.map(present(fileLinks, clock.now())), await countMistakes(db, actor.id, filter));
};

export const listDueMistakes = async (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  { limit, ...query }: QueryOf<typeof mistakes.due>,
) => {
  const now = clock.now();
  const rows = await findDueMistakes(db, actor.id, filterOf(query), { today: studyDay(now), limit });
  return rows.map(present(fileLinks, now));
};

const noCounts = () => ({ bilgi: 0, dikkat: 0, sure: 0, islem: 0, yorum: 0 });

const lastMonths = (today: StudyDay): string[] => {
  const months: string[] = [];
  for (let day = monthStart(today); months.length < MONTHS; day = monthStart(addDays(day, -1)))
    months.unshift(day.slice(0, 7));
  return months;
};

export const getOverview = async ({ db, clock }: Deps, actor: Actor): Promise<MistakeOverview> => {
  const today = studyDay(clock.now());
  const rows = await countByCause(db, actor.id, today);
  const countsOf = (month?: string) => {
    const counts = noCounts();
    for (const row of rows) if (!month || row.month === month) counts[row.cause] += row.count;
    return counts;
  };
  const byCause = countsOf();
  return {
    total: mistakeCauses.reduce((sum, cause) => sum + byCause[cause], 0),
    due: rows.reduce((sum, { due }) => sum + due, 0),
    byCause,
    months: lastMonths(today).map((month) => ({ month, counts: countsOf(month) })),
  };
};

const contentsOf = (body: NewMistake): MistakeContents & { folded: string } => {
  refuseWrongPlace(body.subject, body.topic);
  const { note = '', solution = '' } = body;
  const photo = body.photo ? pathFromUrl(body.photo) : null;
  if (body.photo && !photo?.startsWith('mistakes/')) throw ruleBroken('photo', 'Bu resmi yeniden yükle');
  if (!photo && !note) throw ruleBroken('note', 'Sorunun fotoğrafını ekle ya da bir not yaz');
  return { ...body, note, solution, photo, folded: tr.fold([body.topic, note, solution].join(' ')) };
};

const refuseForeignPhotos = async (
  tx: Transaction,
  actor: Actor,
  contents: readonly Pick<MistakeContents, 'photo'>[],
) => {
  const photos = contents.flatMap(({ photo }) => photo ?? []);
  if (!(await ownsFiles(tx, actor.id, photos))) throw ruleBroken('photo', 'Bu resmi yeniden yükle');
};

const addMistakes = async (
  tx: Transaction,
  actor: Actor,
  contents: readonly ReturnType<typeof contentsOf>[],
  now: Date,
) => {
  await lockOwner(tx, actor.id);
  await refuseForeignPhotos(tx, actor, contents);
  const rows = contents.map((one) => ({ ...one, id: newId(now.getTime()) }));
  const created = await insertMistakes(tx, actor.id, rows, studyDay(now), now);
  if (created.length === 0) throw new AppError('mistake.too_many');
  return created;
};

export const createMistake = ({ db, clock, fileLinks }: Deps, actor: Actor, body: NewMistake) => {
  const contents = contentsOf(body);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [created] = await addMistakes(tx, actor, [contents], now);
    return present(fileLinks, now)(created!);
  });
};

export const createMistakes = (
  { db, clock }: Deps,
  actor: Actor,
  { mistakes: list }: BodyOf<typeof mistakes.createMany>,
) => {
  const contents = list.map(contentsOf);
  return db.transaction(async (tx) => ({
    created: (await addMistakes(tx, actor, contents, clock.now())).length,
  }));
};

export const updateMistake = ({ db, clock, fileLinks }: Deps, actor: Actor, id: string, body: NewMistake) => {
  const contents = contentsOf(body);
  return db.transaction(async (tx) => {
    const now = clock.now();
    requireRow(await lockMistake(tx, actor.id, id), 'mistake.not_found');
    await refuseForeignPhotos(tx, actor, [contents]);
    return present(fileLinks, now)(await saveMistake(tx, actor.id, { ...contents, id }, now));
  });
};

export const removeMistake = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteMistake(db, actor.id, id), 'mistake.not_found');

export const redoMistake = (
  { db, clock, fileLinks }: Deps,
  actor: Actor,
  id: string,
  body: BodyOf<typeof mistakes.redo>,
) => {
  const now = clock.now();
  const grade = gradeOf(body);
  const day = studyDay(answerTime(body.answeredAt, now));
  return db.transaction(async (tx) => {
    const { memory } = requireRow(await lockMistake(tx, actor.id, id), 'mistake.not_found');
    const next = scheduleAnswer(memory, grade, day, await findLastReviewDay(tx, actor.id, studyDay(now)));
    const saved = await saveRedo(tx, actor.id, id, { ...next, correct: body.correct }, now);
    return present(fileLinks, now)(saved);
  });
};
