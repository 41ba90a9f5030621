import { topicState } from '@netlik/domain/planning/planner/mastery';
import { planWeek } from '@netlik/domain/planning/planner/plan-week';
import { replan } from '@netlik/domain/planning/planner/replan';
import { addDays } from '@netlik/domain/study-day';
import { fields, weekStart as firstDay, normalFrom, randomFrom, topicsOfField } from './students.mjs';

const WEEKS = 30;
const MISSED = 0.2;
/** Deviation of a topic's true minutes from the estimate (log-normal). */
const EFFORT_ERROR = 0.35;
/** Level of a learnt topic after all practice. */
const BEST_LEVEL = 0.95;
const LEARNT_LEVEL = 0.45;
const FIRST_STABILITY = 18;
const STABILITY_GROWTH = 2.2;

/** FSRS power curve with its usual exponent: 0.9 after `stability` days. */
const recall = (days, stability) => (1 + (19 / 81) * (Math.max(0, days) / stability)) ** -0.5;

/** A student's hidden truth: how long topics take and how fast they are forgotten. */
const makeStudent = (seed, forgetting) => {
  const random = randomFrom(seed * 7919 + 13);
  const normal = normalFrom(random);
  const field = fields[seed % fields.length];
  const topics = topicsOfField.get(field);
  const talent = new Map();
  const minds = new Map();
  for (const topic of topics) {
    if (!talent.has(topic.subject)) talent.set(topic.subject, Math.exp(0.25 * normal()));
    const factor = talent.get(topic.subject) * Math.exp(EFFORT_ERROR * normal());
    minds.set(topic.id, {
      learn: topic.learnMinutes * factor,
      practise: Math.max(20, topic.practiseMinutes * factor),
      stability: FIRST_STABILITY * Math.exp(0.3 * normal()) * (forgetting ? 1 : 1e6),
    });
  }
  const weekday = 90 + 15 * Math.floor(random() * 13);
  const weekend = 180 + 15 * Math.floor(random() * 21);
  const restDay = random() < 0.5 ? 7 : null;
  const missed = Array.from({ length: WEEKS * 7 }, () => random() < MISSED);
  return {
    seed,
    field,
    topics,
    minds,
    hours: [weekday, weekday, weekday, weekday, weekday, weekend, weekend],
    restDay,
    missed,
  };
};

/** Learnt topics over 30 weeks, and the evidence a planner would see. */
const startCareer = (student) => {
  const random = randomFrom(student.seed * 104_729 + 7);
  const known = new Map(
    student.topics.map(({ id }) => [
      id,
      { learnt: 0, practised: 0, stability: student.minds.get(id).stability, touched: null },
    ]),
  );
  const evidence = new Map();
  const note = (id, each) => evidence.set(id, [...(evidence.get(id) ?? []), each]);
  const levelOf = (topic) => {
    const mind = student.minds.get(topic.id);
    const { learnt, practised } = known.get(topic.id);
    const base = LEARNT_LEVEL * Math.min(1, learnt / mind.learn);
    return learnt < mind.learn
      ? base * 0.6
      : base + (BEST_LEVEL - LEARNT_LEVEL) * Math.min(1, practised / mind.practise);
  };
  const masteryOn = (topic, day) => {
    const { touched, stability } = known.get(topic.id);
    return touched === null ? 0 : levelOf(topic) * recall(day - touched, stability);
  };
  /** Studies a topic; missing prerequisites double the time. */
  const work = (topic, kind, minutes, day) => {
    const state = known.get(topic.id);
    const mind = student.minds.get(topic.id);
    const ready = topic.needs.every(
      (id) => !known.has(id) || known.get(id).learnt >= student.minds.get(id).learn * 0.8,
    );
    const useful = ready ? minutes : minutes / 2;
    const days = state.touched === null ? 0 : day - state.touched;
    const spaced = state.touched !== null && days >= 3 && (kind === 'review' || kind === 'practise');
    if (spaced) state.stability *= 1 + (STABILITY_GROWTH - 1) * Math.min(1, days / state.stability);
    const toLearn = Math.min(useful, Math.max(0, mind.learn - state.learnt));
    state.learnt += toLearn;
    state.practised += useful - toLearn;
    state.touched = day;
    const date = addDays(firstDay, day);
    if (kind === 'learn') note(topic.id, { kind: 'study', day: date, minutes });
    else {
      const asked = Math.max(
        4,
        Math.round((minutes / Math.max(1, topic.practiseMinutes)) * topic.practiseQuestions),
      );
      const correct = Array.from({ length: asked }, () => random() < levelOf(topic)).filter(Boolean).length;
      note(topic.id, {
        kind: 'answers',
        day: date,
        correct,
        wrong: Math.round((asked - correct) * 0.6),
        blank: asked - correct - Math.round((asked - correct) * 0.6),
      });
    }
  };
  const nets = () => {
    let [net, points] = [0, 0];
    for (const topic of student.topics) {
      const mastery = masteryOn(topic, WEEKS * 7);
      net += topic.questions * mastery;
      points += topic.worth * mastery;
    }
    return { net, points };
  };
  return { known, evidence, work, nets, levelOf };
};

/** Plans every Monday and replans after a missed day; also returns daily minutes. */
const studyByPlan = (student) => {
  const career = startCareer(student);
  const examDay = addDays(firstDay, WEEKS * 7);
  const byId = new Map(student.topics.map((topic) => [topic.id, topic]));
  const studied = new Array(WEEKS * 7).fill(0);
  // States are reused within the week until something is added.
  const states = new Map();
  const inputOn = (day, week) => {
    const today = addDays(firstDay, day);
    for (const [id, list] of career.evidence) {
      const kept = states.get(id);
      if (kept?.week === week && kept.count === list.length) continue;
      states.set(id, {
        week,
        count: list.length,
        state: topicState(byId.get(id), list, today, addDays(examDay, -1)),
      });
    }
    return {
      today,
      weekStart: addDays(firstDay, week * 7),
      examDay,
      rules: {
        hours: student.hours,
        restDay: student.restDay,
        examsPerWeek: { tyt: 0, ayt: 0 },
        emphasis: {},
      },
      fixed: [],
      topics: student.topics,
      states: new Map([...states].map(([id, { state }]) => [id, state])),
      secondExam: null,
      cardsDue: 0,
    };
  };
  for (let week = 0; week < WEEKS; week += 1) {
    let entries = planWeek(inputOn(week * 7, week)).entries.map((entry) => ({
      ...entry,
      done: false,
      locked: false,
    }));
    for (let day = week * 7; day < week * 7 + 7; day += 1) {
      const date = addDays(firstDay, day);
      if (student.missed[day]) {
        if (day % 7 < 6 && entries.some((entry) => entry.day === date))
          entries = replan(
            inputOn(day + 1, week),
            entries.filter(({ done }) => !done),
          ).entries.map((entry) => ({ ...entry, done: false, locked: false }));
        continue;
      }
      for (const entry of entries) {
        if (entry.day !== date) continue;
        career.work(byId.get(entry.topicId), entry.kind, entry.minutes, day);
        studied[day] += entry.minutes;
        entry.done = true;
      }
    }
  }
  return { ...career.nets(), studied };
};

const BLOCK = 45;

/** The same daily minutes, rotating through subjects and their books without repetition. */
const studyInTurns = (student, studied, nextSubject) => {
  const career = startCareer(student);
  const subjects = [...new Set(student.topics.map(({ subject }) => subject))];
  const books = new Map(
    subjects.map((subject) => [
      subject,
      student.topics.filter((topic) => topic.subject === subject).sort((a, b) => a.order - b.order),
    ]),
  );
  const given = new Map(student.topics.map(({ id }) => [id, 0]));
  const total = ({ learnMinutes, practiseMinutes }) => learnMinutes + practiseMinutes;
  const minutesOf = new Map(subjects.map((subject) => [subject, 0]));
  for (const [day, minutes] of studied.entries())
    for (let left = minutes; left > 0; ) {
      const open = subjects.filter((subject) =>
        books.get(subject).some((topic) => given.get(topic.id) < total(topic)),
      );
      const subject = nextSubject(open.length > 0 ? open : subjects, minutesOf, books);
      const book = books.get(subject);
      // Restarts the book when finished.
      const topic = book.find((each) => given.get(each.id) < total(each)) ?? book[day % book.length];
      const learning = given.get(topic.id) < topic.learnMinutes;
      const rest = learning
        ? topic.learnMinutes - given.get(topic.id)
        : Math.max(5, total(topic) - given.get(topic.id));
      const length = Math.min(left, BLOCK, rest);
      career.work(topic, learning ? 'learn' : 'practise', length, day);
      given.set(topic.id, given.get(topic.id) + length);
      minutesOf.set(subject, minutesOf.get(subject) + length);
      left -= length;
    }
  return career.nets();
};

/** The subject with the smallest share of its book, so that all books end together. */
const byTheBook = (open, minutesOf, books) => {
  const shareOf = (subject) =>
    minutesOf.get(subject) /
    books.get(subject).reduce((sum, topic) => sum + topic.learnMinutes + topic.practiseMinutes, 0);
  return open.reduce((best, each) => (shareOf(each) < shareOf(best) ? each : best));
};

/** Equal minutes per subject. */
const equalSplit = (open, minutesOf) =>
  open.reduce((best, each) => (minutesOf.get(each) < minutesOf.get(best) ? each : best));

export const simulateStudent = (seed, { forgetting = true } = {}) => {
  const student = makeStudent(seed, forgetting);
  const { studied, ...ours } = studyByPlan(student);
  return {
    seed,
    field: student.field,
    minutes: studied.reduce((sum, each) => sum + each, 0),
    ours,
    book: studyInTurns(student, studied, byTheBook),
    equal: studyInTurns(student, studied, equalSplit),
  };
};
