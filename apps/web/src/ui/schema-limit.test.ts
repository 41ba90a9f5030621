import { line, prose } from '@netlik/contract/fields';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxLengthOf } from './schema-limit.ts';

describe('the limit a counter shows', () => {
  it('is the one the schema holds', () => {
    expect(maxLengthOf(prose('Hakkında', 500))).toBe(500);
    expect(maxLengthOf(line('Ad', 50))).toBe(50);
  });
  it('is found inside what may be missing', () => {
    expect(maxLengthOf(z.optional(z.nullable(prose('Not', 200))))).toBe(200);
  });
  it('is unknown where there is none', () => {
    expect(maxLengthOf(z.string())).toBeUndefined();
    expect(maxLengthOf(undefined)).toBeUndefined();
  });
});
