import { tutorialPages } from '@netlik/contract/identity/account';
import { expect, type Page } from '@playwright/test';
import { layoutFaults, navigateInApp } from '../page-checks.ts';
import { demoPassword, storedSession } from '../people.ts';
import type { Point, Tab } from './tab.ts';

/** The functions of Playwright's tests that only run code in the page. */
const asPage = (tab: Tab) => tab as unknown as Page;

export const layoutFaultsOf = (tab: Tab) => layoutFaults(asPage(tab));
export const navigate = (tab: Tab, address: string) => navigateInApp(asPage(tab), address);

/** Waits until the function returns true in the page. */
export const until = <A>(tab: Tab, message: string, work: (argument: A) => boolean, argument?: A) =>
  expect.poll(() => tab.evaluate(work, argument), { message, timeout: 30_000 }).toBe(true);

export const untilLoaded = (tab: Tab, where: string) =>
  until(tab, `${where} is loaded`, () => {
    const isShown = (element: Element | null) => !!element && element.getClientRects().length > 0;
    return isShown(document.querySelector('h1')) && !document.querySelector('[aria-busy="true"]');
  });

export const untilText = (tab: Tab, text: string) =>
  until(tab, `“${text}” is shown`, (wanted) => document.body.textContent.includes(wanted), text);

export const open = async (tab: Tab, address: string): Promise<void> => {
  await tab.goto(new URL(address, process.env.E2E_URL).href);
  await untilLoaded(tab, address);
};

/** A page of the site without scripts, for filling its storage. */
const EMPTY_PAGE = '/eski-tarayici.html';

export const signInTo = async (tab: Tab, email: string, password = demoPassword): Promise<void> => {
  await tab.goto(process.env.E2E_URL! + EMPTY_PAGE);
  const stored = await storedSession(email, password);
  const toursKey = `netlik.tours-seen.${JSON.parse(stored).user._id}`;
  await tab.evaluate(
    ([session, key, tours]) => {
      localStorage.clear();
      localStorage.setItem('netlik.session', session);
      localStorage.setItem(key, tours);
      localStorage.setItem('netlik.offline-ready-told', '1');
    },
    [stored, toursKey, JSON.stringify(tutorialPages)] as const,
  );
};

/** The centre of the visible element with this name. */
export const findPoint = async (
  tab: Tab,
  name: string,
  selector = 'button, a, label, [role]',
): Promise<Point> => {
  const find = ([wanted, among]: readonly [string, string]) => {
    const called = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(wanted);
    const found = [...document.querySelectorAll<HTMLElement>(among)].find(
      (element) => called(element) && element.getClientRects().length > 0,
    );
    if (!found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  let point: Point | null = null;
  await expect
    .poll(
      async () => {
        point = await tab.evaluate(find, [name, selector] as const);
        return point;
      },
      { message: `“${name}” is there`, timeout: 30_000 },
    )
    .not.toBeNull();
  return point!;
};

export const press = async (tab: Tab, name: string, selector?: string): Promise<void> =>
  tab.drag([await findPoint(tab, name, selector)]);

export const fill = async (tab: Tab, label: string, text: string): Promise<void> => {
  await press(tab, label, 'label');
  await tab.type(text);
};
