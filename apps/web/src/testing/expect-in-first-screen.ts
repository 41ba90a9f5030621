import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Header and tabs above the page. */
const SHELL_PX = 125;
const FIRST_PX = 600 - SHELL_PX;

/** On a phone what a screen is opened for lies within its first 600 px. */
export const expectInFirstScreen = (target: Locator) => {
  const { bottom } = target.element().getBoundingClientRect();
  expect(bottom + scrollY).toBeLessThanOrEqual(FIRST_PX);
};
