import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, findStep, stepOf, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '94287082'],
    ['2005-03-18T01:58:29Z', '07081804'],
    ['2005-03-18T01:58:31Z', '14050471'],
    ['2009-02-13T23:31:30Z', '89005924'],
    ['2033-05-18T03:33:20Z', '69279037'],
    ['2603-10-11T11:33:20Z', '65353130'],
  ])('are those of RFC 6238 at %s', (at, code) => {
    expect(codeOfStep(secret, stepOf(new Date(at)), 8)).toBe(code);
  });
  it('count one step before and after, and no more', () => {
    const now = new Date('2026-11-15T09:00:00Z');
    const step = stepOf(now);
    const found = [-2, -1, 0, 1, 2].map((off) => findStep(secret, codeOfStep(secret, step + off), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });
  it('are made from the secret in the address of the QR code', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri(secret, 'a+b@x.com')).toBe(
      'otpauth://totp/Netlik:a%2Bb%40x.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Netlik',
    );
  });
});
