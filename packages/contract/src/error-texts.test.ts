import { describe, expect, it } from 'vitest';
import { errorText, errorTexts } from './error-texts.ts';
import { type ErrorCode, errorStatus } from './errors.ts';

const codes = Object.keys(errorStatus) as ErrorCode[];

/** The client refreshes its token if the text of a 401 or 403 matches this. */
const outdated =
  /token (is |has |was )?(outdated|expired)|(outdated|expired) token|session (is |has |was )?expired|token verification failed|jwt expired|refresh token|oturum süreniz doldu/i;

describe('errorText', () => {
  it.each(codes.filter((code) => errorStatus[code] === 403))(
    'of the 403 %s does not sound like an expired session',
    (code) => {
      const text = errorText(code, { retryAfter: 60 });
      expect(text).not.toMatch(outdated);
      expect(text).not.toMatch(/token|session|jwt|oturum|süre/i);
    },
  );

  it('of an expired session makes the client refresh its token', () => {
    for (const code of ['session.expired', 'session.refresh_invalid'] as const)
      expect(errorText(code)).toMatch(outdated);
  });

  it('of a wrong password does not trigger a token refresh', () => {
    for (const code of ['sign_in.wrong', 'google.invalid'] as const)
      expect(errorText(code)).not.toMatch(outdated);
  });

  it.each(codes)('of %s is one or two whole sentences', (code) => {
    const params = {
      retryAfter: 90,
      megabytes: 5,
      most: 5,
      limit: 20,
      count: 3,
      from: '10:00',
      to: '10:45',
      topic: 'Türev',
      other: 'AYT',
    };
    const text = errorText(code, params);
    expect(text).toMatch(/^[A-ZÇĞİÖŞÜ0-9].*[.!?]$/u);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it('exists for every code and for nothing else', () => {
    expect(Object.keys(errorTexts).sort()).toEqual([...codes].sort());
  });

  it.each([
    [0.2, '1 saniye'],
    [59, '59 saniye'],
    [60, '1 dakika'],
    [61, '2 dakika'],
    [900, '15 dakika'],
  ])('tells %f seconds of waiting as %s', (retryAfter, words) => {
    expect(errorText('request.too_many', { retryAfter })).toContain(words);
    expect(errorText('sign_in.throttled', { retryAfter })).toContain(words);
  });

  it('matches the specification word for word where it gives a text', () => {
    expect(errorText('session.required')).toBe('Yetkisiz işlem. Lütfen giriş yapın.');
    expect(errorText('access.role')).toBe('Bu işlem için yetkiniz yok.');
    expect(errorText('session.expired')).toBe('Oturum süreniz doldu. Lütfen tekrar giriş yapın.');
    expect(errorText('server.failed')).toBe('Sunucuda bir hata oluştu. Lütfen tekrar deneyin.');
  });
});
