import { expect, it } from 'vitest';
import { knownEntries } from './known-entry.ts';
import { planWeek } from './plan-week.ts';
import { makeInput, makeTopic, monday } from './testing/students.ts';
import { withVariant } from './variant.ts';

const topics = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((topic, at) =>
  makeTopic({ subject: at % 2 ? 'fizik' : 'kimya', topic, order: at + 1, learnMinutes: 90, worth: 2 }),
);
const input = makeInput({ topics });
const keys = (given = input) => planWeek(given).entries.map(({ key }) => key);

it('variant 0 is the best week, every other one is another, always the same', () => {
  expect(withVariant(input, 0)).toBe(input);
  expect(keys(withVariant(input, 1))).not.toEqual(keys());
  expect(keys(withVariant(input, 1))).toEqual(keys(withVariant(input, 1)));
});

it('what is excluded is not planned, and does not count as learnt', () => {
  const needing = makeTopic({ subject: 'fizik', topic: 'z', needs: ['kimya/a'], worth: 50 });
  const planned = planWeek(
    makeInput({ topics: [...topics, needing], excluded: new Set(['learn kimya/a']) }),
  ).entries;
  expect(planned.filter(({ topicId }) => topicId === 'kimya/a' || topicId === 'fizik/z')).toEqual([]);
});

it('knows the worth and the reasons of a block that was chosen by hand', () => {
  const block = { day: monday, kind: 'learn', subject: 'kimya', topicId: 'kimya/a' } as const;
  const exam = { day: monday, kind: 'exam', subject: 'deneme_sinavi', topicId: null } as const;
  const [known, trial] = knownEntries(
    makeInput({ topics }, { examsPerWeek: { tyt: 2, ayt: 0 } }),
    [
      { ...block, minutes: 45, questions: null, exam: null },
      { ...exam, minutes: 165, questions: null, exam: 'TYT' },
    ],
    monday,
  );
  expect(known).toMatchObject({ key: `learn kimya/a ${monday}`, why: [{ code: 'asked' }] });
  expect(known!.value).toBeGreaterThan(0);
  expect(trial).toMatchObject({ value: 0, why: [{ code: 'rhythm', perWeek: 2 }] });
});
