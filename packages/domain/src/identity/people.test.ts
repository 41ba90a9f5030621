import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { studyDay } from '../study-day.ts';
import {
  birthYearChoices,
  isGuardianDue,
  isMinor,
  lastAdultBirthYear,
  missingFields,
  type ProfileFields,
  profileCompleteness,
} from './people.ts';

const today = studyDay(new Date('2026-11-15T09:00:00Z'));

const full: Required<ProfileFields> = {
  role: 'student',
  firstName: 'Zeynep',
  lastName: 'Kaya',
  phone: '+90 555 000 00 00',
  bio: 'Tıp istiyorum.',
  avatar: '/files/avatar.webp',
  currentSchool: 'Ankara Fen Lisesi',
  schoolType: 'fen',
  grade: '12',
  city: 'Ankara',
  targetYear: 2027,
  targetFieldType: 'sayisal',
  targetUniversities: [{ name: 'Hacettepe Üniversitesi' }],
};
const { role: _, ...answers } = full;
const personal = ['firstName', 'lastName', 'phone', 'bio', 'avatar'];

describe('profileCompleteness', () => {
  it.each(ROLES)('is 0 for an empty and 100 for a full profile of a %s', (role) => {
    expect(profileCompleteness({ role })).toBe(0);
    expect(profileCompleteness({ ...answers, role })).toBe(100);
    expect(missingFields({ ...answers, role })).toEqual([]);
  });

  it.each(Object.keys(answers))('misses one twelfth of a student without %s', (field) => {
    const without = { ...full, [field]: null };
    expect([profileCompleteness(without), missingFields(without)]).toEqual([92, [field]]);
  });

  it.each(['coach', 'admin'] as const)('asks a %s for the five things their page asks for', (role) => {
    expect(missingFields({ role })).toEqual(personal);
    for (const field of Object.keys(answers))
      expect(profileCompleteness({ ...answers, role, [field]: null }), field).toBe(
        personal.includes(field) ? 80 : 100,
      );
  });

  it('does not count blanks or an empty list', () => {
    expect(missingFields({ ...full, bio: '  ', targetUniversities: [] })).toEqual([
      'bio',
      'targetUniversities',
    ]);
  });

  it('does not count a second target university', () => {
    expect(profileCompleteness({ role: 'student', targetUniversities: [1] })).toBe(8);
    expect(profileCompleteness({ role: 'student', targetUniversities: [1, 2] })).toBe(8);
  });
});

describe('isMinor', () => {
  it.each([
    [2009, true],
    [2008, true],
    [2007, false],
    [1990, false],
  ])('in 2026 a person born in %i: %s', (birthYear, minor) => {
    expect(isMinor(birthYear, today)).toBe(minor);
    expect(birthYear > lastAdultBirthYear(today)).toBe(minor);
  });

  it('follows the year of Istanbul', () => {
    expect(isMinor(2008, studyDay(new Date('2026-12-31T20:59:59Z')))).toBe(true);
    expect(isMinor(2008, studyDay(new Date('2026-12-31T21:00:00Z')))).toBe(false);
  });
});

describe('guardianDue', () => {
  it('asks for a guardian only for a student who is or may be a minor', () => {
    expect(isGuardianDue('student', 2010, false, today)).toBe(true);
    expect(isGuardianDue('student', null, false, today)).toBe(true);
    expect(isGuardianDue('student', 2000, false, today)).toBe(false);
    expect(isGuardianDue('coach', 2010, false, today)).toBe(false);
    expect(isGuardianDue('admin', null, false, today)).toBe(false);
  });

  it('is settled by the confirmation', () => {
    expect(isGuardianDue('student', 2010, true, today)).toBe(false);
  });
});

describe('birthYearChoices', () => {
  it('offers ten-year-olds first and stops at a hundred', () => {
    const years = birthYearChoices(today);
    expect([years[0], years.at(-1)]).toEqual([2016, 1926]);
  });
});
