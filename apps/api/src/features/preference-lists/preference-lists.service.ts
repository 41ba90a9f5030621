import type { BodyOf, ParamsOf } from '@netlik/contract/endpoint';
import type { PreferenceList, preferenceLists } from '@netlik/contract/preference-lists';
import { SCORE_KEYS } from '@netlik/domain/estimates/score-keys';
import { rangeOfRank } from '@netlik/domain/preference-lists/preferences';
import { reachOf } from '@netlik/domain/university-programmes/reach';
import { findKnownCodes, findProgrammesByCode } from '../../catalogue/programmes.sql.ts';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { readRanges } from '../estimates/estimates.service.ts';
import { findPreferenceList, replacePreferenceList, type StoredList } from './preference-lists.sql.ts';

type ListName = ParamsOf<typeof preferenceLists.get>['list'];

const EMPTY: StoredList = { version: 0, entries: [], ownRanks: {} };

const present = async (
  deps: Deps,
  actor: Actor,
  list: ListName,
  { version, entries, ownRanks }: StoredList,
): Promise<PreferenceList> => {
  const estimated = await readRanges(deps, actor, { basis: 'latest', placed: '0' });
  const ranges = Object.fromEntries(
    SCORE_KEYS.flatMap((type) => {
      const rank = ownRanks[type];
      const range = rank === undefined ? estimated[type] : rangeOfRank(type, rank);
      return range ? [[type, range]] : [];
    }),
  );
  const codes = entries.map(({ code }) => code);
  const programmes = new Map(
    (codes.length > 0 ? await findProgrammesByCode(deps.db, codes) : []).map((each) => [each.code, each]),
  );
  return {
    ...{ list, version, ownRanks, ranges },
    entries: entries.map(({ code, note }) => {
      const programme = programmes.get(code);
      if (!programme) return { code, note, programme: null };
      const { conditions, scores, ranks } = programme;
      return {
        ...{ code, note },
        programme: {
          ...programme,
          ...{ conditions: [...conditions], scores: [...scores], ranks: [...ranks] },
          reach: reachOf(programme, ranges),
        },
      };
    }),
  };
};

export const getPreferenceList = async (deps: Deps, actor: Actor, list: ListName) =>
  present(deps, actor, list, (await findPreferenceList(deps.db, actor.id, list)) ?? EMPTY);

/** A code stands once in a list, and was a programme's; one that is gone since may stay. */
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
  return present(deps, actor, list, saved);
};
