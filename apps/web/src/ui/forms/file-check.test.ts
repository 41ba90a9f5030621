import { describe, expect, it } from 'vitest';
import { fileProblem } from './file-check.ts';

const MB = 1024 * 1024;
const file = (type: string, size: number) => ({ type, size });

describe('fileProblem', () => {
  it('passes when it is an image within the limit', () => {
    expect(fileProblem(file('image/png', MB), { maxBytes: MB })).toBeNull();
  });
  it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('of type "%s" is no image', (type) => {
    expect(fileProblem(file(type, 10), { maxBytes: MB })).toMatch(/^Yalnızca resim/);
  });
  it('says its size and the limit when it is too large', () => {
    expect(fileProblem(file('image/jpeg', 2.5 * MB), { maxBytes: MB })).toMatch(/2,5 MB; en fazla 1 MB/);
  });
  it('must hold something', () => {
    expect(fileProblem(file('image/jpeg', 0), { maxBytes: MB })).toMatch(/boş/);
  });
});
