import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptFile } from './kept-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlik-kept-'));
  file = join(folder, 'data/secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mine = () => 'mine';
const never = (): string => {
  throw new Error('made again');
};

describe('a kept file', () => {
  it('is made once, for its owner alone, and leaves nothing beside it', () => {
    expect(keptFile(file, mine)).toBe('mine');
    expect(keptFile(file, never)).toBe('mine');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
  });

  it('is the one of who was first, where two make it at the same time', () => {
    const beaten = () => {
      keptFile(file, () => 'theirs');
      return 'mine';
    };
    expect(keptFile(file, beaten)).toBe('theirs');
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
  });

  it('that a start left empty is made again', () => {
    keptFile(file, mine);
    writeFileSync(file, '');
    expect(keptFile(file, () => 'again')).toBe('again');
  });

  it('that cannot be kept is an error, and leaves nothing', () => {
    expect(() => keptFile(file, never)).toThrow('made again');
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
  });
});
