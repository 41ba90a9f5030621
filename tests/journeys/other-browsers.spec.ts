import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { flashcards } from '@netlik/contract/practice/flashcards';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { expect, test } from '@playwright/test';
import { otherBrowsers, whatIsMissing } from '../../scripts/other-browsers.mjs';
import { openFirefox } from './other-browsers/firefox.ts';
import {
  fill,
  findPoint,
  layoutFaultsOf,
  navigate,
  open,
  press,
  signInTo,
  until,
  untilLoaded,
  untilText,
} from './other-browsers/steps.ts';
import type { OtherBrowser, Tab } from './other-browsers/tab.ts';
import { openWebKit } from './other-browsers/webkit.ts';
import { api, demo, demoPassword, newPerson } from './people.ts';
import { visits } from './route-visits.ts';

const openers = { Firefox: openFirefox, WebKit: openWebKit };

/*
 * Tested in Chromium only: offline use, a second device's clock, pushes, uploads, touch, and WebKit's console
 * before the page has loaded.
 */
for (const name of ['Firefox', 'WebKit'] as const) {
  const missing = whatIsMissing(name);

  test.describe(`in ${name}`, () => {
    test.skip(missing !== null, missing ?? '');

    let browser: OtherBrowser;
    let tab: Tab;

    test.beforeEach(async () => {
      const isPhone = test.info().project.name === 'phone';
      // Firefox without a window has a screen of 1366 px.
      const size = isPhone ? { width: 390, height: 844 } : { width: 1360, height: 900 };
      browser = await openers[name](otherBrowsers[name].path, size);
      tab = browser.tab;
    });
    test.afterEach(() => browser?.close());

    for (const who of [undefined, ...(Object.keys(demo) as (keyof typeof demo)[])]) {
      const some = visits.filter(({ as, faults }) => as === who && !faults);
      test(`every page of ${who ?? 'strangers'} is shown`, async () => {
        test.setTimeout(30_000 * some.length);
        if (who) await signInTo(tab, demo[who]);
        for (const [at, visit] of some.entries()) {
          const where = typeof visit.address === 'string' ? visit.address : await visit.address();
          if (who && at > 0) await navigate(tab, where);
          else await open(tab, where);
          await untilLoaded(tab, visit.name);
          expect.soft(await layoutFaultsOf(tab), visit.name).toEqual([]);
          expect.soft(await tab.faults(), visit.name).toEqual([]);
        }
      });
    }

    test('a person signs in by the form', async () => {
      await open(tab, '/login');
      await fill(tab, 'E-posta', demo.free);
      await fill(tab, 'Şifre', demoPassword);
      await press(tab, 'Giriş yap', 'button');
      await until(tab, 'the home page is open', () => location.pathname === '/dashboard');
      await untilLoaded(tab, '/dashboard');
    });

    test('a toast is as high as its text', async () => {
      await signInTo(tab, demo.free);
      await open(tab, '/design/ui-showcase');
      await press(tab, 'Örnek işlemler', 'button');
      await press(tab, 'Düzenle', '[role="menuitem"]');
      await untilText(tab, 'Düzenle seçildi.');
      const height = await tab.evaluate(
        () => document.querySelector('[aria-label="Kısa bildirimler"]')!.getBoundingClientRect().height,
      );
      expect(height).toBeLessThan(120);
    });

    test('the answer of a turned card can be read', async () => {
      const person = await newPerson();
      const body = { subject: 'kimya', topic: 'Karışımlar', question: 'Fe', answer: 'Demir' } as const;
      await api()(flashcards.create, { body }, person.token);
      await signInTo(tab, person.email, person.password);
      await open(tab, '/flashcards');
      await press(tab, 'Başla', 'button');
      await until(tab, 'the card has the focus', () => {
        const { activeElement, body } = document;
        return activeElement !== body && !!activeElement?.querySelector('section[aria-label="Cevap"]');
      });
      await tab.type(' ');
      // A mirrored face has a negative first entry.
      const scales = () =>
        tab.evaluate(() => {
          const answer = document.querySelector('section[aria-label="Cevap"]');
          return answer && getComputedStyle(answer).visibility === 'visible'
            ? new DOMMatrix(getComputedStyle(answer).transform).m11
            : null;
        });
      await expect.poll(scales).toBe(1);
    });

    test('an entry is carried to another day', async () => {
      test.skip(test.info().project.name === 'phone', 'a mouse carries it on a wide page only');
      const person = await newPerson();
      const params = { weekStart: weekStart(studyDay(new Date())) };
      for (const [day, customTitle] of [
        [0, 'Türev testi'],
        [3, 'Paragraf'],
      ] as const) {
        const body = { day, subject: 'matematik', type: 'soru_cozum', customTitle } as const;
        await api()(weeklyPlans.addEntry, { params, body }, person.token);
      }
      await signInTo(tab, person.email, person.password);
      await open(tab, '/weekly-plan');
      const from = await findPoint(tab, 'Türev testi', 'li *');
      const to = await findPoint(tab, 'Paragraf', 'li *');
      const steps = Array.from({ length: 12 }, (_, step) => ({
        x: from.x + ((to.x - from.x) * (step + 1)) / 12,
        y: from.y + ((to.y - 20 - from.y) * (step + 1)) / 12,
      }));
      await tab.drag([from, ...steps, { x: to.x, y: to.y + 4 }]);
      await untilText(tab, 'Çalışma Perşembe gününe taşındı.');
      expect(await tab.faults()).toEqual([]);
    });

    test('who leaves a page while a part of it loads has left it', async () => {
      await signInTo(tab, demo.student);
      for (let tries = 0; tries < 6; tries++) {
        await open(tab, '/dashboard');
        await tab.evaluate(() => {
          history.pushState(null, '', '/exam-tracker');
          dispatchEvent(new PopStateEvent('popstate'));
          location.assign('/eski-tarayici.html');
        });
        await until(tab, 'the other page is open', () => location.pathname === '/eski-tarayici.html');
        await untilText(tab, 'Bu tarayıcı Netlik’i açamıyor');
      }
    });
  });
}
