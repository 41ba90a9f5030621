import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay } from '../study-day.ts';
import { planCopies } from './copy-programs.ts';

const today = toStudyDay('2026-11-17');

describe('planCopies', () => {
  it('says for each day of each student what happens and why', () => {
    const sources = [0, 1, 2, 3].map((at) => ({ id: `s${at}`, offset: at }));
    const there = new Map([
      [`a ${addDays(today, 1)}`, { id: 'x', hasWork: false }],
      [`a ${addDays(today, 2)}`, { id: 'y', hasWork: true }],
    ]);
    const items = planCopies({
      sources,
      targets: ['a', 'b'].map((studentId) => ({ studentId, dates: [addDays(today, -1)] })),
      replaceDates: [addDays(today, 1), addDays(today, 2)],
      occupiedBy: (studentId, date) => there.get(`${studentId} ${date}`),
      today,
    });
    expect(items.map(({ action, reason }) => reason ?? action)).toEqual([
      ...['past', 'create', 'replace', 'has_work'],
      ...['past', 'create', 'create', 'create'],
    ]);
  });

  it('never touches a day that is gone, has work, or was not named', () => {
    const offset = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(
        fc.uniqueArray(offset),
        fc.uniqueArray(offset),
        fc.array(offset),
        fc.array(fc.record({ at: offset, hasWork: fc.boolean() })),
        (days, targets, replaced, occupied) => {
          const there = new Map(
            occupied.map(({ at, hasWork }, n) => [addDays(today, at), { id: `o${n}`, hasWork }]),
          );
          const replaceDates = replaced.map((at) => addDays(today, at));
          for (const { date, action } of planCopies({
            sources: days.map((at) => ({ id: `s${at}`, offset: at })),
            targets: [{ studentId: 'a', dates: targets.map((at) => addDays(today, at)) }],
            replaceDates,
            occupiedBy: (_, date) => there.get(date),
            today,
          })) {
            if (action === 'skip') continue;
            expect(date >= today).toBe(true);
            expect(there.has(date)).toBe(action !== 'create');
            if (action !== 'create') {
              expect(there.get(date)!.hasWork).toBe(false);
              if (action === 'replace') expect(replaceDates).toContain(date);
            }
          }
        },
      ),
    );
  });
});
