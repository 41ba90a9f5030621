import { describe, expect, it } from 'vitest';
import { browserRules } from './browser-rules.ts';
import { commentRules } from './comment-rules.ts';
import { functionRules, unneededExceptions } from './function-rules.ts';
import { importRules, type Rule } from './import-rules.ts';
import { findImports, type SourceFile, stripNonCode } from './import-scanner.ts';
import { nameRules } from './name-rules.ts';
import { rowRules } from './row-rules.ts';
import { projectFiles } from './source-files.ts';
import { styleRules } from './style-rules.ts';
import { testRules } from './test-rules.ts';
import { textRules } from './text-rules.ts';
import { webRules } from './web-rules.ts';

const rules: Record<string, Rule> = {
  ...importRules,
  ...nameRules,
  ...textRules,
  ...functionRules,
  ...styleRules,
  ...commentRules,
  ...rowRules,
  ...webRules,
  ...browserRules,
  ...testRules,
};

describe('architecture rules', () => {
  const files = projectFiles();

  it('scan the whole project', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.map(({ path }) => path)).toContain('apps/api/src/main.ts');
  });
  it.each(Object.entries(rules))('%s', (_name, rule) => {
    expect(rule(files)).toEqual([]);
  });
  it('the list of long functions names only those', () => {
    expect(unneededExceptions(files)).toEqual([]);
  });
});

/** Files from `path: text`. */
const project = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

const api = 'apps/api/src';
const web = 'apps/web/src';

/** For each rule: files that break it, and similar files that do not. */
const planted: Record<keyof typeof rules, { broken: Record<string, string>; sound: Record<string, string> }> =
  {
    'screens write through useWrite': {
      broken: {
        [`${web}/study/habits/a.tsx`]: `await call(habits.log, { params, body });`,
        [`${web}/study/habits/b.tsx`]: `const { mutate } = useMutation({ mutationFn });`,
        [`${web}/study/habits/c.ts`]: `if (error instanceof ApiError) toast({ text: error.message });`,
        [`${web}/study/habits/d.ts`]: `void sendOrEnqueue(write, send);`,
      },
      sound: {
        [`${web}/study/habits/e.ts`]: `call(habits.list, {}, signal);\nsend(habits.log, { params, body });`,
      },
    },
    'a failed import is handled outside of it': {
      broken: {
        [`${web}/a.ts`]: `import('./b.tsx').then(\n  ({ B }) => set(B),\n  () => undefined,\n);`,
      },
      sound: {
        [`${web}/c.ts`]: `const load = () => import('./b.tsx');\nload().then(\n  ({ B }) => set(B),\n  () => undefined,\n);`,
        [`${web}/d.ts`]: `import('./b.tsx').then(({ B }) => set(B));`,
      },
    },
    'the web uses nothing that a browser of the floor lacks': {
      broken: {
        [`${web}/a.ts`]: String.raw`const word = /(?<=\s)a/;`,
        [`${web}/b.ts`]: 'export const b = Object.groupBy(rows, keyOf);',
        [`${web}/d.ts`]: 'const all = [...names.keys().map(toText)];',
        [`${web}/e.ts`]: `export const PHONE = '(width < 768px)';`,
      },
      sound: {
        [`${web}/f.ts`]: 'const f = rows.toSorted(); z.union([a, b]); Object.keys(f).map(toText);',
        'packages/domain/src/g.ts': 'const neverInTheBrowser = /(?<!a)b/;',
      },
    },
    'the API and the web app never import each other': {
      broken: {
        [`${api}/a.ts`]: `import type { A } from '../../web/src/a.ts';`,
        [`${web}/b.ts`]: `const b = await import('@netlik/api/b');`,
      },
      sound: { [`${web}/c.ts`]: `import { c } from './api/call.ts';` },
    },
    'the domain imports nothing but itself': {
      broken: {
        'packages/domain/src/a.ts': `import { readFileSync } from 'node:fs';`,
        'packages/domain/src/b.ts': `import { x } from '@netlik/contract/errors';`,
      },
      sound: {
        'packages/domain/src/c.ts': `import { tr } from './turkish.ts';\nimport { net } from '@netlik/domain/net';`,
        'packages/domain/src/c.test.ts': `import { it } from 'vitest';`,
      },
    },
    'the contract imports zod and value lists of the domain': {
      broken: {
        'packages/contract/src/a.ts': `import { net } from '@netlik/domain/net';`,
        'packages/contract/src/c.ts': `import fastify from 'fastify';`,
      },
      sound: {
        'packages/contract/src/b.ts': `import * as z from 'zod/mini';\nimport { a } from './a.ts';`,
        'packages/contract/src/d.ts': `import { ROLES } from '@netlik/domain/roles';\nimport type { Day } from '@netlik/domain/day';`,
        'packages/domain/src/roles.ts': `import type { Day } from './day.ts';\nexport const ROLES = ['student'] as const;`,
        'packages/domain/src/day.ts': `export const today = (): Day => '2026-01-01' as Day;`,
      },
    },
    'infrastructure never imports domains': {
      broken: {
        [`${api}/http/a.ts`]: `import type {\n  A,\n  B,\n} from '../identity/users/people.sql.ts';`,
        [`${web}/ui/b.tsx`]: `export { b } from '../study/habits/b.tsx';`,
        [`${web}/data/c.ts`]: `import '../study/habits/c.ts';`,
        [`${web}/data/outbox/e.ts`]: `import type { E } from '../../study/habits/e.ts';`,
        [`${web}/ui/tutorial/f.tsx`]: `const f = () => import('../../study/habits/f.tsx');`,
        [`${web}/data/g.ts`]: `import type { Habit } from '@netlik/contract/study/habits';`,
      },
      sound: {
        [`${api}/app.ts`]: `import { routes } from './identity/users/users.routes.ts';`,
        [`${api}/http/d.ts`]: `// import { a } from '../study/habits/a.ts'`,
        [`${web}/data/h.ts`]: `import type { Person } from '@netlik/contract/identity/person';`,
      },
    },
    'a domain imports only domains below it': {
      broken: {
        [`${api}/study/habits/a.service.ts`]: `import { today } from '../../planning/today/today.service.ts';`,
        [`${web}/exams/estimates/b.tsx`]: `import type { Book } from '@netlik/contract/practice/books';`,
        [`${web}/platform/alerts/c.tsx`]: `const page = () => import('../../shell/frame/frame.tsx');`,
        'packages/contract/src/identity/d.ts': `import { Habit } from '../study/habits.ts';`,
        'packages/contract/src/fields.ts': `import { Habit } from './study/habits.ts';`,
        'packages/domain/src/study/streaks.ts': `import type { Plan } from '../planning/planner/plan.ts';`,
        'packages/domain/src/yks/e.ts': `import { streak } from '../study/streaks.ts';`,
        [`${api}/deps.ts`]: `import type { Users } from './identity/users/users.service.ts';`,
      },
      sound: {
        [`${api}/planning/today/f.service.ts`]: `import { habits } from '../../study/habits/habits.service.ts';`,
        [`${web}/shell/router.tsx`]: `import { Today } from '../planning/today/today.tsx';`,
        'packages/contract/src/contract.ts': `import { habits } from './study/habits.ts';`,
        [`${api}/study/habits/g.test.ts`]: `import { today } from '../../planning/today/today.service.ts';`,
      },
    },
    'the product never imports the testkit': {
      broken: {
        [`${api}/study/habits/a.service.ts`]: `import { openWorld } from '@netlik/testkit/world';`,
        'packages/domain/src/b.ts': `import { aReminder } from '../../testkit/src/rows.ts';`,
      },
      sound: {
        [`${api}/study/habits/a.test.ts`]: `import { openWorld } from '@netlik/testkit/world';`,
        'packages/testkit/src/c.ts': `import { openWorld } from './world.ts';`,
      },
    },
    "an API feature calls another's services, never its SQL": {
      broken: {
        [`${api}/study/habits/a.service.ts`]: `import { findPerson } from '../../identity/users/people.sql.ts';`,
        [`${api}/planning/today/h.service.ts`]: `import { findPlan } from '../daily-plans/plans.sql.ts';`,
      },
      sound: {
        [`${api}/study/habits/b.service.ts`]: `import { f } from '../../identity/users/users.service.ts';\nimport { g } from './habits.sql.ts';`,
        [`${api}/study/study-runs/c.service.ts`]: `import { d } from '../study-days/study-days.sql.ts';`,
      },
    },
    'no import cycles': {
      broken: {
        [`${api}/a.ts`]: `import { b } from './b.ts';`,
        [`${api}/b.ts`]: `import type { C } from './c.ts';`,
        [`${api}/c.ts`]: `const a = () => import('./a.ts');`,
      },
      sound: {
        [`${web}/a.ts`]: `import { b } from './b.ts';`,
        [`${web}/b.ts`]: `import type { C } from './c.ts';\nconst page = () => import('./d.ts');`,
      },
    },
    'no cycles between features': {
      broken: {
        // No file is in a cycle and one import is of a type, but the features form a cycle.
        [`${api}/planning/today/a.service.ts`]: `import { b } from '../planner/b.service.ts';`,
        [`${api}/planning/planner/c.service.ts`]: `import type { D } from '../videos/d.service.ts';`,
        [`${api}/planning/videos/e.service.ts`]: `const f = () => import('../today/f.service.ts');`,
      },
      sound: {
        [`${api}/study/study-runs/a.service.ts`]: `import { b } from '../study-days/b.ts';`,
        [`${api}/study/study-days/c.service.ts`]: `import { a } from '../study-runs/a.service.ts';`,
        [`${api}/planning/planner/d.test.ts`]: `import { c } from '../today/c.service.ts';`,
        [`${api}/planning/today/g.service.ts`]: `import { c } from '../planner/c.service.ts';`,
      },
    },
    'imports stay inside their package and the repository': {
      broken: {
        'scripts/a.mjs': `import data from '../../outside/data.json';`,
        [`${api}/b.ts`]: `import { net } from '../../../packages/domain/src/net.ts';`,
        [`${api}/c.ts`]: `import x from '/srv/x.js';`,
        [`${api}/e.test.ts`]: `import { accessSuite } from '../../../packages/testkit/src/access/access-suite.ts';`,
        [`${api}/f.test.ts`]: `import { net } from '../../../packages/domain/src/net.ts';`,
      },
      sound: {
        'tests/process/d.ts': `import { openDatabase } from '../../apps/api/src/db/database.ts';`,
        [`${api}/g.test.ts`]: `import { accessSuite } from '@netlik/testkit/access/access-suite';`,
      },
    },
    'one feature has one name in the contract, the API and the web app': {
      broken: {
        [`${api}/study/habit/habit.service.ts`]: '',
        [`${api}/study/runs/runs.service.ts`]: '',
        [`${web}/identity/devices/devices-page.tsx`]: '',
      },
      sound: {
        'packages/contract/src/study/habits.ts': '',
        'packages/contract/src/study/study-runs.ts': '',
        [`${api}/study/habits/habits.service.ts`]: '',
        [`${api}/study/study.jobs.ts`]: '',
        [`${api}/study/study-runs/study-runs.service.ts`]: '',
        [`${api}/study/study-days/gain.ts`]: '',
        [`${web}/study/habits/month/habit-month.tsx`]: '',
        [`${web}/shell/showcase/showcase-page.tsx`]: '',
      },
    },
    'every API feature registers in its feature file': {
      broken: {
        [`${api}/study/habits/habits.service.ts`]: '',
        [`${api}/study/study-runs/runs.feature.ts`]: '',
      },
      sound: {
        [`${api}/study/habits/habits.feature.ts`]: '',
        [`${api}/study/habits/habits.service.ts`]: '',
        [`${api}/platform/live/live.routes.ts`]: '',
        [`${web}/study/habits/habits-page.tsx`]: '',
      },
    },
    'relative imports have an extension': {
      broken: { [`${api}/a.ts`]: `import { b } from './b';`, [`${web}/c.ts`]: `import d from '.';` },
      sound: {
        [`${web}/e.ts`]: `import './e.css';\nimport url from './f.svg?url';\nimport { g } from './g.ts';`,
      },
    },
    'a built file that is imported has a source': {
      broken: { 'bench/a.mjs': `const { b } = await import('../apps/api/dist/features/b.js');` },
      sound: {
        'bench/c.mjs': `import { d } from '../apps/api/dist/study/d.js';`,
        [`${api}/study/d.ts`]: 'export const d = 1;',
      },
    },
    'the list of common passwords never reaches the browser': {
      broken: {
        [`${web}/a.ts`]: `import { p } from '@netlik/domain/password';`,
        'packages/domain/src/password.ts': `import { c } from './identity/common-password.ts';`,
        'packages/domain/src/identity/common-password.ts': ``,
      },
      sound: { [`${api}/b.ts`]: `import { c } from '@netlik/domain/identity/common-password';` },
    },
    'who coaches a student is decided by the clock': {
      broken: { [`${api}/study/a/a.sql.ts`]: `sql\`select from users where coach_id = \${viewer.id}\`;` },
      sound: {
        [`${api}/study/a/b.sql.ts`]:
          'sql`select from users where isCoachedBy`; sql`update users set coach_id = $1`;',
      },
    },
    'SQL is only in *.sql.ts and db/': {
      broken: {
        [`${api}/study/a/a.service.ts`]: 'const a = (db) => db.run(sql`select 1`);',
        [`${api}/study/a/b.ts`]: `client.query('select 1 from users');`,
      },
      sound: {
        [`${api}/study/a/a.sql.ts`]: 'const a = (db: Executor) => db.run(sql`select 1`);',
        [`${api}/study/a/d.ts`]: '// sql`select 1`\nconst text = "update your profile";',
      },
    },
    'a function of *.sql.ts takes its executor first': {
      broken: {
        [`${api}/study/a/a.sql.ts`]: 'export const find = async (id: string, db: Executor) => 1;',
        [`${api}/study/a/b.sql.ts`]: 'export const save = <T>(\n  id: string,\n): Promise<T> => 1;',
        [`${api}/study/a/c.sql.ts`]: 'export function drop() {}',
        [`${api}/study/a/e.sql.ts`]: 'export const copy = (client: pg.PoolClient) => 1;',
        [`${api}/platform/backup/backup.sql.ts`]: 'export const copy = (name: string) => 1;',
      },
      sound: {
        [`${api}/study/a/d.sql.ts`]:
          'export const d = (\n  tx: Transaction,\n  id: string,\n) => 1;\nexport type E = (id: string) => void;\nexport const f = sql`a`;\nconst g = (id: string) => 1;',
      },
    },
    'advisory locks come from one list and end with their transaction': {
      broken: {
        [`${api}/study/a/a.sql.ts`]:
          'export const a = (tx: Executor) => tx.run(sql`select pg_advisory_xact_lock(7)`);',
        [`${api}/study/a/b.ts`]: `client.query('select pg_try_advisory_lock($1)', [LOCK]);`,
        [`${api}/db/migrations/0001_a.sql`]: 'select pg_advisory_lock(7);',
        [`${api}/db/locks.sql.ts`]: 'sql`select pg_try_advisory_lock(1)`;',
      },
      sound: {
        [`${api}/db/locks.sql.ts`]: 'sql`select pg_try_advisory_xact_lock(1)`;',
        [`${api}/study/a/c.test.ts`]: `query("select from pg_locks where locktype = 'advisory'");`,
      },
    },
    'no barrels': {
      broken: { [`${web}/ui/all.ts`]: `// everything\nexport * from './a.ts';\nexport { b } from './b.ts';` },
      sound: { [`${web}/ui/c.ts`]: `export { b } from './b.ts';\nexport const c = 1;` },
    },
    'no utils, helpers, lib or common': {
      broken: {
        [`${web}/utils/a.ts`]: '',
        [`${api}/date-helpers.ts`]: '',
        'packages/domain/src/common.ts': '',
        'scripts/lib/b.mjs': '',
      },
      sound: { 'packages/domain/src/identity/common-password.ts': '', [`${api}/library.service.ts`]: '' },
    },
    'other companies are called from listed files only': {
      broken: {
        [`${api}/study/habits/a.ts`]: `const reply = await fetch(url);`,
        [`${api}/study/habits/b.ts`]: `import { request } from 'node:https';`,
      },
      sound: {
        [`${api}/study/habits/c.ts`]: `import type { Agent } from 'node:https';\nawait prefetch(url);`,
        [`${api}/planning/videos/youtube.ts`]: `const reply = await fetch(url);`,
      },
    },
    'routes are made from the contract only': {
      broken: {
        [`${api}/study/a/a.routes.ts`]: `app.get('/secret', () => 1);`,
        [`${api}/study/a/b.routes.ts`]: `server.app.get<{ Params: { id: string } }>('/secret', () => 1);`,
        [`${api}/platform/live/live.routes.ts`]: `app.get('/ws/live', () => 1);\napp.get('/ws/other', () => 1);`,
        [`${api}/platform/uploads/other.routes.ts`]: `app.get('/files/:kind/:name', () => 1);`,
      },
      sound: {
        [`${api}/app.ts`]: `app.get('/api', () => 1);`,
        [`${api}/study/a/b.routes.ts`]: `mount(app, deps, a, { get: () => map.get('/x') });`,
        [`${api}/platform/live/live.routes.ts`]: `app.get<{ Querystring: object }>('/ws/live', () => 1);`,
        [`${api}/platform/uploads/uploads.routes.ts`]: `server.app.get<{ A: object }>(\n'/files/:kind/:name', () => 1);`,
      },
    },
    'a function has at most 80 lines and five parameters': {
      broken: {
        [`${api}/a.ts`]: `export const a = () => {\n${'  a();\n'.repeat(79)}};`,
        [`${web}/b.tsx`]: `export function B() {\n  return (\n    <>\n${'      <br />\n'.repeat(75)}    </>\n  );\n}`,
        'scripts/c.mjs': `const text = () => \`\n${'c\n'.repeat(80)}\`;`,
        [`${api}/d.ts`]: 'const d = (a: A, b: B, c: C, e: E, f: F, g?: () => void) => a;',
        'bench/e.mjs': 'function e(a, b, c = [1, 2], { d, f }, g, ...h) {}',
        [`${api}/f.ts`]: `export class F {\n  run() {\n${'    f();\n'.repeat(79)}  }\n}`,
      },
      sound: {
        [`${api}/g.ts`]: `export const g = () => {\n${'  g();\n'.repeat(78)}};`,
        [`${api}/h.ts`]: 'const h = (a: A, b: B, c: C, d: D, e: E) => call(a, b, c, d, e, 6, 7);',
        [`${api}/i.test.ts`]: `describe('i', () => {\n${'  i();\n'.repeat(100)}});`,
        'packages/domain/src/j.data.ts': `export const j = [\n${'  1,\n'.repeat(100)}];`,
        [`${api}/k.ts`]: 'k();\n'.repeat(400),
      },
    },
    'the domain and features use the injected clock and randomness': {
      broken: {
        'packages/domain/src/a.ts': 'const a = Date.now();',
        [`${api}/study/a/b.service.ts`]: 'const b = new Date();',
        [`${api}/study/a/c.service.ts`]: 'const c = Math.random();',
      },
      sound: {
        [`${api}/study/a/d.service.ts`]:
          'const d = new Date(now.getTime());\nperformance.now(); // not Date.now()',
        [`${api}/clock.ts`]: 'const e = new Date();',
      },
    },
    'the web formats days, times and numbers in formats/ only': {
      broken: {
        [`${web}/study/a/a.texts.ts`]: `const net = new Intl.NumberFormat('tr');`,
        [`${web}/ui/b.tsx`]: 'const b = <b>{count.toLocaleString()} soru</b>;',
        [`${web}/shell/c.ts`]: `const options = { hour: '2-digit', timeZone };`,
        [`${web}/data/outbox/d.ts`]: 'const hour = new Date(at).getHours();',
      },
      sound: {
        [`${web}/formats/numbers.ts`]: `const net = new Intl.NumberFormat('tr', { timeZone: 'UTC' });`,
        [`${web}/study/a/e.test.ts`]: `expect(net).toBe((1.5).toLocaleString('tr'));`,
        [`${web}/study/a/f.texts.ts`]: 'const f = formatCount(n); // not n.toLocaleString()',
        [`${api}/study/a/g.ts`]: `const day = new Intl.DateTimeFormat('tr');`,
      },
    },
    'a day is parsed or computed, never cast': {
      broken: {
        [`${web}/a.tsx`]: 'onDay(event.currentTarget.value as StudyDay);',
        [`${api}/b.ts`]: 'const b = rows as unknown as StudyDay[];',
      },
      sound: {
        [`${web}/c.ts`]: 'const c = parseStudyDay(text); // not text as StudyDay',
        [`${web}/d.test.ts`]: `const d = '2026-11-17' as StudyDay;`,
        'packages/domain/src/study-day.ts': 'return text as StudyDay;',
      },
    },
    'comments use ordinary words': {
      broken: {
        [`${api}/a.ts`]: "const a = 'https://a'; // Nobody reads it.",
        'scripts/b.mjs': '/* for whoever starts it */',
        'packages/domain/src/c.ts': '/**\n * Kept while somebody needs it.\n */',
        [`${web}/d.tsx`]: '<b>\n  {/* nobody sees it */}\n</b>',
      },
      sound: {
        [`${web}/e.test.ts`]: "it('signs nobody out', test); // no user",
        [`${web}/f.ts`]: "const f = 'https://nobody'; // its address\nconst g = texts.nobody;",
        [`${api}/db/migrations/0001_a.sql`]: '-- * nobody // nobody',
      },
    },
    'comments are one or two plain sentences': {
      broken: {
        'packages/contract/src/a.ts': '/** Whose rows are shown. */',
        'packages/contract/src/b.ts': '// Of the members so\n// many are listed.',
        'packages/contract/src/c.ts': '/** Rows of one’s own. */',
        'packages/contract/src/d.ts': 'const d = 1; // is told of it',
        'packages/contract/src/e.ts': '/**\n * Counts rows. Skips others. Never waits.\n */',
        'packages/contract/src/f.ts': '// Counts rows. Skips others.\n// Never waits.',
      },
      sound: {
        'packages/contract/src/g.ts':
          "// Reads `g.sql.ts`, e.g. 1.5 rows. Never waits.\nconst text = 'so many';",
        'packages/contract/src/h.ts': '// Counts rows.\nconst h = 1;\n// Skips others. Never waits.',
      },
    },
    'tests insert rows by insertRow': {
      broken: {
        [`${api}/study/a/a.test.ts`]: 'await world.db.run(sql`\n  insert into reminders (id) values (1)`);',
        'packages/testkit/src/b.ts': 'db.run(sql`INSERT INTO users values (1)`);',
        'tests/journeys/c.ts': "queryDatabase('insert into users values (1)', []);",
      },
      sound: {
        [`${api}/study/a/a.sql.ts`]: 'db.run(sql`insert into reminders (id) values (1)`);',
        [`${api}/db/d.test.ts`]: "client.query('insert into note values (1)');",
        [`${api}/study/a/e.test.ts`]: "await insertRow(world.db, 'reminders', { userId });",
      },
    },
    'rows of replies load in a browser': {
      broken: {
        'packages/testkit/src/rows/study.ts': `import { newId } from '@netlik/api/ids';`,
        'packages/testkit/src/rows/exams.ts': `import { insertRow } from '../stored-rows/insert-row.ts';`,
      },
      sound: {
        'packages/testkit/src/rows/practice.ts': `import type { Book } from '@netlik/contract/practice/books';\nimport { newRowId } from './defaults.ts';`,
        'packages/testkit/src/world.ts': `import { newId } from '@netlik/api/ids';`,
      },
    },
    'no file names a machine path or a registry': {
      broken: {
        'docs/a.md': `see ${['', 'work', 'shared', 'a'].join('/')}`,
        '.npmrc': `${'registry'}=https://${'registry'}.npmjs.org/`,
        'scripts/b.mjs': `const b = '${['', 'home', 'ada', 'b'].join('/')}';`,
      },
      sound: { 'docs/c.md': 'homework/plan, apps/network/a and ./work' },
    },
    'the lock file names no host': {
      broken: { 'package-lock.json': '{"packages":{"node_modules/a":{"resolved":"https://host/a.tgz"}}}' },
      sound: {},
    },
    'style sheets name the sizes, weights and widths of the theme': {
      broken: {
        [`${web}/study/a/a.module.css`]: '.a {\n  font-size: 14px;\n}',
        [`${web}/study/a/b.module.css`]: '.b {\n  font-weight: 650;\n}',
        [`${web}/ui/c.module.css`]: '.c {\n  font: 600 12px / 18px var(--font);\n}',
        [`${web}/study/a/d.module.css`]: '@media (max-width: 767px) {\n}',
        [`${web}/study/a/e.module.css`]: '@media print, (width >= 900px) {\n}',
        [`${web}/study/a/f.tsx`]: `matchMedia('(max-width: 767px)');`,
      },
      sound: {
        [`${web}/theme/base.css`]: 'h1 {\n  font-size: 28px;\n}',
        [`${web}/study/a/g.module.css`]:
          '/* font-size: 14px; */\n@media (--phone) {\n  .g {\n    font-size: var(--text-small);\n    font-weight: inherit;\n  }\n}\n@container (max-width: 395px) {\n}',
        [`${web}/study/a/h.tsx`]: `matchMedia(PHONE);`,
      },
    },
    'no two style sheets share a rule of four or more declarations': {
      broken: {
        [`${web}/study/a/a.module.css`]: '.a {\n  top: 0;\n  left: 0;\n  width: 1px;\n  height: 1px;\n}',
        [`${web}/ui/b.module.css`]:
          '@media print {\n  .b > i {\n    height: 1px;\n    width: 1px;\n    left: 0;\n    top: 0;\n  }\n}',
      },
      sound: {
        [`${web}/study/a/c.module.css`]: '.c {\n  top: 0;\n  left: 0;\n  width: 1px;\n}',
        [`${web}/study/a/d.module.css`]: '.d {\n  top: 0;\n  left: 0;\n  width: 1px;\n}',
      },
    },
    'tests wait for conditions, not for a fixed time': {
      broken: {
        [`${api}/a.test.ts`]: 'await sleep(100);',
        [`${web}/b.test.ts`]: 'await new Promise((done) => setTimeout(done, 50));',
        'tests/journeys/c.spec.ts': 'await page.waitForTimeout(PAUSE_MS);',
        'tests/process/d.full.test.ts': 'await sleep(PAUSE_MS);',
      },
      sound: {
        [`${api}/e.test.ts`]: 'await vi.waitFor(() => expect(done).toBe(true));\nawait sleep(page);',
        [`${api}/f.ts`]: 'await sleep(100);',
      },
    },
    'npm test runs few journeys': {
      broken: { 'tests/journeys/a.spec.ts': "test('a', { tag: '@main' }, b);\n".repeat(28) },
      sound: { 'tests/journeys/b.spec.ts': "test('a', { tag: '@main' }, b);\n".repeat(27) },
    },
    'hex colours are only in theme/': {
      broken: {
        [`${web}/study/a/a.module.css`]: '.a {\n  color: #fff;\n}',
        [`${web}/ui/b.css`]: '.b {\n  --line: linear-gradient(#BBBBBB80, red);\n}',
      },
      sound: {
        [`${web}/theme/c.css`]: '.c {\n  color: #fff;\n}',
        [`${web}/study/a/d.module.css`]: '/* #fff */\n.d > #face {\n  color: var(--text);\n}',
        [`${web}/study/study-runs/clock/focus-view.module.css`]: '.focus {\n  --ground: #000;\n}',
      },
    },
    'style sheets stay within their total of lines': {
      broken: { [`${web}/study/a/a.module.css`]: '\n'.repeat(13_264) },
      sound: { [`${web}/study/a/b.module.css`]: '\n'.repeat(1_000) },
    },
  };

describe('each architecture rule', () => {
  it('has a planted fault', () => {
    expect(Object.keys(planted).sort()).toEqual(Object.keys(rules).sort());
  });
  it.each(Object.entries(planted))('“%s” catches each planted fault', (name, { broken, sound }) => {
    const rule = rules[name]!;
    const together = ['no import cycles', 'no cycles between', 'the list of common', 'no two style sheets'];
    const alone = together.some((start) => name.startsWith(start));
    const cases = alone ? [broken] : Object.entries(broken).map(([path, text]) => ({ [path]: text }));
    for (const texts of cases)
      expect(rule(project(texts)), JSON.stringify(texts).slice(0, 200)).not.toEqual([]);
    expect(rule(project(sound))).toEqual([]);
  });
});

it.each([
  ['a function', 'export const net = (right: number, wrong: number) => right - wrong / 4;'],
  ['an import of its own', `import { net } from './net.ts';\nexport const KEYS = [net] as const;`],
])('a file of the domain with %s is no value list', (_what, text) => {
  const rule = rules['the contract imports zod and value lists of the domain']!;
  const path = 'packages/contract/src/a.ts';
  const files = { [path]: `import { a } from '@netlik/domain/a';`, 'packages/domain/src/a.ts': text };
  expect(rule(project(files))).toEqual([`${path} imports @netlik/domain/a`]);
});

describe('the import scanner', () => {
  const froms = (text: string) => findImports(text).map(({ from }) => from);

  it('finds every way to import', () => {
    const text = [
      `import a, { b } from 'a';`,
      `import * as c from "c";`,
      `import {\n  d,\n  type E,\n} from 'd';`,
      `import 'f';`,
      `import type { G } from 'g';`,
      `export * from 'h';`,
      `export * as i from 'i';`,
      `export { j } from 'j';`,
      `export type { K } from 'k';`,
      `const l = await import('l');`,
      `const m = require('m');`,
      `const route = { lazy: () => import(\n'n') };`,
    ].join('\n');
    expect(froms(text).sort()).toEqual([...'acdfghijklmn']);
    expect(
      findImports(text)
        .filter(({ typeOnly }) => typeOnly)
        .map(({ from }) => from),
    ).toEqual(['g', 'k']);
  });

  it('is not fooled by comments, templates, regular expressions and strings', () => {
    const text = [
      `// import 'a';`,
      `/* import b from 'b'; */`,
      ['const c = `import c from "c"; $', '{await import("d")}`;'].join(''),
      `const e = /'/; import f from 'f';`,
      `export const g = 'from';`,
      `const important = 'h'; exported('i');`,
      `const url = 'https://j'; import k from 'k';`,
    ].join('\n');
    expect(froms(text).sort()).toEqual(['d', 'f', 'k']);
  });

  it('keeps line breaks when it blanks text', () => {
    expect(stripNonCode('/* a\nb */\n`c\nd`\ne').split('\n')).toHaveLength(5);
  });
});
