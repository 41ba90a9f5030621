import { expect, it } from 'vitest';
import { changeLines } from './audit-change.ts';

it('tells each field from what to what, and of names only that they changed', () => {
  const before = { tier: 'free', premiumUntil: null, email: 'changed', coachAccess: true };
  const after = {
    tier: 'premium',
    premiumUntil: '2026-12-01T00:00:00.000Z',
    email: 'changed',
    coachAccess: null,
  };
  expect(changeLines({ before, after })).toEqual([
    'Paket: free → premium',
    'Premium bitişi: boş → 01.12.2026 03:00:00',
    'E-posta: değişti',
    'Koç erişimi: evet → boş',
  ]);
  expect(changeLines({ before: null, after: { role: 'coach' } })).toEqual(['Rol: coach']);
  expect(changeLines({ before: null, after: null })).toEqual([]);
});
