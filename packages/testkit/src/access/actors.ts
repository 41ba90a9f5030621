import type { Access } from '@netlik/contract/access';
import type { ErrorCode } from '@netlik/contract/errors';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { PersonOptions, TestPerson, World } from '../world.ts';

export type Outcome = 'ok' | ErrorCode;

type AccountState = {
  role: Role;
  tier: PlanTier;
  consent: 'given' | 'due' | 'guardian';
  /** The role's required second factor is missing. */
  factorDue?: true;
  /** The error code for the token of an invalid session. */
  ended?: ErrorCode;
};

const student = { role: 'student', tier: 'free', consent: 'given' } as const;
const coach = { role: 'coach', tier: 'free', consent: 'given' } as const;

/** `otherStudent` has the same coach as the subject, the closest a stranger gets to another's rows. */
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

/** The refusal that the access declaration alone implies; null if the caller may enter. */
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

/** The caller with the fewest rights that may enter. */
export const callerFor = (access: Access): ActorName => {
  if (access === 'public') return 'anonymous';
  if (access === 'session' || access.roles.includes('student')) return 'premium';
  return access.roles.includes('coach') ? 'assignedCoach' : 'admin';
};

type Subject = TestPerson & { firstName: string; lastName: string };

/** One call by one actor, with people created for it so that deleting an account affects no other call. */
export type Cell = {
  world: World;
  actor: ActorName;
  caller: TestPerson | null;
  /** The caller's account; for `anonymous` an account that is not signed in. */
  account: TestPerson;
  /** Another student, coached by the caller if that is `assignedCoach`. */
  subject: Subject;
  password: string;
  credential: (claims: Record<string, unknown>) => string;
};

export type AccessSetup = {
  world: World;
  /** The coach of every subject not coached by the caller. */
  coachId: string;
  passwordHash: string;
  password: string;
  credential: Cell['credential'];
  /** Number of requests with personal data to other companies. */
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

/** Not safe in parallel, because expired tokens are made by briefly setting the shared clock back. */
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
