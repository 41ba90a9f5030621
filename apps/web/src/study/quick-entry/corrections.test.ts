import { describe, expect, it } from 'vitest';
import { keepCorrections } from './corrections.ts';

const now = new Date('2026-11-18T17:00:00Z');

describe('keepCorrections', () => {
  const chosen = { subject: 'matematik', right: 30, seconds: 3600 } as const;

  it('keeps those of parts that typing on does not change', () => {
    expect(keepCorrections('mat 40 soru', 'mat 40 soru dün', chosen, now)).toEqual(chosen);
  });

  it('drops those of parts that are typed anew, and all of an emptied line', () => {
    expect(keepCorrections('mat 40 soru', 'fizik 40 soru 32d', chosen, now)).toEqual({ seconds: 3600 });
    expect(keepCorrections('mat 40 soru', ' ', chosen, now)).toEqual({});
  });
});
