import { expect, it } from 'vitest';
import { isTurkish } from './is-turkish.ts';

it.each([
  'Güzel gidiyorsun. Bu hafta 1 sa 30 dk çalıştın.',
  'Bu hafta 1 sa 30 dk.',
  'Bugün 1 alışkanlığın bekliyor.',
  'Harika, böyle devam et!',
  'Netlerin artıyor; YouTube yerine deneme analizine zaman ayır.',
  '12',
])('takes as Turkish: %s', (text) => expect(isTurkish(text)).toBe(true));

it.each([
  'You studied 2 hours this week. Great job, keep going!',
  'Du hast diese Woche zwei Stunden gelernt, das ist gut.',
  'Вы занимались два часа.',
  'لقد درست ساعتين',
  '你这周学习了两个小时',
])('takes as another language: %s', (text) => expect(isTurkish(text)).toBe(false));
