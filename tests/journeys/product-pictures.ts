import { mkdirSync, writeFileSync } from 'node:fs';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { applyAppearance } from './page-checks.ts';
import { demo, signIn } from './people.ts';
import { openWindow, photograph, settle, watchRequests } from './pictures.ts';
import { visits } from './route-visits.ts';

/** The product's pictures for visitors, made by `npm run pictures` (scripts/pictures.mjs). */

type Kind = { folder: string; quality: number; window: BrowserContextOptions };

/** A phone's layout in a sharp screen's pixels. */
const landing: Kind = {
  folder: 'apps/web/src/platform/landing/pictures',
  quality: 0.6,
  window: {
    viewport: { width: 390, height: 600 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};
const readme: Kind = {
  folder: 'docs/pictures',
  quality: 0.8,
  window: { viewport: { width: 1280, height: 800 } },
};

type Picture = {
  kind: Kind;
  name: string;
  /** The visit of tests/journeys/route-visits.ts, as another person or after a step that shows more. */
  visit: string;
  as?: keyof typeof demo;
  prepare?: (page: Page) => Promise<unknown>;
};

const pictures: Picture[] = [
  { kind: landing, name: 'today', visit: '/dashboard' },
  { kind: landing, name: 'exams', visit: '/exam-tracker' },
  { kind: landing, name: 'week', visit: '/weekly-plan', as: 'free' },
  { kind: readme, name: 'today', visit: '/dashboard' },
  { kind: readme, name: 'exam', visit: '/exam-tracker' },
  {
    kind: readme,
    name: 'coach',
    visit: '/coach-dashboard',
    prepare: (page) => page.getByRole('button', { name: /^Duyuruyu kapat/ }).click(),
  },
  { kind: readme, name: 'room', visit: '/study-tracker/study-room of the demo student' },
];

/** Runs in the browser, which encodes WebP. */
const toWebP = async ({ source, quality }: { source: string; quality: number }) => {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer();
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
};

type Options = { url: string; home: string; now: number; only: string };

export const takeProductPictures = async ({ url, home, now, only }: Options): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const converter = await browser.newPage();
  for (const { kind, name, visit, prepare, ...own } of pictures.filter((one) => one.name.includes(only))) {
    const { address, as } = visits.find((one) => one.name === visit)!;
    const context = await openWindow(browser, { ...kind.window, baseURL: url, now });
    const page = await context.newPage();
    await signIn(page, demo[own.as ?? (as as keyof typeof demo)]);
    const isQuiet = watchRequests(page);
    await page.goto(typeof address === 'string' ? address : await address());
    await settle(page, isQuiet);
    await prepare?.(page);
    mkdirSync(home + kind.folder, { recursive: true });
    for (const theme of ['light', 'dark'] as const) {
      await applyAppearance(page, { theme });
      await settle(page, isQuiet);
      const source = `data:image/png;base64,${(await photograph(page)).toString('base64')}`;
      const webp = Buffer.from(await converter.evaluate(toWebP, { source, quality: kind.quality }), 'base64');
      const file = `${kind.folder}/${name}-${theme}.webp`;
      writeFileSync(home + file, webp);
      console.log(`  ${file}: ${Math.round(webp.length / 1000)} kB`);
    }
    await context.close();
  }
  await browser.close();
};
