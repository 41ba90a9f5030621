import { id, later, needed, now, optional, type Time, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const identityTables = {
  sessions: {
    id,
    userId,
    device: 'eski',
    remembered: false,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later,
  },
  user_tokens: {
    hash: needed<string>(),
    userId,
    purpose: 'reset-password',
    createdAt: now,
    expiresAt: later,
  },
  users: {
    id,
    email: () => `${id()}@test.example`,
    role: 'student',
    tier: 'free',
    firstName: '',
    lastName: '',
    nameFolded: '',
    passwordHash: optional<string>(),
    coachId: optional<string>(),
    emailVerifiedAt: optional<Time>(),
    createdAt: now,
  },
};
