import type { SourceFile } from './import-scanner.ts';
import {
  findCycles,
  findGraphCycles,
  findReachable,
  isTest,
  type Module,
  parseModules,
} from './module-graph.ts';

/** An architecture rule: returns every place that breaks it. */
export type Rule = (files: readonly SourceFile[]) => string[];

const isProduct = (path: string) => /^(?:apps|packages)\/[\w-]+\/src\//.test(path) && !isTest(path);
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
const featureOf = (path: string | null) => /\/src\/features\/([\w-]+)\//.exec(path ?? '')?.[1];

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

/** Such a file runs nothing and loads nothing, so a page may have its values without the rules beside them. */
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
  ...[
    'ui',
    'formats',
    'theme',
    'api',
    'first-load',
    'outbox',
    'live',
    'offline',
    'tutorial',
    'events',
    'writes',
  ].map((folder) => `${WEB}/${folder}`),
];
const infrastructureWithoutFeatures = forbidden(
  ({ path }, { target }) => isInside(path, ...infrastructure) && featureOf(target) !== undefined,
);

const webFeaturesSeparate = forbidden(({ path }, { target }) => {
  const [own, other] = [featureOf(path), featureOf(target)];
  return isInside(path, WEB) && own !== undefined && other !== undefined && own !== other;
});

const onlyServicesAcrossFeatures = forbidden(({ path }, { target }) => {
  const [own, other] = [featureOf(path), featureOf(target)];
  const meets = isInside(path, API) && own !== undefined && other !== undefined && own !== other;
  return meets && !target!.endsWith('.service.ts');
});

const noCycles: Rule = (files) =>
  findCycles(parseModules(files).filter(({ path }) => isProduct(path))).map(
    (cycle) => `${cycle.join(' → ')} → ${cycle[0]}`,
  );

/** Counted between whole features, so that no two of them need each other, through whichever files. */
const noFeatureCycles: Rule = (files) => {
  const edges = new Map<string, Set<string>>();
  const nameOf = (path: string | null) => /^apps\/\w+\/src\/features\/[\w-]+(?=\/)/.exec(path ?? '')?.[0];
  for (const { path, imports } of parseModules(files).filter((module) => isProduct(module.path))) {
    const own = nameOf(path);
    if (!own) continue;
    const others = imports.map(({ target }) => nameOf(target)).filter((other) => other && other !== own);
    edges.set(own, new Set([...(edges.get(own) ?? []), ...(others as string[])]));
  }
  return findGraphCycles(edges).map((cycle) => `${cycle.join(' → ')} → ${cycle[0]}`);
};

/** Tests beside a feature call the checks that are generated for it. */
const mayUseQuality = (path: string, target: string | null) =>
  /\.test\.tsx?$/.test(path) && isInside(target ?? '', 'quality');

const importsStayInPackage: Rule = (files) =>
  parseModules(files).flatMap(({ path, imports }) => {
    const home = /^(?:apps|packages)\/[\w-]+\//.exec(path)?.[0] ?? '';
    return imports
      .filter(
        ({ from, target }) =>
          /^(?:\/|file:|[A-Z]:)/.test(from) ||
          (from.startsWith('.') && !`${target}`.startsWith(home) && !mayUseQuality(path, target)) ||
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
  'the frame never imports features': infrastructureWithoutFeatures,
  'features of the web app never import each other': webFeaturesSeparate,
  "an API feature calls another's services, never its SQL": onlyServicesAcrossFeatures,
  'no import cycles': noCycles,
  'no cycles between features': noFeatureCycles,
  'imports stay inside their package and the repository': importsStayInPackage,
  'relative imports have an extension': extensions,
  'the list of common passwords never reaches the browser': noCommonPasswordsInBrowser,
};
