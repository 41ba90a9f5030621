import { expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

it('keeps the first pages of two documents apart, and each visit of a page', () => {
  expect(scrollKey({ key: 'default', pathname: '/flashcards' })).not.toBe(
    scrollKey({ key: 'default', pathname: '/programmes' }),
  );
  expect(scrollKey({ key: 'abc', pathname: '/goals' })).not.toBe(
    scrollKey({ key: 'def', pathname: '/goals' }),
  );
});
