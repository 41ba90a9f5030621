import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import type { PersonAccess } from '../../guards.ts';
import { builtScreens, screens } from '../../screens.ts';
import { breadcrumbOf, menuFor, pagesFor } from './menu.ts';

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

  it('gives no two entries of a menu one icon', () => {
    const people = [person('student'), person('student', 'premium'), person('coach'), person('admin')];
    for (const who of people) {
      const icons = menuFor(who, screens).flatMap((group) => group.screens.map(({ icon }) => icon));
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

describe('breadcrumbOf', () => {
  const trail = (who: PersonAccess, path: string) =>
    breadcrumbOf(who, screens.find((screen) => screen.path === path)!, screens).map((above) => above.path);

  it('starts at home and lists the parent page', () => {
    expect(trail(person('student'), '/dashboard')).toEqual([]);
    expect(trail(person('student'), '/goals')).toEqual(['/dashboard']);
    expect(trail(person('student'), '/duels/:id')).toEqual(['/dashboard', '/duels']);
    expect(trail(person('admin'), '/admin/coaches/:id')).toEqual(['/admin-dashboard', '/admin/coaches']);
    expect(trail(person('admin'), '/study-tracker/study-room/:roomId')).toEqual([
      '/admin-dashboard',
      '/study-tracker/study-room',
    ]);
  });
});
