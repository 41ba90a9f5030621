import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { topicState } from '@netlik/domain/planning/planner/mastery';
import { plannerTopics } from '@netlik/domain/planning/planner/planner-topics';
import { subjectsToFinish } from '@netlik/domain/planning/topic-matrices/progress';
import { addDays, toStudyDay } from '@netlik/domain/study-day';

const readTsv = (name) => {
  const text = gunzipSync(readFileSync(new URL(`../../apps/api/data/${name}`, import.meta.url))).toString();
  const [header, ...lines] = text.trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(
      names.map((each, index) => [each, /^\d+$/.test(values[index]) ? Number(values[index]) : values[index]]),
    );
  });
};

export const catalogue = {
  efforts: readTsv('topic-effort.tsv.gz'),
  needs: readTsv('topic-prerequisites.tsv.gz'),
  counts: readTsv('topic-questions.tsv.gz'),
};

/** Seeded random numbers from 0 to 1 (mulberry32). */
export const randomFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Normally distributed around 0 with a deviation of 1. */
export const normalFrom = (random) => () =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const weekStart = toStudyDay('2026-11-16');
export const fields = ['sayisal', 'esit_agirlik', 'sozel', 'dil'];

export const topicsOfField = new Map(
  fields.map((field) => [field, plannerTopics(catalogue, field, subjectsToFinish(field, new Set()))]),
);

/** Evidence of a student with random progress through each subject's book and varying skill. */
export const evidenceOf = (topics, random, today) => {
  const evidence = new Map();
  const reached = new Map();
  for (const topic of topics) {
    if (!reached.has(topic.subject))
      reached.set(topic.subject, { share: random() * 0.7, skill: 0.4 + random() * 0.5 });
    const { share, skill } = reached.get(topic.subject);
    const last = topics.filter(({ subject }) => subject === topic.subject).length;
    if (topic.order > share * last) continue;
    const day = addDays(today, -1 - Math.floor(random() * 80));
    const answered = Math.round(topic.practiseQuestions * (0.3 + random() * 0.8));
    const correct = Math.round(answered * Math.min(1, skill + (random() - 0.5) * 0.3));
    const wrong = Math.round((answered - correct) * 0.7);
    evidence.set(topic.id, [
      { kind: 'study', day, minutes: topic.learnMinutes },
      { kind: 'answers', day, correct, wrong, blank: answered - correct - wrong },
      ...(random() < 0.6 ? [{ kind: 'matrix', day, color: 'green' }] : []),
    ]);
  }
  return evidence;
};

/** A generated student with field, hours, rest day and progress. */
export const generateStudent = (seed, { weeksLeft = null } = {}) => {
  const random = randomFrom(seed);
  const field = fields[seed % fields.length];
  const topics = topicsOfField.get(field);
  const examDay = addDays(weekStart, 7 * (weeksLeft ?? 4 + Math.floor(random() * 30)));
  const weekday = 60 + 15 * Math.floor(random() * 15);
  const weekend = 120 + 15 * Math.floor(random() * 25);
  const evidence = evidenceOf(topics, random, weekStart);
  const lastDay = addDays(examDay, -1);
  const states = new Map(
    topics
      .filter(({ id }) => evidence.has(id))
      .map((topic) => [topic.id, topicState(topic, evidence.get(topic.id), weekStart, lastDay)]),
  );
  return {
    today: weekStart,
    weekStart,
    examDay,
    rules: {
      hours: [weekday, weekday, weekday, weekday, weekday, weekend, weekend],
      restDay: random() < 0.5 ? 1 + Math.floor(random() * 7) : null,
      examsPerWeek: { tyt: 1, ayt: random() < 0.5 ? 1 : 0 },
      emphasis: random() < 0.3 ? { [topics[0].subject]: 1 } : {},
    },
    fixed: random() < 0.4 ? [{ day: addDays(weekStart, 2), minutes: 60, subject: topics[0].subject }] : [],
    topics,
    states,
    secondExam: field === 'dil' ? 'YDT' : 'AYT',
    cardsDue: Math.floor(random() * 120),
  };
};
