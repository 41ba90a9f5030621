import { EducationForm, PersonalForm, UserChange } from '@netlik/contract/identity/users';
import { describe, expect, it } from 'vitest';
import { maxLengthOf } from './schema-limit.ts';

describe('maxLengthOf', () => {
  it('is the one the schema holds', () => {
    expect(maxLengthOf(PersonalForm.shape.bio)).toBe(500);
    expect(maxLengthOf(PersonalForm.shape.firstName)).toBe(50);
  });
  it('is found inside what may be missing', () => {
    expect(maxLengthOf(UserChange.shape.bio)).toBe(500);
  });
  it('is unknown where there is none', () => {
    expect(maxLengthOf(EducationForm.shape.targetYear)).toBeUndefined();
    expect(maxLengthOf(undefined)).toBeUndefined();
  });
});
