import type { Access, Role, Tier } from '@netlik/contract/access';
import type { ErrorCode } from '@netlik/contract/errors';
import type { PersonOptions, TestPerson, World } from '../../apps/api/src/testing/world.ts';

export type Outcome = 'ok' | ErrorCode;

type Standing = {
  role: Role;
  tier: Tier;
  consent: 'given' | 'due' | 'guardian';
  /** The session no longer opens anything, and this is what its token is told. */
  ended?: ErrorCode;
};

const student = { role: 'student', tier: 'free', consent: 'given' } as const;
const coach = { role: 'coach', tier: 'free', consent: 'given' } as const;

/** Everyone who may knock. `otherStudent` shares the subject's coach, the closest a stranger comes to another's rows. */
const actors = {
  anonymous: null,
  free: student,
  premium: { ...student, tier: 'premium' },
  otherStudent: student,
  assignedCoach: coach,
  otherCoach: coach,
  admin: { ...coach, role: 'admin' },
  suspended: { ...student, ended: 'session.expired' },
  expired: { ...student, ended: 'session.expired' },
  consentDue: { ...student, consent: 'due' },
  guardianPending: { ...student, consent: 'guardian' },
} as const satisfies Record<string, Standing | null>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

/** What the declaration alone says to this caller: the refusal, or null when they are let in. */
export const refusalAtTheDoor = (access: Access, name: ActorName): ErrorCode | null => {
  const standing: Standing | null = actors[name];
  if (access === 'public') return null;
  if (!standing) return 'session.required';
  if (standing.ended) return standing.ended;
  if (access === 'session') return null;
  if (!access.roles.includes(standing.role)) return 'access.role';
  if (standing.consent === 'due') return 'consent.required';
  if (access.tier === 'premium' && standing.role === 'student' && standing.tier !== 'premium')
    return 'access.tier';
  if (access.guarded && standing.consent === 'guardian') return 'consent.guardian_pending';
  return null;
};

type Subject = TestPerson & { firstName: string; lastName: string };

/** One call of one actor. Everybody in it is made for it, so that what one call erases no other call misses. */
export type Cell = {
  world: World;
  actor: ActorName;
  caller: TestPerson | null;
  /** The caller's own account; for nobody, the account of somebody who is not signed in. */
  account: TestPerson;
  /** Somebody else: a student, of the assigned coach where that is the caller. */
  subject: Subject;
  password: string;
  credential: (claims: Record<string, unknown>) => string;
};

export type Stage = {
  world: World;
  /** The coach of every subject whose coach is not the caller. */
  coachId: string;
  passwordHash: string;
  password: string;
  credential: Cell['credential'];
};

const TEN_MINUTES = 600;
let count = 0;

const optionsOf = (stage: Stage, actor: ActorName): PersonOptions => {
  const { role, tier, consent }: Standing = actors[actor] ?? student;
  return {
    role,
    tier,
    consent,
    passwordHash: stage.passwordHash,
    suspended: actor === 'suspended',
    ...(actor === 'otherStudent' ? { coachId: stage.coachId } : {}),
  };
};

/** Not to be run side by side: an expired token is made by turning the clock back for a moment. */
export const enter = async (stage: Stage, actor: ActorName): Promise<Cell> => {
  const { world, coachId, password, passwordHash, credential } = stage;
  if (actor === 'expired') world.clock.advance(-TEN_MINUTES);
  const account = await world.person(optionsOf(stage, actor));
  if (actor === 'expired') world.clock.advance(TEN_MINUTES);

  count += 1;
  const names = { firstName: `Sude${count}x`, lastName: `Gizli${count}x` };
  const subject = await world.person({
    ...names,
    tier: 'premium',
    passwordHash,
    coachId: actor === 'assignedCoach' ? account.id : coachId,
  });
  return {
    world,
    actor,
    caller: actor === 'anonymous' ? null : account,
    account,
    subject: { ...subject, ...names },
    password,
    credential,
  };
};
