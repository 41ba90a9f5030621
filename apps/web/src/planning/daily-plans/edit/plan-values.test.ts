import { toStudyDay } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { samplePlan } from '../daily-plans.samples.ts';
import { newRow, planValues, readChange, readNew, rowsText } from './plan-values.ts';

const date = toStudyDay('2026-11-16');
const values = (part: object) => ({
  ...planValues(null),
  subjects: rowsText([{ ...newRow(), subject: 'fizik', targetQuestions: '20', ...part }]),
});
const errorsOf = (part: object) => {
  const read = readNew(date, values(part));
  return read.ok ? [] : read.errors.map(({ path, message }) => `${path}: ${message}`);
};

it('refuses a row without a subject or with a target out of its limits', () => {
  expect(errorsOf({ subject: '' })).toEqual(['subjects.0.subject: Ders seçmelisin']);
  expect(errorsOf({ targetQuestions: '' })).toEqual(['subjects.0.targetQuestions: Hedef soru sayısını yaz']);
  expect(errorsOf({ targetQuestions: '501' })).toEqual(['subjects.0.targetQuestions: En fazla 500 olabilir']);
  expect(errorsOf({ targetTime: '4' })).toEqual(['subjects.0.targetTime: En az 5 olmalı']);
  expect(errorsOf({ targetTime: '601' })).toEqual(['subjects.0.targetTime: En fazla 600 olabilir']);
  expect(errorsOf({ targetTime: 'bir saat' })).toEqual(['subjects.0.targetTime: Tam sayı olmalı']);
  expect(errorsOf({ targetTime: '' })).toEqual([]);
});

it('takes a pasted video link along that was not added, and refuses what is none', () => {
  const read = readNew(date, values({ videoLink: 'https://youtu.be/abcdefghijk' }));
  expect(read.ok && read.data.subjects[0]?.videos?.map(({ url }) => url)).toEqual([
    'https://www.youtube.com/watch?v=abcdefghijk',
  ]);
  expect(errorsOf({ videoLink: 'türev videosu' })).toEqual([
    'subjects.0.videoLink: Bu bir YouTube video bağlantısı değil.',
  ]);
});

it('keeps what the form does not show: the coach’s questions of a topic, the list of a video', () => {
  const plan = samplePlan();
  const [first, ...others] = plan.subjects;
  const subject = {
    ...first!,
    topicsDetailed: first!.topicsDetailed.map((topic) => ({ ...topic, targetQuestions: 25 })),
    videos: first!.videos.map((video) => ({ ...video, playlistId: 'PL0123456789' })),
  };
  const shown = { ...plan, subjects: [subject, ...others] };
  const read = readChange(shown, planValues(shown));
  const kept = read.ok ? read.data.subjects?.[0] : null;
  expect(kept?.topicsDetailed?.[0]?.targetQuestions).toBe(25);
  expect(kept?.videos?.[0]).toMatchObject({ playlistId: 'PL0123456789' });
});

it('gives an existing plan back as it was, with the ids that keep its work', () => {
  const plan = samplePlan();
  const read = readChange(plan, planValues(plan));
  expect(read.ok && read.data.subjects?.map(({ _id, priority }) => [_id, priority])).toEqual(
    plan.subjects.map(({ _id }, index) => [_id, index + 1]),
  );
  expect(read.ok && read.data.subjects?.[0]).toMatchObject({
    subject: 'matematik',
    targetQuestions: 40,
    targetTime: 60,
    topics: ['Üslü Sayılar'],
    topicsDetailed: [{ topic: 'Üslü Sayılar', durationMinutes: 30, solveQuestions: true }],
    videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Üslü sayılar 1' }],
  });
});

it('adds what an earlier day left undone, with what is left of its targets', () => {
  const earlier = samplePlan();
  const read = readNew(date, planValues(null, earlier));
  expect(
    read.ok &&
      read.data.subjects.map((row) => [row.subject, row.targetQuestions, row.targetTime, '_id' in row]),
  ).toEqual([
    ['matematik', 16, 40, false],
    ['turkce', 30, null, false],
    ['fizik', 40, 25, false],
  ]);
  const [done, there] = [samplePlan(), samplePlan()];
  done.subjects[1]!.status = 'completed';
  there.subjects.splice(1);
  const both = readChange(there, planValues(there, done));
  expect(both.ok && both.data.subjects?.map(({ subject }) => subject)).toEqual(['matematik', 'fizik']);
});
