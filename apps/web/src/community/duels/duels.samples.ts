import type { Duel, DuelScore, Scoreboard } from '@netlik/contract/community/duels';

export const rival = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8101',
  firstName: 'Mert',
  initial: 'Y.',
  avatar: null,
};
export const self = {
  ...rival,
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  firstName: 'Ayşe',
  initial: 'I.',
};
export const guest = { ...rival, _id: '01890a5d-ac96-774b-bcce-b302099a8102', firstName: 'Konuk' };

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const scoreOf = (person: typeof rival, minutes: number): DuelScore => ({
  userId: person._id,
  minutes,
  person,
});

export const sampleDuel = (part: Partial<Duel> = {}): Duel => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8100',
  type: 'daily',
  status: 'active',
  createdAt: hoursFromNow(-2),
  startAt: hoursFromNow(-1),
  endAt: hoursFromNow(23),
  finishedAt: null,
  endedEarly: false,
  ownerUserId: self._id,
  owner: self,
  opponent: rival,
  liveScores: { [self._id]: 45, [rival._id]: 30 },
  scores: [scoreOf(self, 45), scoreOf(rival, 30)],
  winnerUserId: null,
  invite: null,
  ...part,
});

export const sampleBoard = (part: Partial<Scoreboard> = {}, duel: Partial<Duel> = {}): Scoreboard => ({
  duel: sampleDuel(duel),
  scores: duel.scores ?? sampleDuel().scores,
  invite: null,
  invites: [],
  viewer: 'owner',
  inviteCode: 'kod_kod_kod_kod_kod_kod',
  serverNow: new Date().toISOString(),
  ...part,
});

export const finished = (winnerUserId: string | null): Partial<Duel> => ({
  status: 'finished',
  startAt: hoursFromNow(-30),
  endAt: hoursFromNow(-6),
  finishedAt: hoursFromNow(-6),
  winnerUserId,
});
