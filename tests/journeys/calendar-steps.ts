import { reminders } from '@netlik/contract/study/reminders';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { formatFullDay } from '../../apps/web/src/formats/days.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const today = studyDay(new Date());
/** The tenth of last month: past, and never in the same grid as today. */
export const day = addDays(monthStart(addMonths(monthStart(today), -1)), 9);

export const isPhone = (page: Page) => page.viewportSize()!.width < 768;

type Student = { token: string };

/** Signs in a new student and opens the page; `prepare` creates data first. */
export const openCalendar = async (
  page: Page,
  address: string,
  prepare?: (student: Student) => Promise<unknown>,
): Promise<Student> => {
  const { email, password, token } = await newPerson();
  await prepare?.({ token });
  await signIn(page, email, password);
  await page.goto(address);
  await waitUntilLoaded(page);
  return { token };
};

export const withStudySession =
  (on: StudyDay, minutes = 90) =>
  async ({ token }: Student) => {
    const date = new Date(startOfStudyDay(on).getTime() + 12 * 3_600_000).toISOString();
    const body = {
      subject: 'matematik',
      duration: minutes,
      date,
      quality: 4,
      mood: 'Mutlu' as const,
      notes: 'Limit çalıştım.',
      source: 'manual' as const,
      allowOverlap: true,
      questionStats: { correctAnswers: 30, wrongAnswers: 8, blankAnswers: 2 },
    };
    await api()(studySessions.create, { body }, token);
    await api()(reminders.create, { body: { date: on, text: 'Tekrar et' } }, token);
  };

export const dayCell = (page: Page, on: StudyDay) =>
  page.locator(`main [data-day="${on}"]`).filter({ visible: true });
export const dayDialog = (page: Page, on: StudyDay = day) =>
  page.getByRole('dialog', { name: formatFullDay(on) });
export const monthPath = (mode: 'study' | 'question', on = day) =>
  `/calendar/${mode}?month=${on.slice(0, 7)}`;

/** The visible toast; a live region for screen readers repeats its text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Kısa bildirimler' }).getByRole('paragraph').filter({ hasText: text });
