import { describe, expect, it } from 'vitest';
import { testsOfChanges } from './changed-tests.mjs';

const specs = ['e2e/habits.spec.ts', 'e2e/coach.spec.ts', 'e2e/duels.spec.ts'];
const existing = (...places: string[]) => ({
  exists: (place: string) => places.includes(place),
});

describe('the tests of changed files', () => {
  it('are those of their slice in every workspace and its journeys', () => {
    const { exists } = existing('apps/api/src/features/habits', 'apps/web/src/features/habits');
    expect(testsOfChanges(['apps/api/src/features/habits/habits.sql.ts'], specs, exists)).toEqual({
      folders: ['apps/api/src/features/habits', 'apps/web/src/features/habits'],
      journeys: ['e2e/habits.spec.ts'],
      shared: [],
    });
  });
  it('are those of one part of a large feature', () => {
    const { exists } = existing('apps/web/src/features/coach/coach-notes', 'apps/web/src/features/coach');
    const file = 'apps/web/src/features/coach/coach-notes/notes-tab.tsx';
    expect(testsOfChanges([file], specs, exists)).toEqual({
      folders: ['apps/web/src/features/coach/coach-notes'],
      journeys: ['e2e/coach.spec.ts'],
      shared: [],
    });
  });
  it('begin with the contract as well', () => {
    const { exists } = existing('packages/contract/src/duels.test.ts', 'apps/web/src/features/duels');
    expect(testsOfChanges(['packages/contract/src/duels.ts'], specs, exists)).toEqual({
      folders: ['apps/web/src/features/duels', 'packages/contract/src/duels.test.ts'],
      journeys: ['e2e/duels.spec.ts'],
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
    expect(testsOfChanges(['e2e/duels.spec.ts'], specs, () => false).journeys).toEqual(['e2e/duels.spec.ts']);
  });
});
