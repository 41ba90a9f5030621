import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import { canOpenScreen } from '../../can-open-screen.ts';
import type { PersonAccess } from '../../guards.ts';
import { builtScreens, screens } from '../../screens.ts';
import { listedBelow, menuFor, pagesFor, parentOf } from './menu.ts';

const person = (role: Role, tier: PlanTier = 'free'): PersonAccess => ({
  role,
  consent: 'given',
  plan: { tier },
});

/** Treats every screen as built. */
const listed = (who: PersonAccess) =>
  menuFor(who, screens).flatMap((group) => group.screens.map(({ path }) => path));

describe('menuFor', () => {
  it('lists the weekly plan for free students, the study plan and the coach for premium ones', () => {
    const byTier = ['/weekly-plan', '/study-plan', '/student/coach'];
    const of = (tier: PlanTier) => byTier.filter((path) => listed(person('student', tier)).includes(path));
    expect(of('free')).toEqual(['/weekly-plan']);
    expect(of('premium')).toEqual(['/study-plan', '/student/coach']);
  });

  it('lists only pages the person can open', () => {
    expect(listed(person('coach')).sort()).toEqual(
      [
        '/books',
        '/coach-dashboard',
        '/coach/imports',
        '/coach/meetings',
        '/coach/programs/create',
        '/coach/reports',
        '/coach/students',
        '/me',
        '/messages',
        '/profile',
        '/study-tracker/study-room',
        '/topic-matrix',
      ].sort(),
    );
    const admin = listed(person('admin'));
    expect(admin).toContain('/study-tracker/study-room');
    expect(admin).toContain('/coach-dashboard');
    expect(admin.filter((path) => path === '/dashboard' || path === '/goals')).toEqual([]);
    expect(listed(person('student')).filter((path) => /coach|admin/.test(path))).toEqual([]);
  });

  it('lists no page that needs an id, and no empty group', () => {
    for (const role of ['student', 'coach', 'admin'] as const) {
      expect(listed(person(role)).filter((path) => path.includes(':'))).toEqual([]);
      expect(menuFor(person(role)).filter((group) => group.screens.length === 0)).toEqual([]);
    }
  });

  it('gives no two entries of a menu, places included, one icon', () => {
    const people = [person('student'), person('student', 'premium'), person('coach'), person('admin')];
    for (const who of people) {
      const icons = menuFor(who, screens).flatMap((place) => [
        place.icon,
        ...listedBelow(place).map(({ icon }) => icon),
      ]);
      expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([]);
    }
  });

  it('lists only what is built', () => {
    const built = builtScreens.map(({ path }) => path);
    const shown = menuFor(person('student')).flatMap((group) => group.screens.map(({ path }) => path));
    expect(shown).toContain('/dashboard');
    expect(shown.filter((path) => !built.includes(path))).toEqual([]);
  });
});

it('pagesFor includes pages the menu does not list', () => {
  const pages = pagesFor(person('coach'), screens).map(({ path }) => path);
  expect(pages).toContain('/design/ui-showcase');
  expect(pages).not.toContain('/dashboard');
  expect(pages.filter((path) => path.includes(':'))).toEqual([]);
});

describe('parentOf', () => {
  const parent = (who: PersonAccess, path: string) =>
    parentOf(who, screens.find((screen) => screen.path === path)!, screens)?.path;

  it('is undefined for the first page of a place', () => {
    expect(parent(person('student'), '/dashboard')).toBeUndefined();
    expect(parent(person('student'), '/study')).toBeUndefined();
    expect(parent(person('coach'), '/messages')).toBeUndefined();
    expect(parent(person('admin'), '/admin/users')).toBeUndefined();
  });

  it('is the page above in the path, or else the first page of the place', () => {
    expect(parent(person('student'), '/flashcards')).toBe('/study');
    expect(parent(person('student'), '/duels/:id')).toBe('/duels');
    expect(parent(person('student'), '/messages/:id')).toBe('/messages');
    expect(parent(person('coach'), '/messages/:id')).toBe('/messages');
    expect(parent(person('student'), '/profile')).toBe('/me');
    expect(parent(person('coach'), '/coach/programs/week')).toBe('/coach/programs/create');
    expect(parent(person('coach'), '/coach/students/:id')).toBe('/coach/students');
    expect(parent(person('admin'), '/admin/coaches/:id')).toBe('/admin/coaches');
    expect(parent(person('student'), '/study-tracker/study-room/:roomId/chat')).toBe(
      '/study-tracker/study-room/:roomId',
    );
  });

  it('is the page that a screen names', () => {
    expect(parent(person('student'), '/topic-map')).toBe('/topic-matrix');
    expect(parent(person('admin'), '/admin/feedback/:id')).toBe('/admin/statistics');
  });

  it('is a page that the person may open, for every page and role', () => {
    for (const who of [person('student'), person('student', 'premium'), person('coach'), person('admin')]) {
      const open = screens.filter((screen) => canOpenScreen(who, screen));
      for (const screen of open) {
        const above = parentOf(who, screen, screens);
        if (above) expect(open.map(({ path }) => path)).toContain(above.path);
      }
    }
  });
});
