import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import type { PersonAccess } from '../../guards.ts';
import { screens } from '../../screens.ts';
import { menuFor } from '../menu/menu.ts';
import { placesFor, tabsFor } from './places.ts';

const person = (role: Role, tier: PlanTier = 'free'): PersonAccess => ({
  role,
  consent: 'given',
  plan: { tier },
});
const at = (path: string) => screens.find((screen) => screen.path === path)!;
const tabs = (who: PersonAccess, path: string) => tabsFor(who, at(path), screens).map(({ tab }) => tab);

describe('the five places', () => {
  it('hold everything that a student finds in the menu', () => {
    for (const tier of ['free', 'premium'] as const) {
      const places = placesFor(person('student', tier), screens);
      expect(places.map(({ label }) => label)).toEqual(['Bugün', 'Plan', 'Çalış', 'Gelişim', 'Ben']);
      const held = places.flatMap((place) => place.screens);
      const listed = menuFor(person('student', tier), screens).flatMap((group) => group.screens);
      expect(listed.filter((screen) => !held.includes(screen))).toEqual([]);
    }
  });

  it('open with their first page, by tier', () => {
    const first = (tier: PlanTier) =>
      placesFor(person('student', tier), screens).map((place) => place.screens[0]!.path);
    expect(first('free')[1]).toBe('/weekly-plan');
    expect(first('premium')[1]).toBe('/study-plan');
  });
});

describe('tabs', () => {
  it('are those of the place that a student may open, on each of its pages', () => {
    expect(tabs(person('student', 'premium'), '/study-plan')).toEqual(['Gün', 'Hafta', 'Rutin', 'Takvim']);
    expect(tabs(person('student'), '/weekly-plan')).toEqual(['Hafta', 'Rutin', 'Takvim']);
    const progress = ['Denemeler', 'Çalışmalar', 'Konular', 'Hedef'];
    expect(tabs(person('student'), '/exam-tracker')).toEqual(progress);
    expect(tabs(person('student'), '/estimates')).toEqual(progress);
    expect(tabs(person('student'), '/exam-tracker/optical')).toEqual(progress);
    expect(tabs(person('student'), '/goals/tercih')).toEqual(progress);
  });

  it('are not shown in other places, nor to coaches', () => {
    expect(tabs(person('student'), '/dashboard')).toEqual([]);
    expect(tabs(person('student'), '/flashcards')).toEqual([]);
    expect(tabs(person('coach'), '/topic-matrix')).toEqual([]);
  });
});

it('a coach and an admin begin with their own panel', () => {
  const first = (role: Role) => menuFor(person(role), screens)[0]!.screens[0]!.path;
  expect(first('coach')).toBe('/coach-dashboard');
  expect(first('admin')).toBe('/admin-dashboard');
});
