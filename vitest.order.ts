import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files start first; started last, one would run alone at the end. */
const long = [
  'release.full',
  'crash.full',
  'start.full',
  'push',
  'users.access',
  'sign-in.access',
  'account.access',
  'mailer',
  'commands.full',
];
const rank = ({ moduleId }: TestSpecification) => {
  const name = /([^/]+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? '';
  if (long.includes(name)) return long.indexOf(name);
  return name.endsWith('.access') ? long.length : long.length + 1;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
