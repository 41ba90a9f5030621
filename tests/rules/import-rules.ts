import { domainRows } from '../../scripts/domain-graph.mjs';
import type { SourceFile } from './import-scanner.ts';
import {
  findCycles,
  findGraphCycles,
  findReachable,
  isTest,
  type Module,
  parseModules,
} from './module-graph.ts';

/** Returns every place that breaks the rule. */
export type Rule = (files: readonly SourceFile[]) => string[];

const isProduct = (path: string) =>
  /^(?:apps\/[\w-]+|packages\/(?!testkit\/)[\w-]+)\/src\//.test(path) && !isTest(path);
const isInside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** Imports of the product's own code that a rule forbids. */
const forbidden =
  (breaks: (module: Module, found: Module['imports'][number]) => boolean): Rule =>
  (files) =>
    parseModules(files)
      .filter(({ path }) => isProduct(path))
      .flatMap((module) =>
        module.imports
          .filter((found) => breaks(module, found))
          .map(({ from }) => `${module.path} imports ${from}`),
      );

const API = 'apps/api/src';
const WEB = 'apps/web/src';

/** Bottom to top: the higher number may import the lower one. */
const rowOf = new Map(domainRows.flatMap((domains, row) => domains.map((domain) => [domain, row] as const)));
const inWorkspace = /^(?:apps|packages)\/([\w-]+)\/src\/([\w-]+)(?:\/([\w-]+)\/)?/;

/** A file's domain; null outside the domains. */
const domainOf = (path: string | null) => {
  const name = inWorkspace.exec(path ?? '')?.[2];
  return name !== undefined && rowOf.has(name) && path!.includes(`/src/${name}/`) ? name : null;
};

/** „study/habits” for a file in a feature's folder. */
const featureOf = (path: string | null) => {
  const [, , , feature] = inWorkspace.exec(path ?? '') ?? [];
  const domain = domainOf(path);
  return domain && feature ? `${domain}/${feature}` : undefined;
};

/** Features that share tables and count as one. */
const groups: Record<string, RegExp> = {
  'identity: one person and their sign-in': /^identity\//,
  'study: sessions, runs, days and streaks': /^study\/(?:study-|streaks)/,
  'coaching: students and programs': /^coaching\/(?!messages)/,
  'exams: estimates, goals and programmes': /^exams\/(?:estimates|goals|university-programmes)$/,
};
const groupOf = (path: string | null) => {
  const feature = featureOf(path);
  const group = Object.entries(groups).find(([, pattern]) => feature && pattern.test(feature));
  return group?.[0] ?? feature;
};

const apiAndWebSeparate = forbidden(({ path }, { from, target }) =>
  isInside(path, 'apps/api')
    ? /^@netlik\/web\b/.test(from) || isInside(target ?? '', 'apps/web')
    : isInside(path, 'apps/web') && (/^@netlik\/api\b/.test(from) || isInside(target ?? '', 'apps/api')),
);

/** Packages of pure functions that take the time as an argument. */
const purePackages: readonly string[] = ['ts-fsrs'];

const domainImportsOnlyItself = forbidden(
  ({ path }, { from, target }) =>
    isInside(path, 'packages/domain') &&
    !isInside(target ?? '', 'packages/domain/src') &&
    !purePackages.includes(from),
);

/** Such files run and load nothing, so pages may import their values without the rules. */
const isValueList = ({ imports, text }: Module) =>
  imports.every(({ typeOnly }) => typeOnly) && !/=>|\bfunction\b/.test(text);

const contractImportsValuesOnly: Rule = (files) => {
  const modules = new Map(parseModules(files).map((module) => [module.path, module]));
  const isDomainValue = ({ target, typeOnly }: Module['imports'][number]) => {
    const found = isInside(target ?? '', 'packages/domain/src') && modules.get(target!);
    return found && (typeOnly || isValueList(found));
  };
  return forbidden(
    ({ path }, found) =>
      isInside(path, 'packages/contract') &&
      !isInside(found.target ?? '', 'packages/contract/src') &&
      !/^zod(\/|$)/.test(found.from) &&
      !isDomainValue(found),
  )(files);
};

const infrastructure = [
  ...['http', 'db', 'realtime', 'jobs', 'mail', 'storage', 'push', 'catalogue', 'spreadsheets'].map(
    (folder) => `${API}/${folder}`,
  ),
  ...['ui', 'data', 'formats', 'theme'].map((folder) => `${WEB}/${folder}`),
];

/** Infrastructure may use these for what every request has: a person, a session, the live channel. */
const knownToInfrastructure = ['platform', 'identity'];
const infrastructureWithoutDomains = forbidden(({ path }, { target }) => {
  const domain = domainOf(target);
  if (!isInside(path, ...infrastructure) || domain === null) return false;
  return !(isInside(target!, 'packages') && knownToInfrastructure.includes(domain));
});

/** The only files outside the domains that import all of them. */
const wiring =
  /^(?:apps\/api\/src\/(?:app|features|compose|server)\.ts|apps\/api\/src\/(?:commands|demo)\/|apps\/web\/src\/(?:main\.tsx|shell\/)|packages\/contract\/src\/contract\.ts)/;

/** No domain may import these, because they import all domains. */
const knowsEveryDomain =
  /^(?:apps\/api\/src\/(?:app|features|compose|server)\.ts|apps\/web\/src\/(?:main\.tsx|shell\/)|packages\/contract\/src\/contract\.ts)/;

const domainsInOrder = forbidden(({ path }, { target }) => {
  const [own, other] = [domainOf(path), domainOf(target)];
  if (own === null && isInside(path, WEB, API)) {
    const knows = wiring.test(path) || isInside(path, ...infrastructure);
    return other !== null && !knows;
  }
  if (own === null) return other !== null && !wiring.test(path);
  if (knowsEveryDomain.test(target ?? '')) return true;
  return other !== null && other !== own && rowOf.get(other)! >= rowOf.get(own)!;
});

const onlyServicesAcrossFeatures = forbidden(({ path }, { target }) => {
  const [own, other] = [groupOf(path), groupOf(target)];
  const meets = isInside(path, API) && isInside(target ?? '', API) && own && other && own !== other;
  return Boolean(meets) && !target!.endsWith('.service.ts');
});

const noTestkitInProduct = forbidden(
  (_, { from, target }) => from.startsWith('@netlik/testkit') || isInside(target ?? '', 'packages/testkit'),
);

const noCycles: Rule = (files) =>
  findCycles(parseModules(files).filter(({ path }) => isProduct(path))).map(
    (cycle) => `${cycle.join(' → ')} → ${cycle[0]}`,
  );

/** Checked between whole features, so that no two need each other through any files. */
const noFeatureCycles: Rule = (files) => {
  const edges = new Map<string, Set<string>>();
  const nameOf = (path: string | null) => {
    const group = groupOf(path);
    return group && /^apps\/\w+/.exec(path ?? '') ? `${/^apps\/\w+/.exec(path!)![0]} ${group}` : undefined;
  };
  for (const { path, imports } of parseModules(files).filter((module) => isProduct(module.path))) {
    const own = nameOf(path);
    if (!own) continue;
    const others = imports.map(({ target }) => nameOf(target)).filter((other) => other && other !== own);
    edges.set(own, new Set([...(edges.get(own) ?? []), ...(others as string[])]));
  }
  return findGraphCycles(edges).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`);
};

const importsStayInPackage: Rule = (files) =>
  parseModules(files).flatMap(({ path, imports }) => {
    const home = /^(?:apps|packages)\/[\w-]+\//.exec(path)?.[0] ?? '';
    return imports
      .filter(
        ({ from, target }) =>
          /^(?:\/|file:|[A-Z]:)/.test(from) ||
          (from.startsWith('.') && !`${target}`.startsWith(home)) ||
          target?.startsWith('..'),
      )
      .map(({ from }) => `${path} imports ${from}`);
  });

const extensions: Rule = (files) =>
  parseModules(files).flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ from }) =>
          from.startsWith('.') && !/\.(?:[cm]?[jt]sx?|css|json|svg|png|webp|woff2|md)(?:\?\w+)?$/.test(from),
      )
      .map(({ from }) => `${path} imports ${from}`),
  );

/** Scripts and benches load the build, which no compiler checks. */
const builtFilesHaveSources: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  const sourceOf = (target: string) => target.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  return parseModules(files).flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target && /^(?:apps|packages)\/\w+\/dist\//.test(target))
      .filter(({ target }) => !paths.has(sourceOf(target!)))
      .map(({ from }) => `${path} imports ${from}`),
  );
};

const noCommonPasswordsInBrowser: Rule = (files) => {
  const modules = parseModules(files);
  const web = modules.filter(({ path }) => isInside(path, WEB) && isProduct(path)).map(({ path }) => path);
  return [...findReachable(modules, web)]
    .filter((path) => /domain\/src\/identity\/(?:common-password|password-\w+\.data)\.ts$/.test(path))
    .map((path) => `the web app reaches ${path}`);
};

export const importRules: Record<string, Rule> = {
  'the API and the web app never import each other': apiAndWebSeparate,
  'the domain imports nothing but itself': domainImportsOnlyItself,
  'the contract imports zod and value lists of the domain': contractImportsValuesOnly,
  'infrastructure never imports domains': infrastructureWithoutDomains,
  'a domain imports only domains below it': domainsInOrder,
  'the product never imports the testkit': noTestkitInProduct,
  "an API feature calls another's services, never its SQL": onlyServicesAcrossFeatures,
  'no import cycles': noCycles,
  'no cycles between features': noFeatureCycles,
  'imports stay inside their package and the repository': importsStayInPackage,
  'relative imports have an extension': extensions,
  'a built file that is imported has a source': builtFilesHaveSources,
  'the list of common passwords never reaches the browser': noCommonPasswordsInBrowser,
};
