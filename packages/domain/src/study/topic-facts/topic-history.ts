import type { SubjectKey } from '../../yks/subject-keys.ts';
import { type TopicCount, topicId } from './catalogue.ts';

const YEARS = 5;
/** Weight of the subject's mean in years, so that few counts do not decide. */
const PRIOR_YEARS = 2;
const GROUP_SEPARATOR = ' | ';

export interface TopicHistory {
  readonly years: readonly { readonly year: number; readonly questions: number }[];
  /** Topics that share the counts; empty if they belong to this topic alone. */
  readonly sharedWith: readonly string[];
  /** Counts from the subject's last five counted exams. */
  readonly recent: { readonly years: number; readonly questions: number };
}

const lastYears = (years: Iterable<number>) => [...new Set(years)].sort((a, b) => b - a).slice(0, YEARS);

export function topicHistory(
  counts: readonly TopicCount[],
  subject: SubjectKey,
  topic: string,
): TopicHistory | null {
  const own = counts.filter((each) => each.subject === subject && each.kind !== 'tyt_topic');
  const rows = own.filter((each) => each.topic === topic && each.kind === 'topic');
  const grouped = own.filter(
    (each) => each.kind === 'group' && each.topic.split(GROUP_SEPARATOR).includes(topic),
  );
  const used = rows.length > 0 ? rows : grouped;
  if (used.length === 0) return null;
  const recentYears = lastYears(own.map(({ year }) => year));
  const recent = used.filter(({ year }) => recentYears.includes(year));
  return {
    recent: { years: recent.length, questions: recent.reduce((sum, { questions }) => sum + questions, 0) },
    years: used.map(({ year, questions }) => ({ year, questions })).sort((a, b) => a.year - b.year),
    sharedWith:
      rows.length > 0 ? [] : grouped[0]!.topic.split(GROUP_SEPARATOR).filter((name) => name !== topic),
  };
}

export function topicHistories(
  counts: readonly TopicCount[],
  topics: readonly { readonly subject: SubjectKey; readonly topic: string }[],
): Map<string, TopicHistory> {
  const bySubject = new Map<SubjectKey, TopicCount[]>();
  for (const each of counts) {
    const own = bySubject.get(each.subject);
    if (own) own.push(each);
    else bySubject.set(each.subject, [each]);
  }
  const histories = new Map<string, TopicHistory>();
  for (const { subject, topic } of topics) {
    const history = topicHistory(bySubject.get(subject) ?? [], subject, topic);
    if (history) histories.set(topicId(subject, topic), history);
  }
  return histories;
}

/**
 * Expected questions per topic and exam, keyed by `topicId`: the five-year mean shrunk to the subject's mean,
 * scaled to `total`. Group counts are divided evenly, and TYT topics in the AYT test count under the TYT
 * topic.
 */
export function expectedInTest(
  counts: readonly TopicCount[],
  subject: SubjectKey,
  topics: readonly string[],
  total: number,
): Map<string, number> {
  const own = counts.filter((each) => each.subject === subject);
  const recent = lastYears(own.map(({ year }) => year));
  const sums = new Map<string, { questions: number; years: Set<number> }>();
  const add = (id: string, year: number, questions: number) => {
    const sum = sums.get(id) ?? { questions: 0, years: new Set() };
    sum.questions += questions;
    sum.years.add(year);
    sums.set(id, sum);
  };
  for (const { topic, year, questions, kind } of own) {
    if (!recent.includes(year)) continue;
    if (kind === 'tyt_topic') add(topicId(subject.replace('_ayt', '') as SubjectKey, topic), year, questions);
    else {
      const names = topic.split(GROUP_SEPARATOR);
      for (const name of names) add(topicId(subject, name), year, questions / names.length);
    }
  }
  const prior = total / Math.max(1, topics.length);
  const expected = new Map<string, number>();
  for (const topic of topics) {
    const { questions = 0, years } = sums.get(topicId(subject, topic)) ?? {};
    expected.set(
      topicId(subject, topic),
      (questions + prior * PRIOR_YEARS) / ((years?.size ?? 0) + PRIOR_YEARS),
    );
  }
  for (const [id, { questions, years }] of sums)
    if (!id.startsWith(`${subject}/`)) expected.set(id, questions / years.size);
  const sum = [...expected.values()].reduce((all, each) => all + each, 0);
  if (sum > 0) for (const [id, questions] of expected) expected.set(id, (questions * total) / sum);
  return expected;
}
