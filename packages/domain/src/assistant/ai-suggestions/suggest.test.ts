import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFor } from '../../planning/weekly-plans/best-day.ts';
import { addDays, toStudyDay, weekStart } from '../../study-day.ts';
import { type AssistantFacts, NO_FACTS } from '../assistant/facts.ts';
import { suggestFrom } from './suggest.texts.ts';

const today = toStudyDay('2026-11-18');
const subject = (name: string, part: object = {}) => ({
  subject: name,
  seconds: 3600,
  weekSeconds: 0,
  todaySeconds: 0,
  lastDay: today,
  correct: 0,
  wrong: 0,
  ...part,
});

describe('suggestFrom', () => {
  it('suggests nothing without facts', () => {
    expect(suggestFrom(NO_FACTS, today)).toEqual([]);
  });

  it('gives the reason with its figures', () => {
    const facts: AssistantFacts = {
      ...NO_FACTS,
      subjects: [
        subject('matematik', { weekSeconds: 3 * 3600 }),
        subject('fizik', { lastDay: '2026-11-02' }),
        subject('turkce', { weekSeconds: 600 }),
      ],
      cards: { due: 12, overdue: 9, total: 40 },
      insights: [
        {
          subject: 'matematik',
          topic: 'Türev',
          weight: 3,
          wrong: 7,
          attempts: 2,
          lastDate: toStudyDay('2026-11-15'),
          askedPerExam: 3,
          correctSince: 0,
        },
      ],
    };
    const found = suggestFrom(facts, today);
    expect(found.map(({ key }) => key)).toEqual([
      'weak_topic:matematik:Türev',
      'neglected_subject:fizik',
      'overdue_cards:genel_tekrar',
    ]);
    expect(found.map(({ reason }) => reason)).toEqual([
      '2 denemede 7 yanlış, en son 15 Kasım.',
      '16 gündür çalışmadın (en son 2 Kasım); son 28 günde 1 sa.',
      '9 kartın tekrar günü geçti; bugün toplam 12 kart bekliyor.',
    ]);
  });
});

describe('placeFor', () => {
  it('never puts anything on a day that has passed', () => {
    const days = fc.array(fc.record({ day: fc.integer({ min: 0, max: 6 }) }), { maxLength: 30 });
    const wanted = fc.option(fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(days, wanted, fc.integer({ min: 0, max: 6 }), (entries, day, passed) => {
        const now = addDays(weekStart(today), passed);
        const place = placeFor(entries, now, day);
        if (day !== null) expect(place.day).toBe(day);
        expect(place.weekStart > weekStart(now) || place.day >= passed).toBe(true);
      }),
    );
  });

  it('takes the emptiest day that is left', () => {
    expect(placeFor([{ day: 2 }, { day: 3 }, { day: 4 }], today, null)).toEqual({
      weekStart: '2026-11-16',
      day: 5,
    });
    expect(placeFor([{ day: 6 }], toStudyDay('2026-11-22'), null).day).toBe(6);
  });
});
