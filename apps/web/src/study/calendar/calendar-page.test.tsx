import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { calendar } from '@netlik/contract/study/calendar';
import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { aCalendarDay } from '@netlik/testkit/rows/study';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatFullDay, formatMonth } from '../../formats/days.ts';
import { usePlanDays } from '../../planning/daily-plans/use-plan-days.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { CalendarPage } from './calendar-page.tsx';
import type { DayModalProps } from './calendar-parts.ts';

const today = studyDay(new Date());
/** The tenth of last month is past and never shares a grid with today. */
const day = addDays(monthStart(addMonths(monthStart(today), -1)), 9);
const month = `?month=${day.slice(0, 7)}`;

const busy = aCalendarDay({
  date: day,
  totalTime: 300,
  sessionCount: 2,
  averageQuality: 4,
  averageEfficiency: 80,
  correct: 150,
  wrong: 40,
  blank: 20,
  reminders: 2,
  openReminders: 1,
});

const DayStandIn = ({ day: shown, onClose }: DayModalProps) => (
  <dialog open aria-label={formatFullDay(shown)}>
    <button type="button" onClick={onClose}>
      Kapat
    </button>
  </dialog>
);
const loadDay = async () => DayStandIn;

const render = (search = month, mode: 'study' | 'question' = 'study') =>
  renderScreen(
    <main>
      <CalendarPage mode={mode} loadDay={loadDay} usePlanDays={usePlanDays} />
    </main>,
    { at: `/calendar/${mode}${search}` },
  );
type Screen = Awaited<ReturnType<typeof render>>;

const cell = (on: StudyDay) =>
  [...document.querySelectorAll<HTMLElement>(`[data-day="${on}"]`)].find((one) => one.checkVisibility());
const nameOf = (on: StudyDay) => {
  const copy = cell(on)?.cloneNode(true) as Element | undefined;
  for (const seen of copy?.querySelectorAll('[aria-hidden]') ?? []) seen.remove();
  return copy?.ariaLabel ?? copy?.textContent;
};
const focused = () => document.activeElement?.getAttribute('data-day');
const asked = () =>
  fakeApi.calls(calendar.days).map(({ query }) => `${query.get('from')} ${query.get('to')}`);
const waitForTotal = (screen: Screen, text: string | RegExp) =>
  expect.element(screen.getByText(text).first()).toBeVisible();

beforeEach(() => fakeApi.reply(calendar.days, [busy]));

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  it('a month names what each day holds', async () => {
    const screen = await render();
    await waitForTotal(screen, '5 sa');
    expect(nameOf(day)).toBe(`${formatFullDay(day)}: 5 sa, 2 çalışma, 1 açık hatırlatma`);
    expect(nameOf(addDays(day, 1))).toMatch(/: çalışma yok$/);
    await expectAccessible();
    expectFits();
  });

  it('keys move between days and months and open a day', async () => {
    const screen = await render();
    await waitForTotal(screen, '5 sa');
    cell(day)!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focused).toBe(addDays(day, 1));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe(addDays(day, 8));
    await userEvent.keyboard('{PageUp}');
    const before = addMonths(addDays(day, 8), -1);
    await expect.poll(focused).toBe(before);
    await expect.element(screen.getByRole('grid', { name: formatMonth(before) })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: formatFullDay(before) })).toBeVisible();
    expect(screen.router.state.location.search).toContain(`date=${before}`);
  });

  it('each column of a year is a week', async () => {
    const screen = await render(`${month}&view=year`);
    await waitForTotal(screen, '5 sa');
    cell(day)!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe(addDays(day, 1));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focused).toBe(addDays(day, 8));
  });

  it.each(['study', 'question'] as const)(
    'a year of the %s calendar does not jump when it loads',
    async (mode) => {
      let arrive: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const realFetch = globalThis.fetch;
      globalThis.fetch = async (...request) => {
        await held;
        return realFetch(...request);
      };
      const screen = await render(`${month}&view=year`, mode);
      const place = () => {
        const { x, y, width, height } = screen
          .getByRole('group', { name: /^20\d\d$/ })
          .element()
          .getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      };
      await expect.poll(() => document.querySelector('[data-loading] [data-day]')).not.toBeNull();
      await document.fonts.ready;
      const before = place();
      arrive();
      await expect.poll(() => nameOf(day)).toMatch(/5 sa|210 soru/);
      expect(place()).toEqual(before);
    },
  );
});

describe('on a phone', () => {
  it('a month is an agenda, whose keys move over the days that hold something', async () => {
    const screen = await render();
    await waitForTotal(screen, '5 sa');
    await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
    expectFits();
    await expectAccessible();
    cell(day)!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focused).toBe(addDays(day, -1));
    await userEvent.keyboard('{PageDown}');
    await waitForTotal(screen, `${formatMonth(addMonths(monthStart(day), 1))} toplamı`);
  });

  it('a year is one request, with a colour for each day', async () => {
    const screen = await render(`${month}&view=year`);
    await waitForTotal(screen, '5 sa');
    const year = day.slice(0, 4);
    expect(asked()).toEqual([`${year}-01-01 ${year}-12-31`]);
    expect(document.querySelectorAll('main [data-day]')).toHaveLength(Number(year) % 4 === 0 ? 366 : 365);
    expect(cell(day)).toHaveAttribute('data-heat', '4');
    expectFits();
    // The labels follow after the colours are painted.
    await expect.poll(() => nameOf(addDays(day, 1))).toMatch(/: çalışma yok$/);
    await expectAccessible();
    cell(day)!.click();
    await expect.element(screen.getByRole('dialog', { name: formatFullDay(day) })).toBeVisible();
  });

  it('prefetches the neighbouring months, and follows quick clicks and the selects', async () => {
    const screen = await render();
    await expect.poll(() => asked().length).toBe(3);
    await screen.getByRole('button', { name: 'Sonraki ay' }).click();
    const next = addMonths(monthStart(day), 1);
    await waitForTotal(screen, `${formatMonth(next)} toplamı`);
    // Only the month after it is not cached.
    await expect.poll(() => asked().length).toBe(4);
    await screen.getByRole('button', { name: 'Önceki ay' }).dblClick();
    const before = addMonths(monthStart(day), -1);
    await expect.element(screen.getByLabelText('Ay seç')).toHaveValue(String(Number(before.slice(5, 7))));
    expect((screen.getByLabelText('Yıl seç').element() as HTMLSelectElement).options).toHaveLength(10);
    await screen.getByLabelText('Ay seç').selectOptions('2');
    await screen.getByLabelText('Yıl seç').selectOptions('2024');
    await expect.poll(() => screen.router.state.location.search).toContain('month=2024-02');
    await screen.getByRole('button', { name: 'Bugüne git' }).click();
    await expect.poll(focused).toBe(today);
  });

  it('a month that failed to load does not look empty, and can be retried', async () => {
    fakeApi.fail(calendar.days, 'server.busy');
    const screen = await render();
    const retry = screen.getByRole('button', { name: 'Tekrar dene' });
    await expect.element(retry).toBeVisible();
    expect(nameOf(day)).toBe(`${formatFullDay(day)}: yüklenmedi`);
    await expect.element(screen.getByText(/henüz çalışma yok/)).not.toBeInTheDocument();
    await expectAccessible();
    fakeApi.reply(calendar.days, [busy]);
    await retry.click();
    await expect.poll(() => nameOf(day)).toMatch(/5 sa/);
    await expect.element(retry).not.toBeInTheDocument();
  });

  it('an empty calendar explains how to fill it', async () => {
    fakeApi.reply(calendar.days, []);
    const study = await render('');
    await expect.element(study.getByText(`${formatMonth(today)} için henüz çalışma yok`)).toBeVisible();
    await expect.element(study.getByRole('link', { name: 'Zamanlayıcıyı aç' })).toBeVisible();
    await expectAccessible();
    await study.unmount();
    const questions = await render('', 'question');
    await questions.getByRole('button', { name: 'Bugünün sorularını ekle' }).click();
    await expect.element(questions.getByRole('dialog', { name: formatFullDay(today) })).toBeVisible();
  });

  it.each([
    ['study', 'calendar'],
    ['question', 'calendar-question'],
  ] as const)('the %s calendar has every element that its tutorial points to', async (mode, page) => {
    await render('', mode);
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    await expectTourAnchors(page);
  });
});

const backgroundOf = (element: Element | null | undefined) =>
  element && getComputedStyle(element).backgroundColor;

it('the month and its legend have the same shades and marks', async () => {
  await page.viewport(1280, 800);
  const screen = await render();
  await waitForTotal(screen, '5 sa');
  const legend = screen.getByRole('list', { name: 'Renklerin anlamı' });
  const [most, reminder] = [...legend.element().children].slice(-4);
  await expect.poll(() => backgroundOf(cell(day))).toBe(backgroundOf(most!.firstElementChild));
  const mark = (element: Element | null | undefined) => element?.querySelector('svg path')?.getAttribute('d');
  expect(mark(reminder)).toBe(mark(cell(day)));
});

it('the question calendar shows no reminders, which cannot be opened there', async () => {
  await page.viewport(1280, 800);
  const screen = await render(month, 'question');
  await waitForTotal(screen, '210 soru');
  expect(nameOf(day)).not.toContain('hatırlatma');
  await expect.element(screen.getByText('Açık hatırlatma')).not.toBeInTheDocument();
});

it('the days of an empty month stand where those of a full one stand', async () => {
  await page.viewport(1280, 800);
  const topOf = () => document.querySelector('[data-tour="calendar-days"]')!.getBoundingClientRect().top;
  const full = await render();
  await waitForTotal(full, '5 sa');
  const top = topOf();
  await full.unmount();
  fakeApi.reply(calendar.days, []);
  const empty = await render();
  await expect.element(empty.getByText(/henüz çalışma yok/)).toBeVisible();
  expect(topOf()).toBeCloseTo(top, 0);
});

it('marks planned days with how much of the plan is done', async () => {
  await page.viewport(1440, 900);
  const planned = (on: StudyDay, completionRate: number, source: 'coach' | 'student' = 'student') => ({
    _id: '01890a5d-ac96-774b-bcce-b302099a8090',
    date: on,
    source,
    title: 'Plan',
    status: 'active' as const,
    subjectsCount: 3,
    stats: {
      totalTargetQuestions: 60,
      totalCompletedQuestions: 40,
      completionRate,
      successRate: 80,
      totalStudyTime: 90,
      netScore: 20,
    },
  });
  // The coach's program wins on a day with two plans.
  fakeApi.reply(dailyPlans.stats, [
    planned(today, 92, 'coach'),
    planned(today, 10),
    planned(addDays(today, 1), 0),
  ]);
  const screen = await render('');
  await expect.poll(() => nameOf(today)).toContain('planın %92 kadarı tamam');
  expect(cell(today)!.querySelector('[data-tone="success"]')?.textContent).toBe('%92');
  await expect.element(screen.getByText('%50–69')).toBeVisible();
  await expectAccessible();
});
