import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlik-secret-'));
  file = join(folder, 'data/secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mine = () => 'mine';
const never = (): string => {
  throw new Error('made again');
};

describe('readOrCreateSecret', () => {
  it('creates the file once, readable by its owner only, without leftovers', () => {
    expect(readOrCreateSecret(file, mine)).toBe('mine');
    expect(readOrCreateSecret(file, never)).toBe('mine');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
  });

  it('returns the first secret when two processes create it at once', () => {
    const beaten = () => {
      readOrCreateSecret(file, () => 'theirs');
      return 'mine';
    };
    expect(readOrCreateSecret(file, beaten)).toBe('theirs');
    expect(readdirSync(join(folder, 'data'))).toEqual(['secret']);
  });

  it('replaces an empty file', () => {
    readOrCreateSecret(file, mine);
    writeFileSync(file, '');
    expect(readOrCreateSecret(file, () => 'again')).toBe('again');
  });

  it('throws and leaves nothing when it cannot be created', () => {
    expect(() => readOrCreateSecret(file, never)).toThrow('made again');
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
  });
});
