import { MAX_LINE, parseQuickEntry } from '../../../study/quick-entry/quick-entry.ts';
import { parseStudyDay, type StudyDay } from '../../../study-day.ts';
import { wordsOf } from '../../../words.ts';
import { subjectIn } from './subject.ts';

/** "Ne zaman" is no topic, though one is named "Tarih ve Zaman". */
const QUESTION_WORDS = /\b(en )?son\b|\bne ?zaman\b|\bkaç gün\S*|\bkac gun\S*/giu;
const ANY_DAY = parseStudyDay('2026-01-01')!;

/** Catalogue topics the message may mean, by the quick entry's parser. */
export function namedTopics(text: string, today: StudyDay = ANY_DAY): readonly string[] {
  // "Fiziğe" is the subject, not the topic of the same name.
  const rest = wordsOf(text.replace(QUESTION_WORDS, ' '))
    .filter((word) => subjectIn([word]) === undefined)
    .map(({ typed }) => typed)
    .join(' ');
  const { topic, topicChoices } = parseQuickEntry(rest.slice(0, MAX_LINE), {
    now: new Date(`${today}T12:00:00Z`),
  });
  return topic === null ? topicChoices : [topic];
}
