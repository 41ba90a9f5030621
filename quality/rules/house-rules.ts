import type { SourceFile } from './imports.ts';
import { cyclesOf, isTest, type Module, modulesOf, reachedFrom } from './module-graph.ts';

/** A rule of the house: every place that breaks it. */
export type Rule = (files: readonly SourceFile[]) => string[];

const product = (path: string) => /^(?:apps|packages)\/[\w-]+\/src\//.test(path) && !isTest(path);
const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** Imports of the product's own code that a rule forbids. */
const forbidden =
  (breaks: (module: Module, found: Module['imports'][number]) => boolean): Rule =>
  (files) =>
    modulesOf(files)
      .filter(({ path }) => product(path))
      .flatMap((module) =>
        module.imports
          .filter((found) => breaks(module, found))
          .map(({ from }) => `${module.path} imports ${from}`),
      );

const API = 'apps/api/src';
const WEB = 'apps/web/src';
const featureOf = (path: string | null) => /\/src\/features\/([\w-]+)\//.exec(path ?? '')?.[1];

const apiAndWebApart = forbidden(({ path }, { from, target }) =>
  inside(path, 'apps/api')
    ? /^@netlik\/web\b/.test(from) || inside(target ?? '', 'apps/web')
    : inside(path, 'apps/web') && (/^@netlik\/api\b/.test(from) || inside(target ?? '', 'apps/api')),
);

const domainAlone = forbidden(
  ({ path }, { target }) => inside(path, 'packages/domain') && !inside(target ?? '', 'packages/domain/src'),
);

const contractOnlyZod = forbidden(
  ({ path }, { from, target }) =>
    inside(path, 'packages/contract') &&
    !inside(target ?? '', 'packages/contract/src') &&
    !/^zod(\/|$)/.test(from),
);

const frame = [
  ...['http', 'db', 'realtime', 'jobs', 'mail', 'storage', 'push'].map((folder) => `${API}/${folder}`),
  ...['ui', 'theme', 'api'].map((folder) => `${WEB}/${folder}`),
];
const frameWithoutFeatures = forbidden(
  ({ path }, { target }) => inside(path, ...frame) && featureOf(target) !== undefined,
);

const webFeaturesApart = forbidden(({ path }, { target }) => {
  const [own, other] = [featureOf(path), featureOf(target)];
  return inside(path, WEB) && own !== undefined && other !== undefined && own !== other;
});

const featuresMeetAtServices = forbidden(({ path }, { target }) => {
  const [own, other] = [featureOf(path), featureOf(target)];
  const meets = inside(path, API) && own !== undefined && other !== undefined && own !== other;
  return meets && !target!.endsWith('.service.ts');
});

const noCycles: Rule = (files) =>
  cyclesOf(modulesOf(files).filter(({ path }) => product(path))).map(
    (ring) => `${ring.join(' → ')} → ${ring[0]}`,
  );

const stayInside: Rule = (files) =>
  modulesOf(files).flatMap(({ path, imports }) => {
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
  modulesOf(files).flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ from }) =>
          from.startsWith('.') && !/\.(?:[cm]?[jt]sx?|css|json|svg|png|webp|woff2|md)(?:\?\w+)?$/.test(from),
      )
      .map(({ from }) => `${path} imports ${from}`),
  );

const noCommonPasswordsInBrowser: Rule = (files) => {
  const modules = modulesOf(files);
  const web = modules.filter(({ path }) => inside(path, WEB) && product(path)).map(({ path }) => path);
  return [...reachedFrom(modules, web)]
    .filter((path) => /domain\/src\/identity\/(?:common-password|password-\w+\.data)\.ts$/.test(path))
    .map((path) => `the web app reaches ${path}`);
};

/** Who may import whom. */
export const importRules: Record<string, Rule> = {
  'the API and the web app never import each other': apiAndWebApart,
  'the domain imports nothing but itself': domainAlone,
  'the contract imports zod and nothing else': contractOnlyZod,
  'the frame, the UI and the theme never import features': frameWithoutFeatures,
  'features of the web app never import each other': webFeaturesApart,
  "an API feature calls another's services, never its SQL": featuresMeetAtServices,
  'no import cycles': noCycles,
  'imports stay inside their package and the clone': stayInside,
  'relative imports carry their extension': extensions,
  'the list of common passwords never reaches the browser': noCommonPasswordsInBrowser,
};
