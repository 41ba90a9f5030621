import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where the four parts of a slice lie; what follows is its name. */
const homes = [
  'apps/api/src/features/',
  'apps/web/src/features/',
  'packages/contract/src/',
  'packages/domain/src/',
];

/** „coach/coach-notes” of `apps/api/src/features/coach/coach-notes/notes.sql.ts`; null for a file that no slice owns. */
const sliceOf = (file) => {
  const home = homes.find((one) => file.startsWith(one));
  if (!home) return null;
  const [feature, ...rest] = file.slice(home.length).split('/');
  const name = feature.replace(/\.(test\.)?tsx?$/, '').split('.')[0];
  return rest.length > 1 ? `${name}/${rest[0]}` : name;
};

/**
 * The tests that the changed files touch: those of their slice in every workspace, the journeys named after it, and for
 * a file outside the slices the tests in its folder. `shared` are the files whose other readers only `npm test` covers.
 * @param {string[]} files @param {string[]} specs @param {(place: string) => boolean} exists
 */
export const testsOfChanges = (files, specs, exists = existsSync) => {
  const slices = new Set(files.map(sliceOf).filter(Boolean));
  const folders = new Set();
  const shared = [];
  for (const slice of slices)
    for (const home of homes)
      for (const place of [home + slice, `${home}${slice}.test.ts`]) if (exists(place)) folders.add(place);
  for (const file of files) {
    if (sliceOf(file) || !/\.(tsx?|css)$/.test(file) || file.startsWith('e2e/')) continue;
    if (exists(dirname(file))) folders.add(`${dirname(file)}/`);
    if (!/\.test\.tsx?$/.test(file)) shared.push(file);
  }
  const words = [...slices].flatMap((slice) => slice.split('/'));
  const journeys = specs.filter(
    (spec) => files.includes(spec) || words.some((word) => spec.replace('e2e/', '').startsWith(word)),
  );
  return { folders: [...folders].sort(), journeys, shared };
};
