import type { PlanTier, Role } from '@netlik/domain/roles';
import { describe, expect, it } from 'vitest';
import { canOpenScreen } from '../../can-open-screen.ts';
import type { PersonAccess } from '../../guards.ts';
import { forRole, placesOf } from '../../screen.ts';
import { screens } from '../../screens.ts';
import { menuFor, tabsFor } from './menu.ts';

const person = (role: Role, tier: PlanTier = 'free'): PersonAccess => ({
  role,
  consent: 'given',
  plan: { tier },
});
const at = (path: string) => screens.find((screen) => screen.path === path)!;
const tabs = (who: PersonAccess, path: string) => {
  const role = who.role.toLowerCase() as Role;
  return tabsFor(who, at(path), screens).map(({ tab }) => forRole(tab, role));
};
const labels = (who: PersonAccess) => menuFor(who, screens).map(({ label }) => label);
const first = (who: PersonAccess) => menuFor(who, screens).map((place) => place.screens[0]!.path);

describe('the five places', () => {
  it('of each role have their names, in order', () => {
    for (const tier of ['free', 'premium'] as const)
      expect(labels(person('student', tier))).toEqual(['Bugün', 'Plan', 'Çalış', 'Gelişim', 'Ben']);
    expect(labels(person('coach'))).toEqual(['Panel', 'Öğrenciler', 'Programlar', 'Mesajlar', 'Ben']);
    expect(labels(person('admin'))).toEqual(['Panel', 'Kişiler', 'İçerik', 'Sistem', 'Ben']);
  });

  it('open with a page of their own, by tier', () => {
    expect(first(person('student'))).toEqual([
      '/dashboard',
      '/weekly-plan',
      '/study',
      '/exam-tracker',
      '/me',
    ]);
    expect(first(person('student', 'premium'))[1]).toBe('/study-plan');
    expect(first(person('coach'))).toEqual([
      '/coach-dashboard',
      '/coach/students',
      '/coach/programs/create',
      '/messages',
      '/me',
    ]);
    expect(first(person('admin'))).toEqual([
      '/admin-dashboard',
      '/admin/users',
      '/admin/alerts',
      '/admin/system',
      '/me',
    ]);
  });

  it('hold every page that a role may open', () => {
    for (const role of ['student', 'coach', 'admin'] as const) {
      const without = screens.filter(
        (screen) =>
          canOpenScreen(person(role), screen) && !placesOf[role].includes(forRole(screen.place, role)!),
      );
      expect(without.map(({ path }) => path)).toEqual([]);
    }
  });
});

describe('tabs', () => {
  it('are those of the place that a student may open, on each of its pages', () => {
    expect(tabs(person('student', 'premium'), '/study-plan')).toEqual(['Gün', 'Hafta', 'Rutin', 'Takvim']);
    expect(tabs(person('student'), '/weekly-plan')).toEqual(['Hafta', 'Rutin', 'Takvim']);
    const progress = ['Denemeler', 'Çalışmalar', 'Konular', 'Hedef'];
    expect(tabs(person('student'), '/exam-tracker')).toEqual(progress);
    expect(tabs(person('student'), '/estimates')).toEqual(progress);
  });

  it('of coaches and admins are the pages beside each other', () => {
    expect(tabs(person('coach'), '/coach/students')).toEqual(['Liste', 'Raporlar', 'Odalar', 'Konular']);
    expect(tabs(person('coach'), '/coach/imports')).toEqual(['Yaz', 'Görüşmeler', 'Aktar', 'Kitaplar']);
    expect(tabs(person('admin'), '/admin/audit')).toEqual(['Durum', 'Kayıt']);
  });

  it('are not shown in a place without them, nor on a page below a tab', () => {
    expect(tabs(person('student'), '/dashboard')).toEqual([]);
    expect(tabs(person('student'), '/flashcards')).toEqual([]);
    expect(tabs(person('coach'), '/messages')).toEqual([]);
    expect(tabs(person('student'), '/exam-tracker/optical')).toEqual([]);
    expect(tabs(person('coach'), '/coach/students/:id')).toEqual([]);
  });
});
