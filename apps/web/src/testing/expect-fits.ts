import { expect } from 'vitest';

/** Fails if an element is wider than the screen. */
export const expectFits = () => {
  const width = document.documentElement.clientWidth;
  const tooWide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map((element) => element.outerHTML.slice(0, 80));
  expect(document.documentElement.scrollWidth, `too wide: ${tooWide[0]}`).toBeLessThanOrEqual(width);
};
