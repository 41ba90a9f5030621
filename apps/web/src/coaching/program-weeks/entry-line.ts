import { tr } from '@netlik/domain/turkish';
import { subjectOfOtherExam } from '@netlik/domain/yks/other-exam';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { SUBJECTS } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import { findSuggestions } from '../../ui/forms/combo-suggest.ts';
import { readQuestions } from '../coach-programs/program-draft.ts';
import type { Suggestion } from '../coach-programs/suggest-adder.tsx';

/** What one line of a day says. */
export type EntryLine = { subject: SubjectKey; topic: string | null; questions: number | null };

const MAX_SUGGESTED = 8;
const MAX_TOPICS = 3;
const MARK = '|';

/** „mat türev 40” are 40 questions of Türev. */
export const readLine = (typed: string): { words: string[]; questions: number | null } => {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return /^\d{1,3}$/.test(last)
    ? { words: words.slice(0, -1), questions: readQuestions(last) }
    : { words, questions: null };
};

/** Subjects whose name has a word for each of the given ones; the catalogue's order, in which TYT comes first. */
const subjectsNamed = (words: readonly string[]) => {
  const wanted = words.map((word) => tr.fold(word));
  return SUBJECTS.filter(({ label }) => {
    const of = tr.fold(label).split(' ');
    return wanted.every((word) => of.some((part) => part.startsWith(word)));
  });
};

/** Subjects, or topics of the subject that the first words name; at last the topic as it was typed. */
export const suggestLines = (typed: string): Suggestion[] => {
  const { words } = readLine(typed);
  const found: Suggestion[] = [];
  const add = ({ key, label }: { key: SubjectKey; label: string }, topic: string) =>
    found.push({
      value: `${key}${MARK}${topic}`,
      label: topic === '' ? label : `${label}: ${topic}`,
    });
  for (let named = words.length; named > 0; named--) {
    const rest = words.slice(named).join(' ');
    for (const subject of subjectsNamed(words.slice(0, named)))
      if (rest === '') add(subject, '');
      else
        for (const topic of findSuggestions(topicsOf(subject.key), rest).slice(0, MAX_TOPICS))
          add(subject, topic);
  }
  const own = words.slice(1).join(' ');
  const first = subjectsNamed(words.slice(0, 1)).find(({ key }) => !subjectOfOtherExam(key, own));
  if (own !== '' && first && !found.some(({ value }) => value.startsWith(first.key))) add(first, own);
  return found.slice(0, MAX_SUGGESTED);
};

export const lineOf = ({ value }: Suggestion, typed: string): EntryLine => {
  const at = value.indexOf(MARK);
  return {
    subject: value.slice(0, at) as SubjectKey,
    topic: value.slice(at + 1) || null,
    questions: readLine(typed).questions,
  };
};
