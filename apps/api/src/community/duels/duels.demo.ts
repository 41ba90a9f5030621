import { duelEnd, duelWinner, winnerXp } from '@netlik/domain/community/duels/duel';
import type { DuelType } from '@netlik/domain/community/duels/values';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { grantXp } from '../xp/xp.service.ts';
import { type DuelRow, findDuel } from './duels.sql.ts';
import {
  cancelDuel,
  insertDuel,
  insertInvite,
  insertParticipant,
  saveInvite,
  saveResult,
  startDuel,
} from './duels-write.sql.ts';
import { countMinutes } from './present-duel.ts';

type DemoDuel = {
  type: DuelType;
  owner: string;
  opponent: string;
  others?: readonly string[];
  asks?: string;
  hoursAgo: number;
  ending?: 'waiting' | 'declined' | 'early';
};

const duels: readonly DemoDuel[] = [
  { type: 'weekly', owner: 'ogrenci', opponent: 'ucretsiz', others: ['elif', 'can'], hoursAgo: 50 },
  { type: 'daily', owner: 'ogrenci', opponent: 'can', asks: 'deniz', hoursAgo: 1 },
  { type: '3day', owner: 'ayse', opponent: 'ogrenci', hoursAgo: 2, ending: 'waiting' },
  { type: 'daily', owner: 'ucretsiz', opponent: 'ogrenci', hoursAgo: 100 },
  { type: 'daily', owner: 'ogrenci', opponent: 'burak', hoursAgo: 170, ending: 'declined' },
  { type: '3day', owner: 'ogrenci', opponent: 'elif', hoursAgo: 290 },
  { type: 'weekly', owner: 'can', opponent: 'ogrenci', others: ['omer'], hoursAgo: 500 },
  { type: 'weekly', owner: 'ogrenci', opponent: 'burak', hoursAgo: 760 },
  { type: 'daily', owner: 'ogrenci', opponent: 'ayse', hoursAgo: 900, ending: 'early' },
  { type: '3day', owner: 'ucretsiz', opponent: 'irem', hoursAgo: 420 },
];

const HOUR_MS = 3_600_000;
const EARLY_HOURS = 9;

const storeResult = async (tx: Transaction, id: string, at: Date, early: boolean) => {
  const row = (await findDuel(tx, id, id)) as DuelRow;
  const scores = countMinutes(row, at.toISOString());
  const winner = early ? null : duelWinner(scores);
  const results = scores.map(({ key, minutes }) => ({ key, minutes, won: key === winner?.key }));
  await saveResult(tx, id, results, { finishedAt: at, early });
  if (winner?.userId)
    await grantXp(tx, winner.userId, {
      source: 'duel',
      cause: id,
      amount: winnerXp(row.type),
      day: studyDay(at),
      title: 'Düello galibiyeti',
    });
};

const fillDuel = async (tx: Transaction, { now, idOf }: Demo, demo: DemoDuel) => {
  const at = new Date(now.getTime() - demo.hoursAgo * HOUR_MS);
  const userId = (name: string) => idOf(`${name}@netlik.demo`);
  const id = newId(at.getTime());
  const join = (name: string) => insertParticipant(tx, newId(at.getTime()), id, userId(name), at);
  await insertDuel(tx, { id, ownerId: userId(demo.owner), type: demo.type, linkCode: `demo_${id}` }, at, now);
  await join(demo.owner);
  const inviteId = newId(at.getTime());
  await insertInvite(
    tx,
    { id: inviteId, duelId: id, userId: userId(demo.opponent), kind: 'opponent', status: 'approved' },
    at,
  );
  if (demo.ending === 'waiting') return;
  if (demo.ending === 'declined') {
    await saveInvite(tx, inviteId, 'declined', at);
    await cancelDuel(tx, id);
    return;
  }
  await saveInvite(tx, inviteId, 'accepted', at);
  for (const name of [demo.opponent, ...(demo.others ?? [])]) await join(name);
  const end = duelEnd(demo.type, at);
  await startDuel(tx, id, at, end);
  if (demo.asks)
    await insertInvite(
      tx,
      { id: newId(now.getTime()), duelId: id, userId: userId(demo.asks), kind: 'asked', status: 'pending' },
      now,
    );
  if (demo.ending === 'early')
    await storeResult(tx, id, new Date(at.getTime() + EARLY_HOURS * HOUR_MS), true);
  else if (end <= now) await storeResult(tx, id, end, false);
};

export const fillDemoDuels = async (tx: Transaction, demo: Demo): Promise<void> => {
  for (const duel of duels) await fillDuel(tx, demo, duel);
};
