import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPushKeys } from './web-push.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'netlik-push-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'push-keys.json');

describe('readPushKeys', () => {
  it('makes the keys once', () => {
    const keys = readPushKeys(folder);
    expect(readPushKeys(folder)).toEqual(keys);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(keys);
  });

  it.each(['{', 'null', '{}', '[]', '{"publicKey":"a","privateKey":"b"}'])(
    'names the file that holds %s',
    (text) => {
      writeFileSync(file(), text);
      expect(() => readPushKeys(folder)).toThrow(`${file()} is damaged`);
    },
  );
});
