import type { LineMeaning } from '@netlik/domain/coaching/program-line/line-names';
import { type ProgramLine, readProgramLine } from '@netlik/domain/coaching/program-line/program-line';
import { tr } from '@netlik/domain/turkish';
import { subjectOfOtherExam } from '@netlik/domain/yks/other-exam';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { SUBJECTS, subjectOf } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import { formatDuration } from '../../formats/durations.ts';
import { findSuggestions } from '../../ui/forms/combo-suggest.ts';
import type { EntryLine } from '../coach-programs/draft-subject.ts';
import type { Suggestion } from '../coach-programs/suggest-adder.tsx';
import { weekFormTexts as texts } from './program-weeks.texts.ts';

const MAX_SUGGESTED = 8;
const MAX_TOPICS = 3;
const MAX_TOPIC_NAME = 120;
const MIN_TOPIC_LETTERS = 3;
const MARK = '|';

/** A semicolon separates lines, because a field has no line breaks. */
const linesOf = (typed: string) =>
  typed
    .split(/[\r\n;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

const subjectsNamed = (words: readonly string[]) => {
  const wanted = words.map((word) => tr.fold(word));
  return SUBJECTS.filter(({ label }) => {
    const of = tr.fold(label).split(' ');
    return wanted.every((word) => of.some((part) => part.startsWith(word)));
  }).map(({ key }) => key);
};

const topicsNamed = (subjects: readonly SubjectKey[], words: string): LineMeaning[] =>
  subjects.flatMap((subject) =>
    findSuggestions(topicsOf(subject), words)
      .slice(0, MAX_TOPICS)
      .map((topic) => ({ subject, topic })),
  );

/** Treats the words as a custom topic unless another exam has it. */
const ownTopics = (subjects: readonly SubjectKey[], words: string): LineMeaning[] =>
  words.length > MAX_TOPIC_NAME
    ? []
    : subjects
        .filter((subject) => !subjectOfOtherExam(subject, words))
        .map((subject) => ({ subject, topic: words }));

/** Tries subjects by prefix, then topics of the named subject, then topics of all subjects. */
const meaningsBegun = (words: readonly string[]): LineMeaning[] => {
  for (let named = words.length; named > 0; named--) {
    const subjects = subjectsNamed(words.slice(0, named));
    const rest = words.slice(named).join(' ');
    const found =
      rest === '' ? subjects.map((subject) => ({ subject, topic: null })) : topicsNamed(subjects, rest);
    if (found.length > 0) return found;
  }
  const all = words.join(' ');
  return all.length < MIN_TOPIC_LETTERS
    ? []
    : topicsNamed(
        SUBJECTS.map(({ key }) => key),
        all,
      );
};

const isUnderstood = ({ problem }: ProgramLine) => problem === null || problem === 'examUnclear';

/** Guesses the meaning of an unrecognised line that contains only words. */
const guesses = ({ meanings, rest, problem }: ProgramLine): LineMeaning[] => {
  const words = rest.join(' ');
  if (problem !== 'notUnderstood' || !/^[\p{L}\p{M}\s'’-]+$/u.test(words)) return [];
  if (meanings.length === 0) return meaningsBegun(words.split(' '));
  if (meanings.some(({ topic }) => topic !== null)) return [];
  const subjects = meanings.map(({ subject }) => subject);
  return [...topicsNamed(subjects, words), ...ownTopics(subjects, words)];
};

const toSuggestion = (
  { subject, topic }: LineMeaning,
  { questions, minutes }: ProgramLine,
  mustChoose: boolean,
): Suggestion => {
  const { label } = subjectOf(subject);
  const isOwn = topic !== null && !topicsOf(subject).includes(topic);
  const name = topic === null ? label : `${label}: ${isOwn ? texts.ownTopic(topic) : topic}`;
  const amounts = [questions && texts.questions(questions), minutes && formatDuration(minutes)];
  return {
    value: `${subject}${MARK}${topic ?? ''}`,
    label: [name, ...amounts].filter(Boolean).join(' · '),
    mustChoose,
  };
};

/** Suggests meanings of the first line; a guess always needs an explicit choice. */
export const suggestLines = (typed: string): Suggestion[] => {
  const [first] = linesOf(typed);
  if (first === undefined) return [];
  const line = readProgramLine(first);
  const isSure = isUnderstood(line);
  return (isSure ? line.meanings : guesses(line))
    .slice(0, MAX_SUGGESTED)
    .map((meaning) => toSuggestion(meaning, line, !isSure));
};

const meaningOf = ({ value }: Suggestion): LineMeaning => {
  const at = value.indexOf(MARK);
  return { subject: value.slice(0, at) as SubjectKey, topic: value.slice(at + 1) || null };
};

/** Returns the parsed entries, and the ambiguous or unknown lines that stay in the field. */
export const takeLines = (typed: string, chosen?: Suggestion): { entries: EntryLine[]; left: string } => {
  const entries: EntryLine[] = [];
  const left: string[] = [];
  for (const [at, text] of linesOf(typed).entries()) {
    const { meanings, questions, minutes, problem } = readProgramLine(text);
    if (chosen && at === 0) entries.push({ ...meaningOf(chosen), questions, minutes });
    else if (problem === null) entries.push({ ...meanings[0]!, questions, minutes });
    else left.push(text);
  }
  return { entries, left: left.join('; ') };
};

/** Explains why the text is not in the week yet, line by line. */
export const reasonOf = (typed: string): string => {
  const lines = linesOf(typed);
  const reasons = lines.flatMap((line) => {
    const { problem, rest } = readProgramLine(line);
    if (problem === null) return [];
    const reason = texts.lineProblems[problem](rest.join(' … '));
    return [lines.length > 1 ? texts.ofLine(line, reason) : reason];
  });
  return reasons.length > 0 ? reasons.join('\n') : texts.notAdded;
};
