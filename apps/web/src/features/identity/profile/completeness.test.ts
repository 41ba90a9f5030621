import type { Profile } from '@netlik/contract/identity/person';
import { expect, it } from 'vitest';
import { ayse } from '../../../api/testing/identity.ts';
import { bandOf, completenessOf } from './completeness.ts';

const blank: Profile = {
  ...ayse,
  phone: '',
  bio: '',
  currentSchool: '',
  schoolType: null,
  grade: null,
  city: ' ',
  targetYear: null,
  targetFieldType: null,
  targetUniversities: [],
  profileCompleteness: 17,
  hasPassword: true,
};

const full: Profile = {
  ...blank,
  phone: '0 532 000 00 00',
  bio: 'Merhaba',
  avatar: '/a.webp',
  currentSchool: 'Kadıköy Anadolu Lisesi',
  schoolType: 'anadolu',
  grade: '12',
  city: 'İstanbul',
  targetYear: 2027,
  targetFieldType: 'sayisal',
  targetUniversities: [
    { _id: 'x', name: 'Boğaziçi', department: 'Tıp', priority: 1, image: null, placement: null },
  ],
};

it('names what a new student has not filled in, in the order of the page', () => {
  expect(completenessOf(blank)).toEqual({
    percent: 17,
    missing: [
      'phone',
      'bio',
      'avatar',
      'currentSchool',
      'schoolType',
      'grade',
      'city',
      'targetYear',
      'targetFieldType',
      'targetUniversities',
    ],
  });
});

it('misses nothing in a full profile', () => {
  expect(completenessOf(full)).toEqual({ percent: 100, missing: [] });
});

it('asks no coach for a school', () => {
  const coach: Profile = { ...blank, role: 'coach', phone: '0532' };
  expect(completenessOf(coach)).toEqual({ percent: 60, missing: ['bio', 'avatar'] });
});

it.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'middle'],
  [79, 'middle'],
  [80, 'high'],
  [99, 'high'],
  [100, 'full'],
])('%i%% is %s', (percent, band) => {
  expect(bandOf(percent)).toBe(band);
});
