import type { Duel, DuelInvite, DuelScore, Scoreboard } from '@netlik/contract/community/duels';
import { duelMinutes } from '@netlik/domain/community/duels/duel';
import type { Deps } from '../../deps.ts';
import { cardPresenter } from '../../identity/users/person-cards.service.ts';
import type { DuelRow } from './duels.sql.ts';

type Minutes = { key: string; userId: string | null; minutes: number };

/** Minutes until `to`, counted while the duel runs, else as stored. */
export const countMinutes = ({ status, startAt, endAt, people }: DuelRow, to = endAt): Minutes[] =>
  people.map(({ key, userId, minutes, inside, edges }) => ({
    key,
    userId,
    minutes:
      status !== 'active'
        ? (minutes ?? 0)
        : duelMinutes(
            inside,
            edges.map(([startedAt, seconds, verifiedSeconds]) => ({ startedAt, seconds, verifiedSeconds })),
            { from: Date.parse(startAt!), to: Date.parse(to!) },
          ),
  }));

type Viewer = Scoreboard['viewer'];

const viewerOf = ({ ownerId, people, invites }: DuelRow, readerId: string): Viewer => {
  if (ownerId === readerId) return 'owner';
  if (people.some(({ userId }) => userId === readerId)) return 'participant';
  return invites.some(({ status }) => status === 'approved') ? 'invitee' : 'guest';
};

/** People outside the duel see the challenger but not the other participants. */
const isOutside = (viewer: Viewer) => viewer === 'guest';

export const duelPresenter = (deps: Pick<Deps, 'clock' | 'fileLinks'>, readerId: string) => {
  const presentCard = cardPresenter(deps);

  const presentScores = (row: DuelRow): DuelScore[] => {
    const cards = new Map(row.people.map(({ key, person }) => [key, person]));
    return countMinutes(row)
      .map(({ key, userId, minutes }) => {
        const card = cards.get(key);
        return { userId: userId ?? key, minutes, person: card ? presentCard(card) : null };
      })
      .toSorted((a, b) => b.minutes - a.minutes);
  };

  const presentInvites = ({ invites }: DuelRow): DuelInvite[] =>
    invites.map(({ id, status, person }) => ({ id, status, person: presentCard(person) }));

  /** The owner decides only requests; other invites belong to their recipients. */
  const ownInvite = (viewer: Viewer, invites: readonly DuelInvite[]) =>
    (viewer === 'owner' ? invites.find(({ status }) => status === 'pending') : invites[0]) ?? null;

  const presentDuel = (row: DuelRow): Duel => {
    const viewer = viewerOf(row, readerId);
    const scores = isOutside(viewer) ? [] : presentScores(row);
    const winner = row.people.find(({ won }) => won);
    return {
      id: row.id,
      type: row.type,
      status: row.status,
      createdAt: row.createdAt,
      startAt: row.startAt,
      endAt: row.endAt,
      finishedAt: row.finishedAt,
      endedEarly: row.endedEarly,
      ownerUserId: row.ownerId,
      owner: row.owner && presentCard(row.owner),
      opponent: row.opponent && !isOutside(viewer) ? presentCard(row.opponent) : null,
      liveScores: Object.fromEntries(scores.map(({ userId, minutes }) => [userId, minutes])),
      scores,
      winnerUserId: winner && !isOutside(viewer) ? (winner.userId ?? winner.key) : null,
      invite: ownInvite(viewer, presentInvites(row)),
    };
  };

  const presentScoreboard = (row: DuelRow): Scoreboard => {
    const viewer = viewerOf(row, readerId);
    const duel = presentDuel(row);
    return {
      duel,
      scores: duel.scores,
      invite: duel.invite,
      invites: viewer === 'owner' ? presentInvites(row) : [],
      viewer,
      inviteCode: viewer === 'owner' ? row.linkCode : null,
      serverNow: deps.clock.now().toISOString(),
    };
  };

  return { presentDuel, presentScoreboard };
};
