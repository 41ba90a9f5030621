import { likeness } from '../../word-likeness.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import { EXAMS } from '../../yks/exams.ts';
import { FIELDS, type FieldType } from '../../yks/fields.ts';
import { SUBJECT_KEYS, type SubjectGroup, type SubjectKey } from '../../yks/subject-keys.ts';
import { subjectOf } from '../../yks/subjects.ts';
import type { ProblemCode, QuickEntryContext } from './parsed-entry.ts';
import { BESIDE_NAMES, SUBJECT_NAMES, type SubjectName, WEAK_SUBJECT_NAMES } from './subject-names.data.ts';
import { isFiller, type Token } from './tokens.ts';
import { findTopics } from './topic-search.ts';
import type { DecidedBy } from './values.ts';

export interface SubjectRead {
  readonly subject: SubjectKey | null;
  readonly decidedBy: DecidedBy | null;
  readonly subjectChoices: readonly SubjectKey[];
  readonly topicChoices: readonly string[];
  readonly problem: ProblemCode | null;
}

/** "matematikten" and "matematk" mean mathematics; short names allow only endings. */
function namedBy(plain: string, names: readonly SubjectName[]): SubjectName | null {
  let best: { name: SubjectName; score: number } | null = null;
  for (const name of names)
    for (const known of name.names) {
      const score = likeness(plain, known);
      const isClose = known.length >= 5 ? score >= 0.7 : score >= 0.9;
      if (isClose && score > (best?.score ?? 0)) best = { name, score };
    }
  return best?.name ?? null;
}

function readExam(tokens: Token[]): Exclude<SubjectGroup, 'OTHER'> | null {
  let exam: ExamKey | null = null;
  for (const token of tokens) {
    const found = /^(tyt|ayt|ydt)(?:den|ten|de|te)?$/.exec(token.plain);
    if (!found || token.used) continue;
    token.used = true;
    exam = found[1]!.toUpperCase() as ExamKey;
  }
  return exam;
}

/** For fields without the AYT test only TYT remains. */
function countsFor(field: FieldType, key: SubjectKey): boolean {
  if (subjectOf(key).group !== 'AYT') return true;
  const { exams, fieldTests } = FIELDS[field];
  return exams.some((exam) =>
    EXAMS[exam].tests.some(
      (test) => fieldTests.includes(test.key) && test.parts.some(({ subjectKey }) => subjectKey === key),
    ),
  );
}

function decide(
  choices: readonly SubjectKey[],
  { plan = [], recent = [], field }: QuickEntryContext,
): [SubjectKey, DecidedBy] | null {
  if (choices.length === 1) return [choices[0]!, 'line'];
  const planned = [...new Set(choices.filter((key) => plan.includes(key)))];
  if (planned.length === 1) return [planned[0]!, 'plan'];
  const used = recent.find((key) => choices.includes(key));
  if (used) return [used, 'recent'];
  const counting = field ? choices.filter((key) => countsFor(field, key)) : [];
  return counting.length === 1 ? [counting[0]!, 'field'] : null;
}

const ALL: ReadonlySet<SubjectKey> = new Set(SUBJECT_KEYS);
const NONE = { subject: null, decidedBy: null, subjectChoices: [], topicChoices: [] } as const;

/** Reads last, from the words nothing else consumed. */
export function readSubject(tokens: Token[], context: QuickEntryContext): SubjectRead {
  for (const token of tokens) if (!token.used && isFiller(token)) token.used = true;
  const exam = readExam(tokens);
  const words = tokens.filter(({ used, isNumber }) => !used && !isNumber);

  // Whole topics first, because neither word of "din felsefesi" names its subject.
  const whole = findTopics(words, ALL, 'whole');
  const inWhole = new Set(whole?.tokens);
  const named = new Map<SubjectName, Token[]>();
  const take = (names: readonly SubjectName[]) => {
    for (const token of words) {
      const name = inWhole.has(token) || token.used ? null : namedBy(token.plain, names);
      if (!name) continue;
      token.used = true;
      named.set(name, [...(named.get(name) ?? []), token]);
    }
  };
  take(SUBJECT_NAMES);
  const isNamed = named.size > 0 || whole !== null;
  if (named.size > 1) return { ...NONE, problem: 'twoSubjects' };

  const [first] = named.keys();
  const ofExam = (keys: readonly SubjectKey[]) =>
    exam === null ? keys : keys.filter((key) => subjectOf(key).group === exam);
  // ÖSYM asks AYT geometry inside the mathematics test.
  const meant = first?.keys[0] === 'geometri' && exam === 'AYT' ? (['matematik_ayt'] as const) : first?.keys;
  const candidates = meant && ofExam(meant);
  if (candidates?.length === 0) return { ...NONE, problem: 'otherExam' };

  if (isNamed) for (const token of words) if (BESIDE_NAMES.has(token.plain)) token.used = true;
  const rest = words.filter(({ used }) => !used);
  const within = SUBJECT_KEYS.filter((key) =>
    candidates ? candidates.includes(key) : exam === null || subjectOf(key).group === exam,
  );
  const found = findTopics(rest, new Set(within), 'part');
  if (found?.isTwoSubjects) return { ...NONE, problem: 'twoSubjects' };
  for (const token of found?.tokens ?? []) token.used = true;

  if (!candidates && !found) {
    take(WEAK_SUBJECT_NAMES);
    const [weak] = named.keys();
    if (!weak) return { ...NONE, problem: null };
    for (const token of words) if (BESIDE_NAMES.has(token.plain)) token.used = true;
    return { ...NONE, subject: weak.keys[0]!, decidedBy: 'line', subjectChoices: weak.keys, problem: null };
  }
  for (const token of words)
    if (!token.used && (namedBy(token.plain, WEAK_SUBJECT_NAMES) || BESIDE_NAMES.has(token.plain)))
      token.used = true;

  const topics = found?.topics ?? [];
  const withTopic = [...new Set(topics.map(({ subject }) => subject))];
  const subjectChoices = withTopic.length > 0 ? withTopic : [...(candidates ?? [])];
  const decided = decide(subjectChoices, context);
  const read = {
    subject: decided?.[0] ?? null,
    decidedBy: decided?.[1] ?? null,
    subjectChoices,
    topicChoices: [...new Set(topics.map(({ topic }) => topic))],
    problem: null,
  };
  const left = words.filter(({ used }) => !used);
  const elsewhere = left.length > 0 ? findTopics(left, ALL, 'part') : null;
  if (!elsewhere?.isWhole) return read;
  // In "tyt mat türev" the topic belongs to an unnamed subject, and one tap decides.
  for (const token of elsewhere.tokens) token.used = true;
  return {
    ...read,
    subjectChoices: [...new Set([...subjectChoices, ...elsewhere.topics.map(({ subject }) => subject)])],
    topicChoices: [...new Set([...read.topicChoices, ...elsewhere.topics.map(({ topic }) => topic)])],
    problem: 'topicElsewhere',
  };
}
