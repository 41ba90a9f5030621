import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { setAppearance } from '../../theme/appearance.ts';
import { NumbersSection } from './numbers-section.tsx';
import { ShowcasePage } from './showcase-page.tsx';
import { StatesSection } from './states-section.tsx';

beforeEach(() => page.viewport(1280, 900));

// Route visits test the initial state, so this covers the hidden states.
it.each(['light', 'dark'] as const)('what is loading has no axe violations in %s', async (theme) => {
  setAppearance({ theme });
  await renderScreen(
    <>
      <NumbersSection loading />
      <StatesSection loading />
    </>,
  );
  await expectAccessible();
});

/** The styles of the element, its parent and its neighbour, one of which shows the focus. */
const lookOf = (element: HTMLElement): string =>
  [element, element.parentElement!, (element.nextElementSibling ?? element) as HTMLElement]
    .map((one) => {
      // During a transition the computed styles are still the old ones.
      one.style.transition = 'none';
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(one);
      return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join();
    })
    .join();

it('every control of ui/ shows its focus', async () => {
  setAppearance({ theme: 'light' });
  const screen = await renderScreen(<ShowcasePage />);
  await expect.element(screen.getByRole('button', { name: 'Turu dene' })).toBeVisible();
  // From here on the browser treats focus as keyboard focus.
  await press('Tab');
  const all = screen.container.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
  );
  // Content of a closed `details` cannot be focused.
  const controls = [...all].filter((control) => !control.closest('details:not([open]) > :not(summary)'));
  const unseen = controls.filter((control) => {
    control.focus({ preventScroll: true });
    const focused = lookOf(control);
    control.blur();
    return focused === lookOf(control);
  });
  expect(controls.length).toBeGreaterThan(80);
  expect(unseen.map((control) => control.outerHTML.slice(0, 160))).toEqual([]);
});
