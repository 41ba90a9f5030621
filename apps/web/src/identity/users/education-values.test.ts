import { check } from '@netlik/contract/check';
import type { Profile } from '@netlik/contract/identity/person';
import { EducationForm } from '@netlik/contract/identity/users';
import { expect, it } from 'vitest';
import { educationBody, educationValues } from './education-values.ts';

const years = [2026, 2027, 2028];

const saved = {
  currentSchool: 'Kadıköy Anadolu Lisesi',
  schoolType: 'anadolu',
  grade: '12',
  city: 'İstanbul',
  targetYear: 2027,
  targetFieldType: 'esit_agirlik',
} as Profile;

it('returns the saved values when nothing is changed', () => {
  expect(check(EducationForm, educationBody(educationValues(saved, years)))).toEqual({
    ok: true,
    data: { ...saved },
  });
});

it('requires all six fields of an empty account', () => {
  const empty = {
    currentSchool: '',
    schoolType: null,
    grade: null,
    city: '',
    targetYear: null,
    targetFieldType: null,
  } as Profile;
  const checked = check(EducationForm, educationBody(educationValues(empty, years)));
  if (checked.ok) throw new Error('an empty form passed');
  expect(Object.fromEntries(checked.errors.map(({ path, message }) => [path, message]))).toEqual({
    currentSchool: 'Okul gereklidir',
    schoolType: 'Okul türü gereklidir',
    grade: 'Sınıf gereklidir',
    city: 'Şehir gereklidir',
    targetYear: 'Hedef yıl gereklidir',
    targetFieldType: 'Alan gereklidir',
  });
});

it('clears a past target year', () => {
  expect(educationValues({ ...saved, targetYear: 2025 }, years).targetYear).toBe('');
});
