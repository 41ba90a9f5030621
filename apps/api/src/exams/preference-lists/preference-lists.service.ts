import type { BodyOf, ParamsOf } from '@netlik/contract/endpoint';
import {
  MAX_PREFERENCE_COMMENTS,
  type PreferenceComment,
  type PreferenceList,
  type preferenceLists,
} from '@netlik/contract/exams/preference-lists';
import { rangeOfRank } from '@netlik/domain/exams/preference-lists/preferences';
import { admissionChance } from '@netlik/domain/exams/university-programmes/admission-chance';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { findKnownCodes, findUniversityProgrammesByCode } from '../../catalogue/programmes.sql.ts';
import type { Executor } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { newId } from '../../ids.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { readRanges } from '../estimates/estimates.service.ts';
import {
  deleteComment,
  findComments,
  findPreferenceList,
  insertComment,
  replacePreferenceList,
  type StoredList,
} from './preference-lists.sql.ts';

type ListName = ParamsOf<typeof preferenceLists.get>['list'];

const EMPTY: StoredList = { version: 0, entries: [], ownRanks: {} };

const present = async (
  deps: Deps,
  { studentId, viewer }: { studentId: string; viewer: Actor },
  list: ListName,
  { version, entries, ownRanks }: StoredList,
): Promise<PreferenceList> => {
  const estimated = await readRanges(deps, { id: studentId }, { basis: 'latest', placed: '0' });
  const ranges = Object.fromEntries(
    SCORE_KEYS.flatMap((type) => {
      const rank = ownRanks[type];
      const range = rank === undefined ? estimated[type] : rangeOfRank(type, rank);
      return range ? [[type, range]] : [];
    }),
  );
  const codes = entries.map(({ code }) => code);
  const programmes = new Map(
    (codes.length > 0 ? await findUniversityProgrammesByCode(deps.db, codes) : []).map((each) => [
      each.code,
      each,
    ]),
  );
  return {
    list,
    version,
    ownRanks,
    ranges,
    comments: await findComments(deps.db, { userId: studentId, list }, viewer.id),
    entries: entries.map(({ code, note }) => {
      const programme = programmes.get(code);
      if (!programme) return { code, note, programme: null };
      const { conditions, scores, ranks } = programme;
      return {
        code,
        note,
        programme: {
          ...programme,
          conditions: [...conditions],
          scores: [...scores],
          ranks: [...ranks],
          reach: admissionChance(programme, ranges),
        },
      };
    }),
  };
};

const readList = async (deps: Deps, studentId: string, viewer: Actor, list: ListName) =>
  present(deps, { studentId, viewer }, list, (await findPreferenceList(deps.db, studentId, list)) ?? EMPTY);

export const getPreferenceList = (deps: Deps, actor: Actor, list: ListName) =>
  readList(deps, actor.id, actor, list);

/** Omits the student's private notes. */
export const getStudentList = async (deps: Deps, actor: Actor, studentId: string, list: ListName) => {
  await getVisibleStudent(deps.db, actor, studentId);
  const shown = await readList(deps, studentId, actor, list);
  return { ...shown, entries: shown.entries.map((entry) => ({ ...entry, note: '' })) };
};

export const commentOnList = (
  deps: Deps,
  actor: Actor,
  { id: studentId, list }: ParamsOf<typeof preferenceLists.comment>,
  { code, text }: BodyOf<typeof preferenceLists.comment>,
): Promise<PreferenceComment> =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, studentId);
    await getVisibleStudent(tx, actor, studentId);
    const stored = (await findPreferenceList(tx, studentId, list)) ?? EMPTY;
    if (code !== null && !stored.entries.some((entry) => entry.code === code))
      throw ruleBroken('code', 'Bu program artık öğrencinin listesinde değil');
    const id = newId();
    const comment = { id, userId: studentId, list, authorId: actor.id, code, text };
    const inserted = await insertComment(tx, { ...comment, most: MAX_PREFERENCE_COMMENTS }, deps.clock.now());
    requireAffected(inserted, 'preference_list.comments_full');
    await notify(deps, tx, studentId, {
      title: 'Koçun tercih listene yorum yazdı',
      body: `${list} listende okuyabilirsin.`,
      category: 'coach',
      type: 'coach.preference-comment',
      actionUrl: `/goals/tercih${list === 'A' ? '' : '?list=B'}`,
    });
    const comments = await findComments(tx, comment, actor.id);
    return comments.find(({ _id }) => _id === id)!;
  });

/** Returns the id of the list's student. */
export const removeComment = async ({ db }: Deps, actor: Actor, id: string) =>
  requireRow(await deleteComment(db, actor, id), 'preference_list.comment_not_found');

/** A list contains a code once and only existing programmes; codes that ended later may stay. */
const refuseCodes = async (db: Executor, codes: readonly string[], before: readonly string[]) => {
  const twice = codes.findIndex((code, at) => codes.indexOf(code) < at);
  if (twice >= 0) throw ruleBroken(`entries.${twice}.code`, 'Bu program listende zaten var');
  const added = codes.filter((code) => !before.includes(code));
  const known = new Set(added.length > 0 ? await findKnownCodes(db, added) : []);
  const unknown = codes.findIndex((code) => added.includes(code) && !known.has(code));
  if (unknown >= 0) throw ruleBroken(`entries.${unknown}.code`, 'Bu kodda bir program yok');
};

export const savePreferenceList = async (
  deps: Deps,
  actor: Actor,
  list: ListName,
  body: BodyOf<typeof preferenceLists.save>,
): Promise<PreferenceList> => {
  const codes = body.entries.map(({ code }) => code);
  const saved = await deps.db.transaction(async (tx) => {
    const before = (await findPreferenceList(tx, actor.id, list)) ?? EMPTY;
    await refuseCodes(
      tx,
      codes,
      before.entries.map(({ code }) => code),
    );
    return replacePreferenceList(tx, actor.id, list, body, deps.clock.now());
  });
  if (!saved)
    throw new AppError('preference_list.stale', {}, undefined, await getPreferenceList(deps, actor, list));
  return present(deps, { studentId: actor.id, viewer: actor }, list, saved);
};
