import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, isAborted } from './api-error.ts';
import { askStepUpBy, withStepUp } from './step-up.ts';

const refused = new ApiError('Kim olduğunu doğrula', { status: 403, code: 'step_up.required' });

let passed: boolean;
let asked: number;
let answer: Promise<boolean>;
beforeEach(() => {
  passed = false;
  asked = 0;
  answer = Promise.resolve(true);
  askStepUpBy(async () => {
    asked += 1;
    passed = await answer;
    return passed;
  });
});

const guarded = async () => {
  if (!passed) throw refused;
  return 'done';
};

describe('a call that needs a step-up', () => {
  it('is made again once the person has passed it, after one question for all that wait', async () => {
    expect(await Promise.all([withStepUp(guarded), withStepUp(guarded)])).toEqual(['done', 'done']);
    expect(asked).toBe(1);
  });

  it('counts as aborted when the person gives up, and asks again the next time', async () => {
    answer = Promise.resolve(false);
    expect(isAborted(await withStepUp(guarded).catch((error: unknown) => error))).toBe(true);
    answer = Promise.resolve(true);
    expect(await withStepUp(guarded)).toBe('done');
    expect(asked).toBe(2);
  });

  it('fails as it does when it is refused for something else', async () => {
    const other = new ApiError('Yetkin yok', { status: 403, code: 'access.role' });
    expect(await withStepUp(() => Promise.reject(other)).catch((error: unknown) => error)).toBe(other);
    expect(asked).toBe(0);
  });
});
