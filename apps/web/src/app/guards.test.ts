import type { Role, Tier } from '@netlik/contract/access';
import { describe, expect, it } from 'vitest';
import { homeOf, type Known, loginAddress, safeNext, turnedAwayFromConsent } from './guards.ts';
import { turnedAway } from './turned-away.ts';

const person = (
  role: string,
  consent: 'due' | 'guardian' | 'given' = 'given',
  tier: Tier = 'free',
): Known => ({ role: role as Role, consent, plan: { tier } });

const open = (...roles: Role[]) => ({ roles });

describe('a protected page', () => {
  it('sends a stranger to sign in and remembers where they were going', () => {
    expect(turnedAway(null, open('student'), '/goals?year=2027#top')).toBe(
      '/login?next=%2Fgoals%3Fyear%3D2027%23top',
    );
  });

  it('sends the wrong role home', () => {
    expect(turnedAway(person('student'), open('coach', 'admin'), '/coach-dashboard')).toBe('/');
  });

  it('compares roles without regard to case', () => {
    expect(turnedAway(person('ADMIN'), open('admin'), '/admin-dashboard')).toBeNull();
    expect(homeOf(person('Coach'))).toBe('/coach-dashboard');
  });

  it('asks for consent before anything else, and waits for no guardian', () => {
    expect(turnedAway(person('student', 'due'), open('student'), '/dashboard')).toBe('/consent');
    expect(turnedAway(person('student', 'due'), open('coach'), '/coach-dashboard')).toBe('/consent');
    expect(turnedAway(person('student', 'guardian'), open('student'), '/dashboard')).toBeNull();
  });
});

describe('a page of the premium plan', () => {
  const door = (premiumOr: string) => ({ roles: ['student'] as const, premiumOr });

  it('is open to premium students', () => {
    const premium = person('student', 'given', 'premium');
    expect(turnedAway(premium, door('/dashboard'), '/student/coach')).toBeNull();
  });

  it('sends a free student to the page meant for them, or home while that is not built', () => {
    expect(turnedAway(person('student'), door('/dashboard'), '/student/coach')).toBe('/dashboard');
    expect(turnedAway(person('student'), door('/no-such-page'), '/study-plan')).toBe('/');
  });

  it('sends the wrong role home like any other', () => {
    expect(turnedAway(person('coach'), door('/dashboard'), '/student/coach')).toBe('/');
  });
});

describe('/', () => {
  it('leads each role home and a stranger to sign in', () => {
    expect(homeOf(null)).toBe('/login');
    expect(homeOf(person('student'))).toBe('/dashboard');
    expect(homeOf(person('coach'))).toBe('/coach-dashboard');
    expect(homeOf(person('admin'))).toBe('/admin-dashboard');
    expect(homeOf(person('student', 'due'))).toBe('/consent');
  });

  it('does not send an unknown role in circles', () => {
    expect(homeOf(person('ghost'))).toBe('/login');
  });
});

it('keeps those who answered out of the notice page', () => {
  expect(turnedAwayFromConsent(null)).toBe('/login');
  expect(turnedAwayFromConsent(person('coach'))).toBe('/');
  expect(turnedAwayFromConsent(person('coach', 'due'))).toBeNull();
});

describe('where to go on after signing in', () => {
  it('is a page of this site', () => {
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
    'javascript:alert(1)',
    '/login',
    '/login?next=/goals',
  ])('is home for %j', (wanted) => {
    expect(safeNext(wanted)).toBe('/');
  });

  it('is left out where it is home anyway', () => {
    expect(loginAddress('/')).toBe('/login');
  });
});
