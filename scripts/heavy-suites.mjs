// The test files of Vitest and Playwright that `npm test` runs when a file they guard has changed since they passed, with the paths of those files.
// `npm run test:full` runs all of them. How it is known what has passed: proved.mjs, docs/adr/0048-test-time.md.

/** A feature's server, contract and rules. */
const feature = (...names) =>
  new RegExp(`^(?:apps/api|packages/(?:contract|domain))/src/(?:[\\w-]+/)?(?:${names.join('|')})(?:\\.ts|/)`);

const migrations = /^apps\/api\/src\/db\/migrations\//;
const packages = /^package(?:-lock)?\.json$/;
const compilers = /^tsconfig.*\.json$|^biome\.json$/;

/** Everything of the server but what is one feature's own. */
const server = [
  /^apps\/api\/(?!src\/(?:platform|identity|study|exams|practice|community|planning|coaching|assistant)\/)/,
  /\.(?:feature|jobs)\.ts$/,
  /^packages\/testkit\/src\/[^/]+$/,
  feature('identity', 'live', 'system'),
  /^packages\/contract\/src\/(?:access|check|endpoint|error-texts|errors|event-streams|fields|study-fields|tables)\.ts$/,
  /^packages\/domain\/src\/(?:study-day|turkish)\.ts$/,
  packages,
];

const processes = [
  ...server,
  /^(?:tests\/process\/|packages\/testkit\/src\/full\.ts)/,
  /^scripts\/(?!test|proved|heavy)/,
];
/** The chat's own client, which the tests of restarts use. */
const chat = [feature('rooms'), /^apps\/web\/src\/community\/rooms\/chat\//];
const demo = [
  ...server,
  /\.demo\.ts$/,
  /^packages\/domain\/src\//,
  feature('alerts', 'analytics', 'calendar'),
];
const checks = [
  ...server,
  /^packages\/testkit\/src\/(?:access\/|hostile\/|full\.ts)/,
  feature('assistant', 'events', 'user-blocks'),
];
const speed = [...server, /^packages\/testkit\/src\/full\.ts$/];

/** @type {Record<string, RegExp[]>} */
export const heavySuites = {
  'tests/process/broken-output.test.ts': processes,
  'tests/process/commands.test.ts': [...processes, feature('backup', 'uploads')],
  'tests/process/commit-news.test.ts': [...processes, feature('notifications', 'reminders')],
  'tests/process/crash.test.ts': [...processes, feature('coaching', 'study')],
  'tests/process/damaged-data.test.ts': processes,
  'tests/process/deploy.test.ts': [...processes, /^deploy\//, ...chat, feature('reminders')],
  'tests/process/files-migrate.test.ts': [...processes, feature('uploads')],
  'tests/process/live-processes.test.ts': [...processes, feature('notifications')],
  'tests/process/pooler.test.ts': [...processes, /^deploy\/pgbouncer\//, feature('reminders')],
  'tests/process/room-processes.test.ts': [...processes, feature('rooms')],
  'tests/process/room-restarts.test.ts': [...processes, ...chat],
  'tests/process/start-database.test.ts': processes,
  'tests/process/start.test.ts': processes,
  'apps/api/src/db/standby.test.ts': [/^apps\/api\/src\/db\//, packages],
  'apps/api/src/jobs/idle.test.ts': server,
  'apps/api/src/demo/fill.test.ts': [...demo, feature('coaching', 'notifications')],
  'apps/api/src/demo/study/fill-study.test.ts': demo,
  'apps/api/src/platform/uploads/hostile-files.test.ts': [...speed, feature('uploads')],
  'apps/api/src/coaching/coach-speed.test.ts': [...speed, feature('coaching', 'daily-plans')],
  'apps/api/src/exams/exam-attempts/exam-analytics-speed.test.ts': [
    ...speed,
    feature('estimates', 'exam-attempts'),
  ],
  'apps/api/src/platform/notifications/notifications-speed.test.ts': [...speed, feature('notifications')],
  'apps/api/src/exams/university-programmes/university-programmes-speed.test.ts': [
    ...speed,
    feature('exam-attempts', 'university-programmes'),
  ],
  'packages/testkit/src/access/access-matrix.test.ts': checks,
  'packages/testkit/src/access/repeat.test.ts': [...checks, feature('reminders')],
  'packages/testkit/src/hostile/hostile-input.test.ts': checks,
  'scripts/new-feature.test.ts': [
    /^scripts\/new-feature/,
    /^(?:tests\/rules\/|packages\/testkit\/)/,
    /^apps\/(?:api|web)\/(?!src\/(?:platform|identity|study|exams|practice|community|planning|coaching|assistant)\/)/,
    /^packages\/(?:contract|domain)\/(?!src\/.*\/)/,
    migrations,
    packages,
    compilers,
  ],
  'scripts/prepare.test.ts': [/^scripts\/(?!test|proved|heavy)/, /tsconfig\.json$/, packages, compilers],
  'tests/journeys/planted-faults.spec.ts': [/^tests\/journeys\/[^/]+$/, /^playwright\.config\.ts$/, packages],
  'tests/journeys/stored-scripts.spec.ts': [
    ...server,
    /^apps\/web\//,
    /^tests\/journeys\/[^/]+$/,
    /^(?:packages\/testkit\/src\/(?:hostile\/|full\.ts)|tests\/process\/)/,
    /^packages\/contract\//,
  ],
};
