import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

const PHONE = { width: 390, height: 844 };
const MAX_FIRST_ACTION_PX = 600;

/** The first action of each screen: path, role and name. */
const firstActions = [
  ['/habits', 'button', /: (tamamla|bugünü geri al)$/],
  ['/study-tracker/sessions', 'button', / için işlemler$/],
  ['/flashcards', 'button', 'Başla'],
  ['/study-plan', 'button', /^Başla: /],
  ['/study-tracker/timer', 'button', 'Çalışmaya başla'],
] as const;

test('the first thing to do is in the first 600 px of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, demo.student);
  const bottoms: Record<string, number> = {};
  for (const [address, role, name] of firstActions) {
    await page.goto(address);
    await waitUntilLoaded(page);
    const first = page.getByRole('main').getByRole(role, { name }).first();
    await expect(first).toBeVisible();
    const box = (await first.boundingBox())!;
    bottoms[address] = Math.round(box.y + box.height);
  }
  const tooLow = Object.entries(bottoms).filter(([, bottom]) => bottom > MAX_FIRST_ACTION_PX);
  expect(tooLow).toEqual([]);
});

test('five habits can be ticked in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, demo.student);
  await page.goto('/habits');
  await waitUntilLoaded(page);
  const ticks = page.getByRole('main').getByRole('button', { name: /: (tamamla|bugünü geri al)$/ });
  await expect(ticks.first()).toBeVisible();
  const reached = await ticks.evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );
  expect(reached).toBeGreaterThanOrEqual(5);
});
