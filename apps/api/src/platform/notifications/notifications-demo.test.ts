import { describe, expect, it } from 'vitest';
import { adminNews, coachedNews, coachNews, pastWeeks, studentNews } from './notifications.demo-items.ts';

const all = [...studentNews, ...coachedNews, ...pastWeeks, ...coachNews, ...adminNews];

describe('the demo notifications', () => {
  it('name no figure and no weekday that a page beside them could contradict', () => {
    const figures =
      /\d[\d.,]*\s*(?:saat|dakika|dk|günlük|günü|soru|net)|neti|%\d|(?<!\p{L})(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?!\p{L})/iu;
    expect(
      all.filter(({ title, body }) => figures.test(`${title} ${body}`)).map(({ title }) => title),
    ).toEqual([]);
  });
});
