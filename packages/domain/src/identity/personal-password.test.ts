import { describe, expect, it } from 'vitest';
import { isPersonalPassword } from './personal-password.ts';

const owner = { email: 'isil.cag08@okul.example', firstName: 'Işıl Nur', lastName: 'Çağ' };

describe('isPersonalPassword', () => {
  it.each([
    'isil.cag08@okul.example',
    'ISIL.CAG08',
    'isilcag',
    'Işıl2008',
    'işılnur!',
    'ÇağIşıl-2008',
    'cag.2008',
    'netlik2026',
    'Netlik-2027!',
    '2026NETLİK',
    'netlikisil1',
  ])('refuses %s', (password) => expect(isPersonalPassword(password, owner)).toBe(true));

  it.each(['isil-kitap-okur', 'netlikle-calis', 'cagdas-bir-gun', '48201937', 'uzun-bir-parola-7'])(
    'takes %s',
    (password) => expect(isPersonalPassword(password, owner)).toBe(false),
  );

  it('refuses an address of digits only', () =>
    expect(isPersonalPassword('5321234567', { email: '5321234567@okul.example' })).toBe(true));

  it('answers at once for words that repeat each other', () => {
    const email = `${'a'.repeat(20)}.${'a'.repeat(19)}@aa.aaa`;
    expect(isPersonalPassword(`${'a'.repeat(127)}b`, { email })).toBe(false);
  });
});
