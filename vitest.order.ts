import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take half a minute each: started last, one of them would run alone at the end. */
const long = ['crash', 'hostile-input', 'start', 'push', 'access-matrix', 'mailer', 'commands'];
const rank = ({ moduleId }: TestSpecification) => {
  const name = /([^/]+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? '';
  return long.includes(name) ? long.indexOf(name) : long.length;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
