import { describe, expect, it } from 'vitest';
import { timesOfDay } from './day-times.ts';

const window = { startMinute: 14 * 60, endMinute: 20 * 60 };
const block = (kind: 'learn' | 'practise' | 'review', name: string, minutes: number) => ({
  kind,
  subject: name.split('/')[0]!,
  topicId: name,
  minutes,
});
const day = [
  block('learn', 'fizik/Kuvvet', 60),
  block('practise', 'turkce/Paragraf', 30),
  block('practise', 'kimya/Asit', 40),
];

describe('timesOfDay', () => {
  it('goes through the free windows with a break between blocks, and has no time where none is long enough', () => {
    const short = [
      { startMinute: 480, endMinute: 545 },
      { startMinute: 1000, endMinute: 1035 },
    ];
    expect(timesOfDay(day, short, []).map(({ start }) => start)).toEqual(['08:00', '16:40', null]);
    expect(timesOfDay(day, [], [9]).map(({ start, topicId }) => [start, topicId])).toEqual(
      day.map(({ topicId }) => [null, topicId]),
    );
  });

  it('moves a hard first study into the best hours', () => {
    const timed = timesOfDay(day, [window], [15]);
    expect(timed.find(({ kind }) => kind === 'learn')).toMatchObject({ atBestHour: true });
    expect(timed[0]!.kind).not.toBe('learn');
  });

  it('keeps what is due before first studies of its subject and practice behind what it practises', () => {
    const bound = [
      block('review', 'fizik/Optik', 30),
      block('learn', 'fizik/Kuvvet', 60),
      block('practise', 'fizik/Kuvvet', 40),
    ];
    for (const best of [[14], [15], [16], [19]])
      expect(timesOfDay(bound, [window], best).map(({ kind }) => kind)).toEqual([
        'review',
        'learn',
        'practise',
      ]);
  });
});
