import { SUBJECT_NAMES } from '../../study/quick-entry/subject-names.data.ts';
import { tokensOf } from '../../study/quick-entry/tokens.ts';
import { subjectInOtherExam } from '../../yks/other-exam.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import { SUBJECTS, subjectOf } from '../../yks/subjects.ts';
import { topicsOf } from '../../yks/topics.ts';
import { type Part, take } from './line-parts.ts';

export interface LineMeaning {
  readonly subject: SubjectKey;
  readonly topic: string | null;
}

interface Phrase extends LineMeaning {
  readonly words: readonly string[];
  /** The name without its parentheses. */
  readonly isShort: boolean;
}

const wordsOf = (text: string) => tokensOf(text).map(({ plain }) => plain);
const withoutParentheses = (text: string) => text.replace(/\s*\([^)]*\)/g, '');
const withoutExam = (text: string) => text.replace(/^(?:TYT|AYT|YDT) /, '');

const phrasesOf = (name: string, meaning: LineMeaning): Phrase[] => {
  const [whole, short] = [wordsOf(name), wordsOf(withoutParentheses(name))];
  const phrase = { ...meaning, words: whole, isShort: false };
  return short.length === whole.length ? [phrase] : [phrase, { ...phrase, words: short, isShort: true }];
};

const subjectPhrases = (): Phrase[] =>
  SUBJECTS.flatMap(({ key, label, shortLabel, longLabel }) => {
    const meaning = { subject: key, topic: null };
    const labels = [label, shortLabel, longLabel].flatMap((name) => phrasesOf(withoutExam(name), meaning));
    // "psikoloji" names only a part of its subject, which an entry cannot express.
    const names = SUBJECT_NAMES.filter(
      ({ names: [first], keys }) => keys.includes(key) && wordsOf(label).includes(first!),
    ).flatMap((row) => row.names.map((name) => ({ ...meaning, words: [name], isShort: false })));
    return [...labels, ...names];
  });

const topicPhrases = (): Phrase[] =>
  SUBJECTS.flatMap(({ key }) => topicsOf(key).flatMap((topic) => phrasesOf(topic, { subject: key, topic })));

let lexicon: { topics: readonly Phrase[]; subjects: readonly Phrase[] } | null = null;

const lexiconOf = () => {
  lexicon ??= { topics: topicPhrases(), subjects: subjectPhrases() };
  return lexicon;
};

const PLURAL = /^(.{3,})l[ae]r$/;
const singular = (word: string) => PLURAL.exec(word)?.[1] ?? word;

type Comparison = (typed: string, known: string) => boolean;
const isEqual: Comparison = (typed, known) => typed === known;
/** Matches "gaz" with "gazlar". */
const isEqualInNumber: Comparison = (typed, known) =>
  typed[0] === known[0] && singular(typed) === singular(known);

interface Found {
  readonly from: number;
  readonly count: number;
  readonly phrases: readonly Phrase[];
}

const findPhrase = (parts: readonly Part[], phrases: readonly Phrase[], isSame: Comparison): Found | null => {
  let best: Found | null = null;
  for (let from = 0; from < parts.length; from++)
    for (const phrase of phrases) {
      const count = phrase.words.length;
      const isHere = phrase.words.every((word, at) => {
        const part = parts[from + at];
        return part !== undefined && !part.used && isSame(part.plain, word);
      });
      if (!isHere || count < (best?.count ?? 1)) continue;
      if (best && count === best.count && from === best.from)
        best = { from, count, phrases: [...best.phrases, phrase] };
      else if (!best || count > best.count) best = { from, count, phrases: [phrase] };
    }
  return best;
};

const takePhrase = (parts: readonly Part[], { from, count, phrases: [phrase] }: Found) => {
  take(parts, from, count, 'name');
  // Marks inside a topic's name, as in "2. Dereceden Denklemler", belong to it.
  for (const part of parts.slice(from + 1, from + count))
    part.marks = [...part.marks].filter((mark) => !phrase?.topic?.includes(mark)).join('');
};

const unique = (phrases: readonly Phrase[]): LineMeaning[] => [
  ...new Map(phrases.map(({ subject, topic }) => [subject, { subject, topic }])).values(),
];

const isOneSubject = (subjects: readonly SubjectKey[]) => {
  const [first] = subjects;
  return subjects.every((subject) => subject === first || subject === subjectInOtherExam(first!));
};

interface Exam {
  readonly group: string;
  readonly parts: readonly Part[];
}

const findExam = (parts: readonly Part[]): Exam | null => {
  const named = parts.filter(({ plain }) => /^(?:tyt|ayt|ydt)$/.test(plain));
  const [exam] = named;
  if (!exam || named.some(({ plain }) => plain !== exam.plain)) return null;
  return { group: exam.plain.toUpperCase(), parts: named };
};

const isOfExam = ({ subject }: LineMeaning, exam: Exam | null) => subjectOf(subject).group === exam?.group;

/** True for topics of several subjects, such as "basınç" of physics and geography. */
const isSharedTopic = (words: readonly string[], subjects: readonly SubjectKey[], exam: Exam | null) =>
  lexiconOf().topics.some(
    (topic) =>
      !isOneSubject([...subjects, topic.subject]) &&
      (exam ? isOfExam(topic, exam) : subjectOf(topic.subject).group !== 'YDT') &&
      words.every((word) => topic.words.some((known) => isEqualInNumber(word, known))),
  );

/** Consumes the words of subject, topic and exam that fit together. */
export const readMeanings = (parts: readonly Part[]): LineMeaning[] => {
  const exam = findExam(parts);
  const inExam = (phrases: readonly Phrase[]) => {
    const fitting = phrases.filter((phrase) => isOfExam(phrase, exam));
    return fitting.length > 0 ? fitting : phrases;
  };
  const topic = findPhrase(parts, lexiconOf().topics, isEqualInNumber);
  const topicParts = new Set(topic ? parts.slice(topic.from, topic.from + topic.count) : []);
  const others = parts.map((part) => ({ ...part, used: topicParts.has(part) }));
  const subject = findPhrase(others, lexiconOf().subjects, isEqual);
  const subjects = subject && inExam(subject.phrases);

  /** Empty if the line leaves the subject open. */
  const withTopic = ({ from, phrases }: Found): readonly Phrase[] => {
    const fitting = subjects
      ? phrases.filter((one) => subjects.some((named) => named.subject === one.subject))
      : inExam(phrases);
    const whole = fitting.filter(({ isShort }) => !isShort);
    const topics = whole.length > 0 ? whole : fitting;
    if (subjects || !topics[0]) return topics;
    const { words } = topics[0];
    const named = topics.map((one) => one.subject);
    const isExact = words.every((word, at) => parts[from + at]!.plain === word);
    return isExact && isOneSubject(named) && !isSharedTopic(words, named, exam) ? topics : [];
  };
  const topics = topic ? withTopic(topic) : [];
  const meanings = unique(topics.length > 0 ? topics : (subjects ?? []));

  if (subject) takePhrase(parts, subject);
  if (topic && topics.length > 0) takePhrase(parts, topic);
  if (exam && meanings.length > 0 && meanings.every((one) => isOfExam(one, exam)))
    take(exam.parts, 0, exam.parts.length, 'name');
  return meanings;
};
