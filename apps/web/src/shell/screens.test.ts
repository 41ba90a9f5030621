import type { Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import { menuIcons } from './frame/menu/menu-icons.tsx';
import { publicScreens } from './public-screens.ts';
import { builtPathOrHome, builtScreens, movedPaths, screens } from './screens.ts';

/** A separate copy of the specification's route table. */
const student =
  '/dashboard /support/reports /study-tracker/timer /study-tracker/sessions /calendar/study /calendar/question /weekly-plan /daily-routine-demo /daily-routine /weekly-routine /flashcards /motivation/badges /habits /ai/suggestions /ai-assistant /goals /exam-tracker /duels /duels/:id';
const premium = '/student/coach /study-plan';
const everybodysWork =
  '/study-tracker/study-room /study-tracker/study-room/:roomId /study-tracker/study-room/:roomId/chat /topic-matrix';
const staff = '/coach-dashboard /coach/students/:id /coach/programs/create /coach/reports';
const admin =
  '/admin-dashboard /admin/coaches /admin/coaches/:id /admin/assignments /admin/statistics /admin/reports /admin/daily-challenges /admin/alerts /admin/feedback/:id /landing';
const any = '/profile /design/ui-showcase';
const expected = (paths: string, roles: Role[], tier = '') =>
  paths.split(' ').map((path) => `${path} ${roles.join()}${tier}`);

const all: Role[] = ['student', 'coach', 'admin'];

describe('screens', () => {
  it('has every page of the specification, with the same audiences', () => {
    const listed = screens.map(
      ({ path, roles, premiumOr }) => `${path} ${roles.join()}${premiumOr ? ' premium' : ''}`,
    );
    expect(listed).toEqual(
      expect.arrayContaining([
        ...expected(student, ['student']),
        ...expected(premium, ['student'], ' premium'),
        ...expected(everybodysWork, all),
        ...expected(staff, ['coach', 'admin']),
        ...expected(admin, ['admin']),
        ...expected(any, all),
      ]),
    );
  });

  it('sends free students where the specification says', () => {
    const instead = Object.fromEntries(
      screens.filter(({ premiumOr }) => premiumOr).map(({ path, premiumOr }) => [path, premiumOr]),
    );
    expect(instead).toEqual({ '/study-plan': '/weekly-plan', '/student/coach': '/dashboard' });
  });

  it('names a tutorial once', () => {
    const named = screens.map(({ tutorial }) => tutorial).filter((page) => page !== undefined);
    expect(new Set(named).size).toBe(named.length);
  });

  it('names a page once, and none twice in the public list', () => {
    const paths = [...screens, ...publicScreens].map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('gives every page of a menu a name of its own', () => {
    const titles = screens.filter(({ menu }) => menu).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('icons of the menu', () => {
  it.each(all)('are never drawn alike for a %s', (role) => {
    const entries = screens.filter(({ menu, roles }) => menu && roles.includes(role));
    const alike = entries.filter(({ icon, path }) =>
      entries.some((other) => other.path !== path && menuIcons[other.icon] === menuIcons[icon]),
    );
    expect(alike.map(({ title }) => title)).toEqual([]);
    expect(entries.length).toBeGreaterThan(4);
  });
});

describe('movedPaths', () => {
  it.each(Object.entries(movedPaths))('%s leads to a page of the table: %s', (from, to) => {
    expect(screens.map(({ path }) => path)).toContain(to);
    expect(screens.map(({ path }) => path)).not.toContain(from);
  });

  it('is home while its page is not built', () => {
    const unbuilt = screens.find(({ load }) => !load);
    if (unbuilt) expect(builtPathOrHome(unbuilt.path)).toBe('/');
    for (const { path } of builtScreens) expect(builtPathOrHome(path)).toBe(path);
  });
});
