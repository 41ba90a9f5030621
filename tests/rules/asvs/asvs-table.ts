import { readFileSync } from 'node:fs';
import type { NamedTest } from '@netlik/testkit/named-tests';

/** A requirement of OWASP ASVS 5.0, level 1 or 2, and how it is met; `requirements.tsv` lists them. */
export type Requirement = {
  id: string;
  level: 1 | 2;
  /** In our own words. */
  what: string;
  status: (typeof statuses)[number];
  tests: readonly NamedTest[];
  note: string;
};

export const statuses = ['tested', 'met', 'partly', 'not met', 'the operator’s', 'does not apply'] as const;

const testOf = (text: string): NamedTest => {
  const [file = '', title = ''] = text.split(' › ');
  return { file, title };
};

export const readRequirements = (): Requirement[] =>
  readFileSync(new URL('requirements.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level, what = '', status, tests = '', note = ''] = line.split('\t');
      return {
        id,
        level: Number(level) as Requirement['level'],
        what,
        status: status as Requirement['status'],
        tests: tests.split(' | ').filter(Boolean).map(testOf),
        note,
      };
    });

const CHAPTERS = [
  'Encoding and sanitisation',
  'Validation and business logic',
  'The page in the browser',
  'API',
  'Files',
  'Authentication',
  'Sessions',
  'Authorisation',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Communication',
  'Configuration',
  'Data protection',
  'Code and architecture',
  'Logs and errors',
  'WebRTC',
];

const escaped = (text: string) => text.replaceAll('|', '\\|');
const cellOf = ({ tests, note }: Requirement) =>
  [
    ...tests.map(({ file, title }) => `[${file.split('/').at(-1)}](../${file}): ${escaped(title)}`),
    ...(note ? [escaped(note)] : []),
  ].join('<br>');

const head = (rows: readonly Requirement[]) => `# OWASP ASVS 5.0, levels 1 and 2

Generated from \`tests/rules/asvs/requirements.tsv\` by \`npx vitest run tests/rules/asvs -u\`; a test fails when a named test is gone. Numbers and levels are those of
the [OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS) (© The OWASP Foundation,
[CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/)); the requirements are shortened in our own words, and this page is under the same licence.
An entry says how it stands; where it names tests, they are what shows it.

| | ${statuses.join(' | ')} |
| --- | ${statuses.map(() => '---').join(' | ')} |
${([1, 2] as const)
  .map((level) => {
    const count = (status: string) =>
      rows.filter((row) => row.level === level && row.status === status).length;
    return `| level ${level} | ${statuses.map(count).join(' | ')} |`;
  })
  .join('\n')}
`;

export const renderTable = (rows: readonly Requirement[]): string =>
  [
    head(rows),
    ...CHAPTERS.map((name, index) => {
      const lines = rows
        .filter(({ id }) => id.startsWith(`${index + 1}.`))
        .map((row) => `| ${row.id} | ${row.level} | ${escaped(row.what)} | ${row.status} | ${cellOf(row)} |`);
      return `## V${index + 1} ${name}\n\n| | level | requirement | status | shown by |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`;
    }),
  ].join('\n');
