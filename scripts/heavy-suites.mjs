// The test files of Vitest and Playwright that `npm test` runs when a file they guard has changed since they passed, with the paths of those files.
// `npm run test:full` runs all of them. How it is known what has passed: proved.mjs, docs/adr/0048-test-time.md.

/** A feature's server, contract and rules. */
const feature = (...names) =>
  new RegExp(`^(?:apps/api/src/features|packages/(?:contract|domain)/src)/(?:${names.join('|')})(?:\\.ts|/)`);

const migrations = /^apps\/api\/src\/db\/migrations\//;
const packages = /^package(?:-lock)?\.json$/;
const compilers = /^tsconfig.*\.json$|^biome\.json$/;

/** Everything of the server but what is one feature's own. */
const server = [
  /^apps\/api\/(?!src\/features\/)/,
  /\.(?:feature|jobs)\.ts$/,
  feature('identity', 'live', 'system'),
  /^packages\/contract\/src\/(?:access|check|endpoint|error-texts|errors|event-streams|fields|tables)\.ts$/,
  /^packages\/domain\/src\/(?:study-day|turkish)\.ts$/,
  packages,
];

const processes = [...server, /^quality\/(?:process\/|full\.ts)/, /^scripts\/(?!test|proved|heavy)/];
/** The chat's own client, which the tests of restarts use. */
const chat = [feature('rooms'), /^apps\/web\/src\/features\/rooms\/chat\//];
const demo = [
  ...server,
  /\.demo\.ts$/,
  /^packages\/domain\/src\//,
  feature('alerts', 'analytics', 'calendar'),
];
const checks = [
  ...server,
  /^quality\/(?:access\/|hostile\/|full\.ts)/,
  feature('assistant', 'events', 'people-safety'),
];
const speed = [...server, /^quality\/full\.ts$/];

/** @type {Record<string, RegExp[]>} */
export const heavySuites = {
  'quality/process/broken-output.test.ts': processes,
  'quality/process/commands.test.ts': [...processes, feature('backup', 'uploads')],
  'quality/process/commit-news.test.ts': [...processes, feature('notifications', 'reminders')],
  'quality/process/crash.test.ts': [...processes, feature('coach', 'study')],
  'quality/process/damaged-data.test.ts': processes,
  'quality/process/deploy.test.ts': [...processes, /^deploy\//, ...chat, feature('reminders')],
  'quality/process/files-migrate.test.ts': [...processes, feature('uploads')],
  'quality/process/live-processes.test.ts': [...processes, feature('notifications')],
  'quality/process/pooler.test.ts': [...processes, /^deploy\/pgbouncer\//, feature('reminders')],
  'quality/process/room-processes.test.ts': [...processes, feature('rooms')],
  'quality/process/room-restarts.test.ts': [...processes, ...chat],
  'quality/process/start-database.test.ts': processes,
  'quality/process/start.test.ts': processes,
  'apps/api/src/db/standby.test.ts': [/^apps\/api\/src\/db\//, packages],
  'apps/api/src/jobs/idle.test.ts': server,
  'apps/api/src/demo/fill.test.ts': [...demo, feature('coach', 'notifications')],
  'apps/api/src/demo/study/fill-study.test.ts': demo,
  'apps/api/src/features/uploads/hostile-files.test.ts': [...speed, feature('uploads')],
  'apps/api/src/features/coach/coach-speed.test.ts': [...speed, feature('coach', 'daily-plans')],
  'apps/api/src/features/exam-attempts/exam-analytics-speed.test.ts': [
    ...speed,
    feature('estimates', 'exam-attempts'),
  ],
  'apps/api/src/features/notifications/notifications-speed.test.ts': [...speed, feature('notifications')],
  'apps/api/src/features/university-programmes/university-programmes-speed.test.ts': [
    ...speed,
    feature('exam-attempts', 'university-programmes'),
  ],
  'quality/access/access-matrix.test.ts': checks,
  'quality/access/repeat.test.ts': [...checks, feature('reminders')],
  'quality/hostile/hostile-input.test.ts': checks,
  'scripts/new-feature.test.ts': [
    /^scripts\/new-feature/,
    /^quality\//,
    /^apps\/(?:api|web)\/(?!src\/features\/)/,
    /^packages\/(?:contract|domain)\/(?!src\/.*\/)/,
    migrations,
    packages,
    compilers,
  ],
  'scripts/prepare.test.ts': [/^scripts\/(?!test|proved|heavy)/, /tsconfig\.json$/, packages, compilers],
  'e2e/planted-faults.spec.ts': [/^e2e\/[^/]+$/, /^playwright\.config\.ts$/, packages],
  'e2e/stored-scripts.spec.ts': [
    ...server,
    /^apps\/web\//,
    /^e2e\/[^/]+$/,
    /^quality\/(?:hostile\/|process\/|full\.ts)/,
    /^packages\/contract\//,
  ],
};
