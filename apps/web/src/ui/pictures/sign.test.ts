import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sign } from './sign.ts';

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');

it('is the same in the icon of the tab and in the head of mails', () => {
  for (const path of ['apps/web/public/favicon.svg', 'apps/api/src/mail/mail-layout.ts'])
    expect(read(path)).toContain(`d="${sign.line}"`);
});
