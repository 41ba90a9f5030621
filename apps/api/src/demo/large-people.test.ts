import { expect, it } from 'vitest';
import { largeCoach, largeDemoPeople } from './large-people.ts';
import { demoPeople } from './people.ts';

it('adds one coach with forty students to the demo people, each with an address of their own', () => {
  expect(largeDemoPeople.filter(({ coach }) => coach === largeCoach)).toHaveLength(40);
  expect(largeDemoPeople.slice(0, demoPeople.length)).toEqual(demoPeople);
  expect(new Set(largeDemoPeople.map(({ email }) => email)).size).toBe(demoPeople.length + 41);
});
