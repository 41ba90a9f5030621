import { domainRows } from '../../scripts/domain-graph.mjs';
import type { Rule } from './import-rules.ts';

/** Folders without a contract file of that name, with the reason. */
const withoutContract: Record<string, string> = {
  'apps/api/src/study/study-days': 'sums that sessions, runs and question entries write',
  'apps/web/src/exams/goals':
    'the contract of goals belongs to the profile, their page to estimates and programmes',
};

/** API features without endpoints, with the reason. */
const withoutEndpoints: Record<string, string> = {
  'apps/api/src/study/study-days': withoutContract['apps/api/src/study/study-days']!,
  'apps/api/src/identity/goals': 'goals are part of a profile, which users saves',
  'apps/api/src/platform/live': 'a socket, which no call of the contract describes',
};

const featureFolder = /^(apps\/(?:api|web)\/src)\/([\w-]+)\/([\w-]+)\//;

/** Feature folders of both apps with their „domain/feature”. */
const featureFolders = (paths: readonly string[]) => {
  const folders = new Map<string, string>();
  for (const path of paths) {
    const [, root, domain, feature] = featureFolder.exec(path) ?? [];
    if (domain && domainRows.flat().includes(domain))
      folders.set(`${root}/${domain}/${feature}`, `${domain}/${feature}`);
  }
  return [...folders].map(([folder, name]) => ({ folder, name }));
};

const oneName: Rule = (files) => {
  const paths = files.map(({ path }) => path);
  return featureFolders(paths)
    .filter(({ folder, name }) => {
      const contract = `packages/contract/src/${name}`;
      const known = paths.some((path) => path === `${contract}.ts` || path.startsWith(`${contract}/`));
      return !known && !withoutContract[folder];
    })
    .map(({ folder, name }) => `${folder} is not packages/contract/src/${name}`);
};

const registersOnce: Rule = (files) => {
  const paths = files.map(({ path }) => path);
  return featureFolders(paths)
    .filter(({ folder }) => folder.startsWith('apps/api/') && !withoutEndpoints[folder])
    .map(({ folder }) => `${folder}/${folder.split('/').at(-1)}.feature.ts`)
    .filter((path) => !paths.includes(path))
    .map((path) => `${path} is missing`);
};

export const nameRules: Record<string, Rule> = {
  'one feature has one name in the contract, the API and the web app': oneName,
  'every API feature registers in its feature file': registersOnce,
};
