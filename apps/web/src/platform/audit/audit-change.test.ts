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
    'Paket: Ücretsiz → Premium',
    'Premium bitişi: boş → 1 Aralık 2026 03:00',
    'E-posta: değişti',
    'Koç erişimi: evet → boş',
  ]);
  expect(changeLines({ before: null, after: { role: 'coach' } })).toEqual(['Rol: Koç']);
  expect(changeLines({ before: null, after: null })).toEqual([]);
  expect(changeLines({ before: { day: '2026-11-20' }, after: null })).toEqual(['Gün: 2026-11-20']);
  const gone = '01890a5d-ac96-774b-bcce-b302099a8000';
  expect(changeLines({ before: { coachId: gone }, after: { coachId: 'Kemal Öz' } })).toEqual([
    'Koç: Silinmiş hesap → Kemal Öz',
  ]);
});
