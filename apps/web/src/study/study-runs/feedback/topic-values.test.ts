import { describe, expect, it } from 'vitest';
import { newTopic, readTopics, topicsText } from './topic-values.ts';

const read = (part: object) => readTopics(topicsText([{ ...newTopic('Optik'), ...part }]));

describe('readTopics', () => {
  it('sends what was typed, zero too', () => {
    expect(read({ minutes: '20', wrongAnswers: '0' })).toEqual({
      ok: true,
      data: [{ topic: 'Optik', minutes: 20, wrongAnswers: 0 }],
    });
  });

  it.each([{ minutes: '-1' }, { correctAnswers: '1001' }, { blankAnswers: 'çok' }])('refuses %j', (part) => {
    expect(read(part)).toMatchObject({ ok: false, errors: [{ path: 'topics' }] });
  });
});
