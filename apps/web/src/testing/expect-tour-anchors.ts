import type { TutorialPage } from '@netlik/contract/identity/account';
import { expect } from 'vitest';
import { tours } from '../shell/tours/tours.ts';

/** Every element that the page's tour points to is on the screen. */
export const expectTourAnchors = (page: TutorialPage): Promise<void> =>
  expect
    .poll(() =>
      tours[page]
        .map(({ anchor }) => anchor)
        .filter((anchor) => document.querySelector(`[data-tour="${anchor}"]`) === null),
    )
    .toEqual([]);
