import { describe, expect, it } from 'vitest';
import { testsOfChanges } from './changed-tests.mjs';

const specs = [
  'tests/journeys/habits.spec.ts',
  'tests/journeys/coach.spec.ts',
  'tests/journeys/duels.spec.ts',
];
const existing = (...places: string[]) => ({
  exists: (place: string) => places.includes(place),
});

describe('the tests of changed files', () => {
  it('are those of their slice in every workspace and its journeys', () => {
    const { exists } = existing('apps/api/src/study/habits', 'apps/web/src/study/habits');
    expect(testsOfChanges(['apps/api/src/study/habits/habits.sql.ts'], specs, exists)).toEqual({
      folders: ['apps/api/src/study/habits', 'apps/web/src/study/habits'],
      journeys: ['tests/journeys/habits.spec.ts'],
      shared: [],
    });
  });
  it('are those of one part of a large feature', () => {
    const { exists } = existing('apps/web/src/coaching/coach-notes', 'apps/web/src/features/coach');
    const file = 'apps/web/src/coaching/coach-notes/notes-tab.tsx';
    expect(testsOfChanges([file], specs, exists)).toEqual({
      folders: ['apps/web/src/coaching/coach-notes'],
      journeys: ['tests/journeys/coach.spec.ts'],
      shared: [],
    });
  });
  it('begin with the contract as well', () => {
    const { exists } = existing('packages/contract/src/duels.test.ts', 'apps/web/src/community/duels');
    expect(testsOfChanges(['packages/contract/src/community/duels.ts'], specs, exists)).toEqual({
      folders: ['apps/web/src/community/duels', 'packages/contract/src/duels.test.ts'],
      journeys: ['tests/journeys/duels.spec.ts'],
      shared: [],
    });
  });
  it('are those of the folder for shared code, which is named', () => {
    const { exists } = existing('apps/web/src/ui/forms');
    expect(testsOfChanges(['apps/web/src/ui/forms/field.tsx', 'README.md'], specs, exists)).toEqual({
      folders: ['apps/web/src/ui/forms/'],
      journeys: [],
      shared: ['apps/web/src/ui/forms/field.tsx'],
    });
  });
  it('include a changed journey', () => {
    expect(testsOfChanges(['tests/journeys/duels.spec.ts'], specs, () => false).journeys).toEqual([
      'tests/journeys/duels.spec.ts',
    ]);
  });
});
