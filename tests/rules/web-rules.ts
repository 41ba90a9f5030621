import { allEndpoints } from '@netlik/contract/contract';
import { domainRows } from '../../scripts/domain-graph.mjs';
import type { Rule } from './import-rules.ts';
import { stripNonCode } from './import-scanner.ts';
import { isTest } from './module-graph.ts';

const WEB = 'apps/web/src/';
const isScreen = (path: string) => new RegExp(`^${WEB}(?:${domainRows.flat().join('|')}|shell)/`).test(path);

const methodOf = new Map(allEndpoints.map(({ name, endpoint }) => [name, endpoint.method]));

/** Sent as POST because of their contents, but they change nothing. */
const reads = new Set([
  'parentLinks.open',
  'programCopies.preview',
  'quickEntry.parse',
  'signIn.checkVerification',
  'account.ticket',
]);

/** Code outside of components, which stores or retries its writes itself. */
const ownSenders = [
  'shell/appearance-sync.ts',
  'study/study-runs/engine/run-calls.ts',
  'study/study-runs/engine/commands.ts',
  'planning/topic-matrices/draft/use-matrix-draft.ts',
  'practice/flashcards/flashcards.queries.ts',
  'platform/notifications/notifications.queries.ts',
  'platform/notifications/push/push-browser.ts',
];

/** It shows what a refused form looks like. */
const mayThrowApiErrors = /^shell\/showcase\//;

const faultsOf = (path: string, text: string): string[] => {
  const code = stripNonCode(text);
  const file = path.slice(WEB.length);
  const written = [...code.matchAll(/(?<![\w$.])call\(\s*(\w+\.\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !reads.has(name) && methodOf.get(name) !== 'GET');
  return [
    ...(ownSenders.includes(file) ? [] : written.map((name) => `${path} sends ${name} by itself`)),
    ...(/\buse(?:Mutation|MutationState)\b/.test(code) ? [`${path} uses a mutation`] : []),
    ...(/\bApiError\b/.test(code) && !mayThrowApiErrors.test(file) ? [`${path} names ApiError`] : []),
    ...(/\bsendOrEnqueue\b/.test(code) && !ownSenders.includes(file) ? [`${path} uses sendOrEnqueue`] : []),
  ];
};

const screensUseWrite: Rule = (files) =>
  files
    .filter(({ path }) => isScreen(path) && /\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => faultsOf(path, text));

export const webRules: Record<string, Rule> = {
  'screens write through useWrite': screensUseWrite,
};
