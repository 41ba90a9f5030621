import { DUEL_TYPES } from '@netlik/domain/community/duels/values';
import * as z from 'zod/mini';
import type { Access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, opaqueToken, uuid } from '../fields.ts';
import { PersonCard } from '../identity/person.ts';

/** Includes the owner and the opponent. */
export const MAX_DUEL_PEOPLE = 20;
/** Waiting and running duels started by one student. */
export const MAX_OPEN_DUELS = 10;
/** Per 24 hours, so that a refused student cannot keep challenging. */
export const MAX_DUELS_A_DAY = 20;
/** Per duel, from people who opened the owner's link. */
export const MAX_JOIN_REQUESTS = 50;
export const DUEL_POLL_MS = 8000;

const students = { roles: ['student'], guarded: true } as const satisfies Access;

const type = z.enum(DUEL_TYPES, 'Düello süresini seç');

export const duelStatuses = ['pending', 'active', 'finished', 'canceled'] as const;

/** `pending`: waits for the owner; `approved`: waits for the invited person. */
export const DuelInvite = z.object({
  id: uuid,
  status: z.enum(['pending', 'approved']),
  person: PersonCard,
});
export type DuelInvite = z.infer<typeof DuelInvite>;

export const DuelScore = z.object({
  /** A random id once the account is erased. */
  userId: uuid,
  minutes: z.int(),
  /** Null once the account is erased. */
  person: z.nullable(PersonCard),
});
export type DuelScore = z.infer<typeof DuelScore>;

export const Duel = z.object({
  id: uuid,
  type,
  status: z.enum(duelStatuses),
  createdAt: instant,
  /** Set when the opponent accepts. */
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
  /** Earlier than `endAt` if the owner ended it. */
  finishedAt: z.nullable(instant),
  endedEarly: z.boolean(),
  ownerUserId: z.nullable(uuid),
  owner: z.nullable(PersonCard),
  opponent: z.nullable(PersonCard),
  /** Minutes by user id: current, or the stored result. */
  liveScores: z.record(uuid, z.int()),
  /** `liveScores` with names, highest first. */
  scores: z.array(DuelScore),
  winnerUserId: z.nullable(uuid),
  /** The viewer's own invite, or for the owner the oldest request. */
  invite: z.nullable(DuelInvite),
});
export type Duel = z.infer<typeof Duel>;

export const Scoreboard = z.object({
  duel: Duel,
  scores: z.array(DuelScore),
  invite: z.nullable(DuelInvite),
  /** For the owner: invitees and requesters who have not joined. */
  invites: z.array(DuelInvite),
  /** `guest`: opened the link and may ask to join. */
  viewer: z.enum(['owner', 'participant', 'invitee', 'guest']),
  /** For the owner, to build the link. */
  inviteCode: z.nullable(z.string()),
  serverNow: instant,
});
export type Scoreboard = z.infer<typeof Scoreboard>;

export const NewDuel = z.strictObject({ type, opponentId: uuid });
export type NewDuel = z.infer<typeof NewDuel>;

const write = { access: students, changes: ['duels'], reply: Scoreboard } as const;

export const duels = {
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/duels/v2',
    summary: 'Challenge a student; it starts when they accept, and is canceled after 24 hours',
    body: NewDuel,
    status: 201,
    idempotent: true,
    errors: ['duel.invite_exists', 'duel.too_many', 'user.not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/duels/v2',
    access: students,
    shows: ['duels'],
    summary: 'Finished and canceled duels, the latest start first',
    query: z.strictObject({
      limit: integerParam(1, 50, 20),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    }),
    reply: z.array(Duel),
    list: 'cursor',
  }),
  active: endpoint({
    method: 'GET',
    path: '/duels/v2/active',
    access: students,
    shows: ['duels', 'study-sessions'],
    summary: 'Waiting and running duels with their scores, the soonest end first',
    reply: z.array(Duel),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/duels/v2/summary',
    access: students,
    shows: ['duels'],
    summary: 'How many duels run, were finished and were won',
    reply: z.object({ active: z.int(), finished: z.int(), won: z.int() }),
  }),
  scoreboard: endpoint({
    method: 'GET',
    path: '/duels/v2/:id/scoreboard',
    access: students,
    shows: ['duels', 'study-sessions'],
    summary: 'A duel with its scores; with the code of its link also for a student who may ask to join',
    params: byId,
    query: z.strictObject({ invite: z.optional(opaqueToken) }),
    reply: Scoreboard,
    errors: ['duel.not_found'],
  }),
  complete: endpoint({
    ...write,
    method: 'POST',
    path: '/duels/v2/:id/complete',
    summary: 'Finish a running duel early; then nobody wins',
    params: byId,
    idempotent: true,
    errors: ['duel.not_found', 'duel.owner_only', 'duel.not_active'],
  }),
  invite: endpoint({
    ...write,
    method: 'POST',
    path: '/duels/v2/:id/invite',
    summary: 'Invite a student, as the owner; with one’s own id and the code of the link, ask to join',
    params: byId,
    body: z.strictObject({ inviteeId: uuid, code: z.optional(opaqueToken) }),
    idempotent: true,
    errors: [
      'duel.not_found',
      'duel.owner_only',
      'duel.invite_closed',
      'duel.invite_exists',
      'duel.invite_answered',
      'duel.full',
      'user.not_found',
    ],
  }),
  approve: endpoint({
    ...write,
    method: 'POST',
    path: '/duels/v2/invites/:id/approve',
    summary: 'Approve somebody who asks to join; they still have to accept',
    params: byId,
    errors: ['duel.invite_not_found', 'duel.not_active', 'duel.invite_answered', 'duel.full'],
  }),
  respond: endpoint({
    ...write,
    method: 'POST',
    path: '/duels/v2/invites/:id/respond',
    summary: 'Accept or decline an invite; the owner may decline a request',
    params: byId,
    body: z.strictObject({ accept: z.boolean('Kabul ya da ret gerekir') }),
    errors: ['duel.invite_not_found', 'duel.not_active', 'duel.invite_answered', 'duel.full'],
  }),
};
