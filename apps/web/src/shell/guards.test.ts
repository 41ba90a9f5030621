import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import { accessText } from './access-denied.texts.ts';
import { homePath, loginPath, type PersonAccess, safeNext } from './guards.ts';
import { consentRedirect, factorRedirect, firstRunRedirect, screenRedirect } from './screen-redirect.ts';

const person = (
  role: string,
  consent: 'due' | 'guardian' | 'given' = 'given',
  tier: PlanTier = 'free',
): PersonAccess => ({ role: role as Role, consent, plan: { tier } });

const open = (...roles: Role[]) => ({ roles });

describe('accessText', () => {
  it('names what is missing', () => {
    expect(accessText(['admin'])).toBe('Bu sayfaya erişmek için yönetici yetkisi gereklidir.');
    expect(accessText(['coach', 'admin'])).toBe('Bu sayfaya erişim yetkiniz bulunmuyor');
    expect(accessText(['student'])).toBe('Erişim yok.');
  });
});

describe('screenRedirect', () => {
  it('redirects to sign-in with the requested path', () => {
    expect(screenRedirect(null, open('student'), '/goals?year=2027#top')).toBe(
      '/login?next=%2Fgoals%3Fyear%3D2027%23top',
    );
  });

  it('lets strangers read what is public', () => {
    expect(screenRedirect(null, { ...open('student'), isPublic: true }, '/iletisim')).toBeNull();
  });

  it('sends the wrong role home', () => {
    expect(screenRedirect(person('student'), open('coach', 'admin'), '/coach-dashboard')).toBe('/');
  });

  it('compares roles without regard to case', () => {
    expect(screenRedirect(person('ADMIN'), open('admin'), '/admin-dashboard')).toBeNull();
    expect(homePath(person('Coach'))).toBe('/coach-dashboard');
  });

  it('asks for consent before anything else, and waits for no guardian', () => {
    expect(screenRedirect(person('student', 'due'), open('student'), '/')).toBe('/consent');
    expect(screenRedirect(person('student', 'due'), open('student'), '/goals?year=2027')).toBe(
      '/consent?next=%2Fgoals%3Fyear%3D2027',
    );
    expect(screenRedirect(person('student', 'guardian'), open('student'), '/dashboard')).toBeNull();
  });
});

describe('a new student', () => {
  const due = { ...person('student'), firstRunDue: true };

  it('is asked the questions of the first day instead of the start page, once, and opens every other link', () => {
    expect(screenRedirect(due, open('student'), '/dashboard?range=weekly')).toBe('/first-run');
    expect(screenRedirect(due, open('student'), '/duels/7')).toBeNull();
    expect(screenRedirect({ ...due, consent: 'due' }, open('student'), '/dashboard')).toBe(
      '/consent?next=%2Fdashboard',
    );
    expect(firstRunRedirect(due)).toBeNull();
    expect(firstRunRedirect({ ...due, consent: 'due' })).toBe('/');
    expect(firstRunRedirect(person('student'))).toBe('/');
    expect(firstRunRedirect(null)).toBe('/login');
  });
});

describe('an admin whose second factor is missing', () => {
  const due = { ...person('admin'), factorDue: true };

  it('is led to set one up, after the consent, and then on to where they wanted', () => {
    expect(homePath(due)).toBe('/second-factor');
    expect(screenRedirect(due, open('admin'), '/admin/users?q=a')).toBe(
      '/second-factor?next=%2Fadmin%2Fusers%3Fq%3Da',
    );
    expect(screenRedirect({ ...due, consent: 'due' }, open('admin'), '/')).toBe('/consent');
    expect(factorRedirect(due, '/admin/users')).toBeNull();
    expect(factorRedirect({ ...due, consent: 'due' }, null)).toBe('/consent');
    expect(factorRedirect({ ...due, factorDue: false }, '/admin/users')).toBe('/admin/users');
    expect(factorRedirect(null, null)).toBe('/login');
    expect(safeNext('/second-factor')).toBe('/');
  });
});

describe('screenRedirect: premium', () => {
  const door = (premiumOr: string) => ({ roles: ['student'] as const, premiumOr });

  it('is open to premium students', () => {
    const premium = person('student', 'given', 'premium');
    expect(screenRedirect(premium, door('/dashboard'), '/student/coach')).toBeNull();
  });

  it('redirects a free student to `premiumOr`, or home while that is not built', () => {
    expect(screenRedirect(person('student'), door('/dashboard'), '/student/coach')).toBe('/dashboard');
    expect(screenRedirect(person('student'), door('/no-such-page'), '/study-plan')).toBe('/');
  });

  it('sends the wrong role home like any other', () => {
    expect(screenRedirect(person('coach'), door('/dashboard'), '/student/coach')).toBe('/');
  });
});

describe('/', () => {
  it('redirects each role home, and to sign-in without a session', () => {
    expect(homePath(null)).toBe('/login');
    expect(homePath(person('student'))).toBe('/dashboard');
    expect(homePath(person('coach'))).toBe('/coach-dashboard');
    expect(homePath(person('admin'))).toBe('/admin-dashboard');
    expect(homePath(person('student', 'due'))).toBe('/consent');
  });

  it('is the profile for an unknown role, which opens what is open to all', () => {
    const ghost = person('ghost');
    expect(homePath(ghost)).toBe('/profile');
    expect(screenRedirect(ghost, open('student', 'coach', 'admin'), '/profile')).toBeNull();
    expect(screenRedirect(ghost, open('student', 'coach'), '/goals')).toBe('/');
  });
});

it('consentRedirect lets in only those who have not answered', () => {
  expect(consentRedirect(null, '/goals')).toBe('/login');
  expect(consentRedirect(person('coach'), null)).toBe('/');
  expect(consentRedirect(person('coach', 'due'), '/goals')).toBeNull();
  // Continues to the requested page, never to another site.
  expect(consentRedirect(person('coach'), '/goals')).toBe('/goals');
  expect(consentRedirect(person('coach'), '/.//evil.example')).toBe('/');
});

describe('safeNext', () => {
  it('accepts only paths of this site', () => {
    expect(safeNext('/goals?year=2027')).toBe('/goals?year=2027');
  });

  it.each([
    null,
    '',
    'goals',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/goals/..//evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/goals',
    '/consent?next=/goals',
  ])('is home for %j', (wanted) => {
    expect(safeNext(wanted)).toBe('/');
  });

  it('is left out of the login path if it is home', () => {
    expect(loginPath('/')).toBe('/login');
  });
});
