import type { Corrections } from '@netlik/domain/study/quick-entry/parsed-entry';
import { parseQuickEntry } from '@netlik/domain/study/quick-entry/quick-entry';

const parts = ['questions', 'right', 'wrong', 'blank', 'seconds', 'date'] as const;

/** Keeps the corrections of parts that the edit did not change. */
export const keepCorrections = (
  before: string,
  after: string,
  corrections: Corrections,
  now: Date,
): Corrections => {
  if (after.trim() === '') return {};
  const [old, fresh] = [parseQuickEntry(before, { now }), parseQuickEntry(after, { now })];
  const { subject, topic, ...rest } = corrections;
  const kept = parts.filter((part) => rest[part] !== undefined && old[part] === fresh[part]);
  const isSame = (name: 'subjectChoices' | 'topicChoices') => old[name].join() === fresh[name].join();
  return {
    ...(subject !== undefined && isSame('subjectChoices') && { subject }),
    ...(topic !== undefined && isSame('subjectChoices') && isSame('topicChoices') && { topic }),
    ...Object.fromEntries(kept.map((part) => [part, rest[part]])),
  };
};
