import type { Rule } from './import-rules.ts';
import { findImports } from './import-scanner.ts';
import { isTest } from './module-graph.ts';

/** Where SQL itself is tested, or no table of ours is written. */
const insertsInSql: Record<string, string> = {
  'apps/api/src/db/': 'tests connections, migrations and schemas',
  'apps/api/src/identity/users/people-list.test.ts': 'fills a hundred thousand users within the database',
  'apps/api/src/platform/backup/restore.full.test.ts': 'fills the schema of the former release',
  'packages/testkit/src/access/written-tables.ts': 'is a trigger',
  'packages/testkit/src/former-release.ts': 'fills the list of migrations',
  'packages/testkit/src/hostile/hostile-reply.ts': 'looks for SQL in replies',
  'packages/testkit/src/hostile/stored-texts.test.ts': 'fills a table that it creates',
  'packages/testkit/src/stored-rows/insert-row.ts': 'is what the others use',
  'packages/testkit/src/world.ts': 'makes a person in one statement, because tests create thousands',
  'tests/journeys/database.ts': 'queues a job of pg-boss',
  'tests/process/durability.full.test.ts': 'fills a table that it creates',
};

const isAllowed = (path: string) => Object.keys(insertsInSql).some((start) => path.startsWith(start));

/** A raw insert names every column, so each new one would touch it. */
const rowsByInsertRow: Rule = (files) =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('tests/rules/'))
    .filter(({ path }) => (isTest(path) || path.startsWith('tests/')) && !isAllowed(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /\binsert into\b/i.test(line) ? [`${path}:${at + 1} inserts by raw SQL`] : [],
        ),
    );

/** Component tests load these in a browser. */
const rowsOfRepliesInBrowser: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('packages/testkit/src/rows/'))
    .flatMap(({ path, text }) =>
      findImports(text)
        .filter(({ from }) => !/^(?:\.\/|@netlik\/(?:contract|domain)\/)/.test(from))
        .map(({ from }) => `${path} imports ${from}`),
    );

export const rowRules: Record<string, Rule> = {
  'tests insert rows by insertRow': rowsByInsertRow,
  'rows of replies load in a browser': rowsOfRepliesInBrowser,
};
