import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LandingSettings } from '@netlik/contract/platform/landing';
import type { Deps } from '../../deps.ts';
import { compressPage, type PageCopies } from '../../http/page-copies.ts';
import { PRERENDER_FOLDER, type WebApp } from '../../http/web-files.ts';
import { getPublishedLanding } from './landing.service.ts';

/** Settings are cached for this long. */
const FRESH_MS = 1000;

type Renderer = { renderLanding: (settings: LandingSettings) => Promise<{ title: string; html: string }> };

/** JSON that cannot end the surrounding element. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const drawPage = async ({ folder, landing }: WebApp, settings: LandingSettings): Promise<PageCopies> => {
  // Loaded lazily, because most servers have no public landing page.
  const renderer = (await import(
    pathToFileURL(join(folder, PRERENDER_FOLDER, 'render.mjs')).href
  )) as Renderer;
  const { title, html } = await renderer.renderLanding(settings);
  const parts: Record<string, string> = { title, html, settings: jsonForHtml(settings) };
  // A single pass, so that admins' texts are never read as placeholders.
  return compressPage(
    landing!.replace(/<!--(title|html|settings)-->/g, (_place, name: string) => parts[name]!),
  );
};

/** The page of `/` for signed-out visitors, rendered when the settings change; null while unpublished. */
export const createLandingHome = ({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, web: WebApp) => {
  let asked = 0;
  let settings: Promise<LandingSettings | null> = Promise.resolve(null);
  let drawn: { of: string; page: Promise<PageCopies> } | null = null;
  return async (): Promise<PageCopies | null> => {
    const now = clock.now().getTime();
    if (now - asked > FRESH_MS) {
      asked = now;
      settings = getPublishedLanding({ db });
    }
    try {
      const published = await settings;
      if (!published) return null;
      const of = JSON.stringify(published);
      if (drawn?.of !== of) drawn = { of, page: drawPage(web, published) };
      return await drawn.page;
    } catch (error) {
      // `/` still opens the app without the database.
      log.error({ err: error }, 'the landing page could not be drawn');
      drawn = null;
      return null;
    }
  };
};
