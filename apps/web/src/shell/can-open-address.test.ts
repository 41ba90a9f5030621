import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import { canOpenAddress } from './can-open-address.ts';
import type { PersonAccess } from './guards.ts';
import { builtScreens } from './screens.ts';

const person = (role: Role, tier: PlanTier = 'free'): PersonAccess => ({
  role,
  consent: 'given',
  plan: { tier },
});
const [student, coach, admin] = [person('student'), person('coach'), person('admin')];

describe('canOpenAddress', () => {
  it.each(['/goals', '/goals?tab=1#x', '/dashboard'])('%s is for students', (address) => {
    expect([student, coach, admin].map((one) => canOpenAddress(one, address))).toEqual([true, false, false]);
  });

  it('agrees with the table of screens for each role', () => {
    for (const { path, roles } of builtScreens.filter(({ premiumOr }) => premiumOr === undefined)) {
      const address = path.replace(/:\w+/g, '0190');
      const doors = [student, coach, admin].map((one) => canOpenAddress(one, address));
      expect([address, doors]).toEqual([
        address,
        (['student', 'coach', 'admin'] as const).map((role) => roles.includes(role)),
      ]);
    }
  });

  it.each(['https://www.osym.gov.tr/', '/', '/profile', '/education', '/forgot-password'])(
    '%s is for everybody',
    (address) => {
      expect([student, coach, admin].every((one) => canOpenAddress(one, address))).toBe(true);
    },
  );

  it.each([null, '', '/no-such-page', '/login', '//evil.example', 'http://x.example', 'javascript:alert(1)'])(
    '%s leads nobody anywhere',
    (address) => {
      expect([student, coach, admin].some((one) => canOpenAddress(one, address))).toBe(false);
    },
  );
});
