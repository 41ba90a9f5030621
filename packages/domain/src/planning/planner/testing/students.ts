import fc from 'fast-check';
import { addDays, toStudyDay } from '../../../study-day.ts';
import type { SubjectKey } from '../../../yks/subject-keys.ts';
import type { TopicState } from '../mastery.ts';
import type { PlannerTopic } from '../planner-topics.ts';
import { type FixedEntry, type PlannerInput, unknownState } from '../week.ts';

export const monday = toStudyDay('2026-11-16');
const SUBJECTS: SubjectKey[] = ['turkce', 'matematik', 'geometri', 'fizik', 'kimya', 'tarih'];

export const makeTopic = (
  given: Partial<PlannerTopic> & { subject: SubjectKey; topic: string },
): PlannerTopic => ({
  id: `${given.subject}/${given.topic}`,
  order: 1,
  kind: 'once',
  learnMinutes: 60,
  practiseMinutes: 60,
  practiseQuestions: 40,
  reviewMinutes: 20,
  sessionsPerWeek: 0,
  needs: [],
  helps: [],
  questions: 1,
  worth: 1,
  ...given,
});

export const makeState = (topic: PlannerTopic, given: Partial<TopicState> = {}): TopicState => ({
  ...unknownState(topic),
  ...given,
});

export const learntState = (topic: PlannerTopic, given: Partial<TopicState> = {}): TopicState =>
  makeState(topic, {
    mastery: 0.7,
    level: 0.8,
    recall: 0.87,
    learnLeft: 0,
    practiseLeft: 0,
    lastDay: addDays(monday, -10),
    ...given,
  });

/** An ordinary week of two hours a day that tests change. */
export const makeInput = (
  given: Partial<PlannerInput> = {},
  rules: Partial<PlannerInput['rules']> = {},
): PlannerInput => ({
  today: monday,
  weekStart: monday,
  examDay: toStudyDay('2027-06-19'),
  rules: {
    hours: [120, 120, 120, 120, 120, 240, 240],
    restDay: null,
    examsPerWeek: { tyt: 0, ayt: 0 },
    emphasis: {},
    ...rules,
  },
  fixed: [],
  topics: [],
  states: new Map(),
  secondExam: null,
  cardsDue: 0,
  ...given,
});

const step5 = (min: number, max: number) =>
  fc.integer({ min: min / 5, max: max / 5 }).map((each) => each * 5);

const anyTopic = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  kind: fc.constantFrom('once', 'once', 'once', 'once', 'ongoing'),
  learnMinutes: step5(30, 400),
  practiseMinutes: step5(0, 300),
  reviewMinutes: step5(10, 45),
  questions: fc.double({ min: 0, max: 5, noNaN: true }),
  worth: fc.double({ min: 0, max: 12, noNaN: true }),
  needs: fc.array(fc.nat(40), { maxLength: 3 }),
  known: fc.constantFrom('nothing', 'nothing', 'begun', 'learnt', 'done', 'skipped'),
  dueIn: fc.option(fc.integer({ min: -20, max: 20 })),
  level: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** Any valid input of the engine, ordinary or extreme. */
export const anyInput: fc.Arbitrary<PlannerInput> = fc
  .record({
    rows: fc.array(anyTopic, { maxLength: 40 }),
    hours: fc.array(fc.oneof(step5(0, 360), fc.constantFrom(0, 1440, 20)), { minLength: 7, maxLength: 7 }),
    restDay: fc.option(fc.integer({ min: 1, max: 7 })),
    exams: fc.record({ tyt: fc.nat(2), ayt: fc.nat(1) }),
    emphasis: fc.dictionary(fc.constantFrom(...SUBJECTS), fc.constantFrom(-1, 0, 1)),
    todayIn: fc.integer({ min: -3, max: 6 }),
    examIn: fc.oneof(fc.integer({ min: -3, max: 10 }), fc.integer({ min: 11, max: 240 })),
    fixed: fc.array(
      fc.record({
        day: fc.nat(6),
        minutes: step5(25, 120),
        subject: fc.option(fc.constantFrom(...SUBJECTS)),
      }),
      { maxLength: 4 },
    ),
    cardsDue: fc.constantFrom(0, 0, 30, 150),
  })
  .map(({ rows, hours, restDay, exams, emphasis, todayIn, examIn, fixed, cardsDue }) => {
    const topics = rows.map((row, index) =>
      makeTopic({
        subject: row.subject,
        topic: `Konu ${index}`,
        order: index + 1,
        kind: row.kind as PlannerTopic['kind'],
        learnMinutes: row.learnMinutes,
        practiseMinutes: row.practiseMinutes,
        practiseQuestions: Math.round(row.practiseMinutes / 1.5),
        reviewMinutes: row.reviewMinutes,
        sessionsPerWeek: row.kind === 'ongoing' ? 1 + (index % 3) : 0,
        needs: [...new Set(row.needs.filter((need) => need < index))].map(
          (need) => `${rows[need]!.subject}/Konu ${need}`,
        ),
        questions: row.questions,
        worth: row.worth,
      }),
    );
    const states = new Map<string, TopicState>();
    for (const [index, { known, dueIn, level }] of rows.entries()) {
      const topic = topics[index]!;
      if (known === 'nothing') continue;
      if (known === 'begun') states.set(topic.id, makeState(topic, { learnLeft: 30, level: 0.1 }));
      else if (known === 'skipped') states.set(topic.id, makeState(topic, { skipped: true }));
      else
        states.set(
          topic.id,
          learntState(topic, {
            level,
            mastery: level * 0.9,
            practiseLeft: known === 'done' ? 0 : topic.practiseMinutes,
            dueDay: dueIn === null ? null : addDays(monday, dueIn),
          }),
        );
    }
    return makeInput(
      {
        today: addDays(monday, todayIn),
        examDay: addDays(monday, examIn),
        fixed: fixed.map(
          ({ day, minutes, subject }): FixedEntry => ({
            day: addDays(monday, day),
            minutes,
            ...(subject && { subject }),
          }),
        ),
        topics,
        states,
        secondExam: exams.ayt > 0 ? 'AYT' : null,
        cardsDue,
      },
      { hours, restDay, examsPerWeek: exams, emphasis: emphasis as PlannerInput['rules']['emphasis'] },
    );
  });
