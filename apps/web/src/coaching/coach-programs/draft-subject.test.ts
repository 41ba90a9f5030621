import {
  MAX_PROGRAM_MINUTES,
  MIN_PROGRAM_MINUTES,
  type ProgramSubject,
} from '@netlik/contract/coaching/coach-programs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTopic,
  addVideos,
  changeTopic,
  durationOfTopics,
  fromTemplate,
  moveVideo,
  newSubject,
  questionsOf,
  readTopic,
  removeTopic,
  toSubjects,
} from './draft-subject.ts';

const first = newSubject('matematik');

describe('the duration of a subject', () => {
  it('is always one the program takes, whatever the topics sum up to', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 30 }), (minutes) => {
        const duration = durationOfTopics(
          minutes.map((durationMinutes, index) => ({
            topic: `${index}`,
            durationMinutes,
            solveQuestions: true,
            watchVideo: false,
          })),
        );
        expect(duration % MIN_PROGRAM_MINUTES).toBe(0);
        expect(duration).toBeGreaterThanOrEqual(MIN_PROGRAM_MINUTES);
        expect(duration).toBeLessThanOrEqual(MAX_PROGRAM_MINUTES);
      }),
    );
  });

  it('follows the topics until it is set by hand', () => {
    const two = addTopic(addTopic(first, 'Türev', 45), 'İntegral', 30);
    expect(two.duration).toBe(75);
    expect(removeTopic(two, 'Türev').duration).toBe(30);
    const manual = { ...two, isManual: true, duration: 120 };
    expect(changeTopic(manual, 'Türev', { durationMinutes: 300 }).duration).toBe(120);
  });
});

describe('question targets', () => {
  it('come back as they were written, per subject and topic', () => {
    const topicsDetailed = [
      { topic: 'Türev', durationMinutes: 45, solveQuestions: true, watchVideo: false, targetQuestions: 20 },
    ];
    const subjects = [
      {
        subject: 'matematik',
        description: 'Türev',
        duration: 60,
        targetQuestions: 30,
        topicsDetailed,
        videos: [],
      },
    ] as const;
    expect(toSubjects(fromTemplate(subjects as unknown as ProgramSubject[]))).toEqual(subjects);
  });

  it('of a subject are the sum over its topics until it has its own', () => {
    const two = changeTopic(addTopic(first, 'Türev', 45), 'Türev', { targetQuestions: 25 });
    expect(questionsOf(two)).toBe(25);
    expect(questionsOf({ ...two, targetQuestions: 40 })).toBe(40);
    expect(questionsOf(first)).toBeNull();
  });
});

describe('topics', () => {
  it('ignore blanks and what is there already, in Turkish upper and lower case', () => {
    const one = addTopic(first, 'İntegral', 30);
    expect(addTopic(one, '  ', 30)).toBe(one);
    expect(addTopic(one, 'integral', 30)).toBe(one);
    expect(addTopic(one, 'Limit', 30).topics).toHaveLength(2);
  });

  it('write the description until the coach does', () => {
    const two = addTopic(addTopic(first, 'Türev', 30), 'Limit', 30);
    expect(two.description).toBe('Türev, Limit');
    const own = { ...two, description: 'Sayfa 20–40', hasOwnDescription: true };
    expect(addTopic(own, 'Fonksiyon', 30).description).toBe('Sayfa 20–40');
  });

  it.each([
    ['Türev 45', 'Türev', 45],
    ['Türev', 'Türev', 30],
    ['Tarih 1', 'Tarih 1', 30],
    ['Deneme 999', 'Deneme 999', 30],
  ])('%s is %s for %i minutes', (typed, topic, minutes) => {
    expect(readTopic(typed)).toEqual({ topic, minutes });
  });
});

describe('videos', () => {
  it('keep their order, each once', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ url: `https://www.youtube.com/watch?v=${id}` }));
    const urls = ({ videos }: typeof first) => videos.map(({ url }) => url);
    const changed = addVideos(addVideos(first, [b!, a!]), [a!]);
    expect(urls(changed)).toEqual([b!.url, a!.url]);
    expect(urls(moveVideo(changed, a!.url, -1))).toEqual([a!.url, b!.url]);
    expect(urls(moveVideo(changed, b!.url, -1))).toEqual([b!.url, a!.url]);
    expect(urls(moveVideo(changed, a!.url, 1))).toEqual([b!.url, a!.url]);
  });
});
