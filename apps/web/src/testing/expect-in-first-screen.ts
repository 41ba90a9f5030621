import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Height of the header and tabs above the page. */
const SHELL_PX = 125;
const FIRST_PX = 600 - SHELL_PX;

/** The main content of a phone screen must lie within its first 600 px. */
export const expectInFirstScreen = (target: Locator) => {
  const { bottom } = target.element().getBoundingClientRect();
  expect(bottom + scrollY).toBeLessThanOrEqual(FIRST_PX);
};
