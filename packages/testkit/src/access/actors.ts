import type { Access } from '@netlik/contract/access';
import type { ErrorCode } from '@netlik/contract/errors';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { PersonOptions, TestPerson, World } from '../world.ts';

export type Outcome = 'ok' | ErrorCode;

type AccountState = {
  role: Role;
  tier: PlanTier;
  consent: 'given' | 'due' | 'guardian';
  /** The second factor that the role needs is missing. */
  factorDue?: true;
  /** The error code its token gets, when the session is no longer valid. */
  ended?: ErrorCode;
};

const student = { role: 'student', tier: 'free', consent: 'given' } as const;
const coach = { role: 'coach', tier: 'free', consent: 'given' } as const;

/** Every kind of caller. `otherStudent` has the same coach as the subject, the closest a stranger gets to another's rows. */
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
  factorDue: { ...coach, role: 'admin', factorDue: true },
} as const satisfies Record<string, AccountState | null>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

/** The error code that the access declaration alone gives this caller; null when it lets them in. */
export const expectedRefusal = (access: Access, name: ActorName): ErrorCode | null => {
  const state: AccountState | null = actors[name];
  if (access === 'public') return null;
  if (!state) return 'session.required';
  if (state.ended) return state.ended;
  if (access === 'session') return null;
  if (!access.roles.includes(state.role)) return 'access.role';
  if (state.consent === 'due') return 'consent.required';
  if (state.factorDue) return 'factor.required';
  if (access.tier === 'premium' && state.role === 'student' && state.tier !== 'premium') return 'access.tier';
  if (access.guarded === true && state.consent === 'guardian') return 'consent.guardian_pending';
  return null;
};

/** The caller with the fewest rights whom the endpoint lets in. */
export const callerFor = (access: Access): ActorName => {
  if (access === 'public') return 'anonymous';
  if (access === 'session' || access.roles.includes('student')) return 'premium';
  return access.roles.includes('coach') ? 'assignedCoach' : 'admin';
};

type Subject = TestPerson & { firstName: string; lastName: string };

/** One call by one actor. Its people are created for it, so that a call that deletes an account affects no other. */
export type Cell = {
  world: World;
  actor: ActorName;
  caller: TestPerson | null;
  /** The caller's own account; for `anonymous`, an account that is not signed in. */
  account: TestPerson;
  /** Another student; coached by the caller when that is `assignedCoach`. */
  subject: Subject;
  password: string;
  credential: (claims: Record<string, unknown>) => string;
};

export type AccessSetup = {
  world: World;
  /** The coach of every subject whose coach is not the caller. */
  coachId: string;
  passwordHash: string;
  password: string;
  credential: Cell['credential'];
  /** Requests of a person's texts and figures to other companies so far. */
  sentOut: () => number;
};

const TEN_MINUTES = 600;
let count = 0;

const personOptions = (setup: AccessSetup, actor: ActorName): PersonOptions => {
  const { role, tier, consent, factorDue }: AccountState = actors[actor] ?? student;
  return {
    role,
    tier,
    consent,
    secondFactor: role === 'admin' && !factorDue,
    passwordHash: setup.passwordHash,
    suspended: actor === 'suspended',
    ...(actor === 'otherStudent' ? { coachId: setup.coachId } : {}),
  };
};

/** Not safe to run in parallel: an expired token is made by setting the shared clock back for a moment. */
export const createCell = async (setup: AccessSetup, actor: ActorName): Promise<Cell> => {
  const { world, coachId, password, passwordHash, credential } = setup;
  if (actor === 'expired') world.clock.advance(-TEN_MINUTES);
  const account = await world.person(personOptions(setup, actor));
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
