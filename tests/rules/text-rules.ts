import { domainRows } from '../../scripts/domain-graph.mjs';
import type { Rule } from './import-rules.ts';
import { findImports, stripNonCode } from './import-scanner.ts';
import { isTest } from './module-graph.ts';

const isFeatureFile = (path: string) =>
  new RegExp(`^apps/api/src/(?:${domainRows.flat().join('|')})/`).test(path);

const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
const isProduct = (path: string) => /^(?:apps|packages)\/[\w-]+\/src\//.test(path) && isCode(path);

const linesWith = (text: string, pattern: RegExp): number[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

const sqlOnlyInSqlFiles: Rule = (files) =>
  files
    .filter(({ path }) => isProduct(path) && !isTest(path))
    .filter(({ path }) => !path.endsWith('.sql.ts') && !path.startsWith('apps/api/src/db/'))
    .flatMap(({ path, text }) => {
      const tags = linesWith(stripNonCode(text), /(?<![\w$.])sql\s*`/).map(
        (line) => `${path}:${line} holds SQL`,
      );
      const plain = linesWith(
        stripNonCode(text),
        /\(\s*['"](?:select|insert into|update|delete from|with|create|alter|drop|truncate|listen|notify)\s/i,
      ).map((line) => `${path}:${line} holds SQL`);
      return [...tags, ...plain];
    });

const exportedFunction =
  /^export\s+(?:async\s+function\s*\*?\s*|function\s*\*?\s*|const\s+)(\w+)\s*(?::[^=]+)?(=\s*(?:async\s*)?)?(<[^(]*>\s*)?\(\s*([^)]*)/gm;

/** Backup and catalogue use COPY on one connection, which an Executor cannot express. */
const executorOf = (path: string) =>
  /^apps\/api\/src\/(?:platform\/backup\/backup|catalogue\/catalogue)\.sql\.ts$/.test(path)
    ? /^(?:client\s*:\s*(?:Bare|pg\.PoolClient)|db\s*:\s*Executor)\b/
    : /^(?:db|tx)\s*:\s*(?:Executor|Transaction)\b/;

const executorFirst: Rule = (files) =>
  files
    .filter(({ path }) => path.endsWith('.sql.ts'))
    .flatMap(({ path, text }) =>
      [...stripNonCode(text).matchAll(exportedFunction)]
        .filter(([, , , , parameters = '']) => !executorOf(path).test(parameters))
        .map(([, name]) => `${path}: ${name} does not take its executor first`),
    );

const noBarrels: Rule = (files) =>
  files
    .filter(({ path }) => isProduct(path))
    .filter(({ text }) => {
      if (!findImports(text).some(({ reExport }) => reExport)) return false;
      const rest = stripNonCode(text)
        .replace(/(?:export|import)\s+(?:type\s+)?[^'"]*?from\s*['"][^'"]+['"];?/g, '')
        .replace(/export\s+(?:type\s+)?\{[^}]*\};?/g, '');
      return rest.trim() === '';
    })
    .map(({ path }) => `${path} only re-exports`);

// These files are about common passwords, so the word is not vague there.
const aboutCommonPasswords =
  /^packages\/domain\/src\/identity\/(?:common-password(?:\.test)?|password-common\.data)\.ts$/;
const vague = /^(?:.+-)?(?:utils?|helpers?|libs?|common|misc)$|^(?:common|util|helper)-/;

const noVagueNames: Rule = (files) =>
  files
    .filter(
      ({ path }) => /^(?:apps|packages|tests|bench|scripts)\//.test(path) && !aboutCommonPasswords.test(path),
    )
    .filter(({ path }) => path.split('/').some((part) => vague.test(part.split('.')[0]!)))
    .map(({ path }) => `${path} has a vague name`);

const makesRoutes = /^apps\/api\/src\/(?:app|http\/(?:mount|web-files))\.ts$/;

/**
 * Routes opened without a bearer token (with a ticket in the URL) or by operators; each has its own tests.
 */
const besideContract: Record<string, string> = {
  'apps/api/src/study/calendar-feeds/calendar-feeds.routes.ts': '/calendar/feed/:name',
  'apps/api/src/platform/uploads/uploads.routes.ts': '/files/:kind/:name',
  'apps/api/src/study/habits/habits.routes.ts': '/habits/events',
  'apps/api/src/platform/live/live.routes.ts': '/ws/live',
  'apps/api/src/community/rooms/socket/rooms.routes.ts': '/ws/study-rooms',
  'apps/api/src/platform/system/metrics.routes.ts': '/metrics',
  'apps/api/src/platform/system/readiness.routes.ts': '/(?:live|ready)',
};

const makesRoute =
  /(?<![\w])(?:app|api|server|fastify|instance)\.(?:get|post|put|patch|delete|all|route)(?:<[^(]*>)?\(/;
/** A GET of exactly this path. */
const routeAt = (route: string) =>
  new RegExp(`(?:server\\.)?app\\.get(?:<[^(]*>)?\\(\\s*'${route.replaceAll('/', '\\/')}'`, 'g');

/**
 * A route outside the contract would have no access declaration, no input checks and no access-matrix row.
 */
const routesFromContract: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        path.startsWith('apps/api/src/') && isCode(path) && !isTest(path) && !makesRoutes.test(path),
    )
    .flatMap(({ path, text }) => {
      const allowed = besideContract[path];
      const code = allowed ? stripNonCode(text).replace(routeAt(allowed), '') : stripNonCode(text);
      return linesWith(code, makesRoute).map((line) => `${path}:${line} makes a route outside the contract`);
    });

const clockIsInjected: Rule = (files) =>
  files
    .filter(
      ({ path }) => /^(?:packages\/domain|apps\/api)\/src\//.test(path) && isCode(path) && !isTest(path),
    )
    .filter(({ path }) => path.startsWith('packages/domain/') || isFeatureFile(path))
    .flatMap(({ path, text }) =>
      linesWith(
        stripNonCode(text),
        /\bDate\.now\b|\bnew Date(?:\s*\(\s*\)|(?!\s*\())|(?<![\w.])Date\(\)|\bMath\.random\b/,
      ).map((line) => `${path}:${line} reads the clock or Math.random`),
    );

const formatsByLocale =
  /\bIntl\b|\btoLocale\w*|\btimeZone\b|\bgetTimezoneOffset\b|\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(/;

/** Formats written in a screen would differ from others or follow the device's clock. */
const formatsInOnePlace: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/') && isCode(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith('apps/web/src/formats/'))
    .flatMap(({ path, text }) =>
      linesWith(stripNonCode(text), formatsByLocale).map((line) => `${path}:${line} formats by itself`),
    );

/** The only module that validates or computes days. */
const makesDays = 'packages/domain/src/study-day.ts';

const noDayCasts: Rule = (files) =>
  files
    .filter(({ path }) => isProduct(path) && !isTest(path) && path !== makesDays)
    .flatMap(({ path, text }) =>
      linesWith(stripNonCode(text), /\bas\s+(?:readonly\s+)?StudyDay\b/).map(
        (line) => `${path}:${line} casts to StudyDay`,
      ),
    );

// Split into pieces, or this file would break its own rule.
const machinePlaces = new RegExp(
  [
    `(?<![\\w.~*)}\\]])/${'work'}/\\w`,
    `(?<![\\w.~*)}\\]])/${'root'}/\\w`,
    `(?<![\\w.~*)}\\]])/${'home'}/\\w+/`,
    `/${'Users'}/\\w+/`,
    `${'registry'}\\.(?:npmjs|yarnpkg|npmmirror)`,
    `https?://[\\w.-]*${'registry'}[\\w.-]*`,
  ].join('|'),
);

const noMachinePaths: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    linesWith(text, machinePlaces).map((line) => `${path}:${line} names a machine path or a registry`),
  );

const lockNamesNoHost: Rule = (files) =>
  files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ path, text }) => {
      const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { resolved?: string }> };
      return Object.entries(packages)
        .filter(([, { resolved }]) => /^[\w+]+:/.test(resolved ?? ''))
        .map(([name]) => `${path}: ${name} names a host`);
    });

const locksFile = 'apps/api/src/db/locks.sql.ts';

/**
 * Behind a pooler a connection's lock would stay with another user; jobs with the same number wait for each
 * other.
 */
const listedLocks: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path))
    .flatMap(({ path, text }) =>
      linesWith(
        text,
        path === locksFile ? /\bpg_(?:try_)?advisory_(?!xact_)/ : /\bpg_(?:try_)?advisory_/,
      ).map((line) => `${path}:${line} takes a lock that is not in the list, or not of the transaction`),
    );

/** Calls to other companies, and why they are allowed before a guardian's confirmation. */
const outsideCalls: Record<string, string> = {
  'apps/api/src/assistant/assistant/model/chat-service.ts': 'may not: its calls are guarded in the contract',
  'apps/api/src/identity/sign-in/google.ts': 'reads Google’s public keys, sends nothing of a person',
  'apps/api/src/planning/videos/youtube.ts': 'sends the ids of videos, nothing of a person',
  'apps/api/src/commands/check-config.ts': 'the operator tries the mail server, no mail is sent',
  'apps/api/src/http/starting.ts': 'answers while the server starts, calls nobody',
  'apps/api/src/mail/mailer.ts': 'mails of the account itself',
  'apps/api/src/push/web-push.ts': 'encrypted for the browser that the person subscribed',
};

const callsOutside =
  /(?<![\w$.])fetch\s*\(|(?:from|import\()\s*['"](?:node:)?(?:https?|http2|tls|undici|web-push|nodemailer)['"]/;

const listedOutsideCalls: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path))
    .filter(({ path }) => !(path in outsideCalls))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          callsOutside.test(line) && !/^\s*(?:import type|\/\/|\*)/.test(line)
            ? [`${path}:${at + 1} may call another company`]
            : [],
        ),
    );

/** A bare `coach_id = ${viewer.id}` would keep coaching after premium lapses, until a job cleans up. */
const coachingByTheClock: Rule = (files) =>
  files
    .filter(({ path }) => isFeatureFile(path) && path.endsWith('.sql.ts'))
    .flatMap(({ path, text }) =>
      linesWith(text, /\bcoach_id = \$\{\w+\.id\}/).map(
        (line) => `${path}:${line} asks for a coach without the clock`,
      ),
    );

export const textRules: Record<string, Rule> = {
  'SQL is only in *.sql.ts and db/': sqlOnlyInSqlFiles,
  'a function of *.sql.ts takes its executor first': executorFirst,
  'advisory locks come from one list and end with their transaction': listedLocks,
  'who coaches a student is decided by the clock': coachingByTheClock,
  'no barrels': noBarrels,
  'no utils, helpers, lib or common': noVagueNames,
  'other companies are called from listed files only': listedOutsideCalls,
  'routes are made from the contract only': routesFromContract,
  'the domain and features use the injected clock and randomness': clockIsInjected,
  'the web formats days, times and numbers in formats/ only': formatsInOnePlace,
  'a day is parsed or computed, never cast': noDayCasts,
  'no file names a machine path or a registry': noMachinePaths,
  'the lock file names no host': lockNamesNoHost,
};
