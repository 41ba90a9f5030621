import { allPalettes } from '../../apps/web/src/theme/palettes.ts';
import { countCommits } from './count-commits.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { newPerson, openUserMenu, signIn } from './people.ts';

const SLOWER = 4;
const MAX_MS = 100;

type Radio = { checked: boolean; click: () => void };

/** Milliseconds from the click on a palette until its colours are painted. */
const switchTo = (radio: Element) =>
  new Promise<number>((resolve) => {
    const since = performance.now();
    (radio as unknown as Radio).click();
    // A task after the next frame runs after its styles, layout and paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - since);
      port2.postMessage(null);
    });
  });

for (const theme of ['light', 'dark'] as const)
  test(`a ${theme} palette is painted within ${MAX_MS} ms on a slow device, without a React commit`, {
    tag: '@speed',
  }, async ({ page }) => {
    const { email, password } = await newPerson();
    const commits = await countCommits(page);
    await signIn(page, email, password);
    await page.goto('/profile');
    await waitUntilLoaded(page);
    const menu = await openUserMenu(page);
    await menu.getByText(theme === 'dark' ? 'Koyu' : 'Açık', { exact: true }).click();
    await menu.getByRole('button', { name: 'Renkler ve tasarım' }).click();
    await page.waitForLoadState('networkidle');

    const before = await commits();
    // Proves that the counter works, because opening the menu was a commit.
    expect(before).toBeGreaterThan(1);

    const devtools = await page.context().newCDPSession(page);
    // Main thread time of the page, which other load on this machine does not change.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    const palettes = allPalettes.filter((palette) => palette.theme === theme);
    const work: number[] = [];
    const waits: number[] = [];
    for (const { name } of [...palettes, ...palettes].reverse()) {
      const radio = menu.locator(`input[data-field="${theme}Palette"][value="${name}"]`);
      if (await radio.isChecked()) continue;
      const since = await worked();
      await radio.evaluate(switchTo);
      work.push((await worked()) - since);
      await expect(page.locator('html')).toHaveAttribute('data-palette', name);
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (const { name } of [...palettes].reverse()) {
      const radio = menu.locator(`input[data-field="${theme}Palette"][value="${name}"]`);
      if (!(await radio.isChecked())) waits.push(await radio.evaluate(switchTo));
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The server's reply renders nothing either.
    await saved;

    const middle = work.toSorted((a, b) => a - b)[Math.floor(work.length / 2)]! * SLOWER;
    const quickest = Math.min(...waits);
    const rendered = (await commits()) - before;
    console.log(
      `${theme} palette at ${SLOWER}× slower: ${middle.toFixed(0)} ms of work, ${quickest.toFixed(0)} ms waited, ${rendered} commits`,
    );
    expect(rendered).toBe(0);
    expect(middle).toBeLessThanOrEqual(MAX_MS);
    expect(quickest).toBeLessThanOrEqual(MAX_MS);
  });
