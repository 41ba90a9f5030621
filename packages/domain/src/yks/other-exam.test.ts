import { expect, it } from 'vitest';
import { subjectOfOtherExam } from './other-exam.ts';
import { SUBJECT_KEYS } from './subject-keys.ts';
import { topicsOf } from './topics.ts';

it.each([
  ['matematik', ' TÜREV', 'matematik_ayt'],
  ['geometri', 'Çemberin Analitiği', 'matematik_ayt'],
  ['matematik_ayt', 'Problemler', 'matematik'],
  ['fizik', 'Kendi konum', null],
  ['turkce', 'Türev', null],
] as const)('%s: “%s” belongs to %s', (subject, topic, other) => {
  expect(subjectOfOtherExam(subject, topic)).toBe(other);
});

it('no topic of a subject’s own list is refused, also where both exams have it', () => {
  for (const key of SUBJECT_KEYS)
    for (const topic of topicsOf(key)) expect(subjectOfOtherExam(key, topic)).toBeNull();
});
