import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { queryDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const today = () => studyDay(new Date());

/** A coach with one student. */
const coached = async () => {
  const [coach, student] = [await newPerson({ role: 'coach' }), await newPerson({ tier: 'premium' })];
  const [row] = await queryDatabase<{ id: string }>('select id from users where email = $1', [student.email]);
  await api()(coachStudents.assign, { params: { id: row!.id } }, coach.token);
  return { coach, student, studentId: row!.id };
};

test('a program is written by keyboard, and the student has it at once', { tag: '@main' }, async ({
  page,
}) => {
  const { coach, student, studentId } = await coached();
  const tomorrow = addDays(today(), 1);
  await signIn(page, coach.email, coach.password);
  await page.goto('/coach-dashboard');
  await waitUntilLoaded(page);
  await expect(page.getByText('Ada Yılmaz').first()).toBeVisible();

  await page.goto(`/coach/programs/create?studentId=${studentId}&date=${tomorrow}`);
  await page.getByRole('combobox', { name: 'Ders ekle' }).click();
  await page.keyboard.type('fiz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'TYT Fizik', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'TYT Fizik: konu ekle' })).toBeFocused();
  await page.keyboard.type('opt 45');
  await page.keyboard.press('Enter');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/coach/programs') && answer.ok());
  await page.keyboard.press('Control+Enter');
  await saved;

  const { data } = await api()(dailyPlans.byDate, { params: { date: tomorrow }, query: {} }, student.token);
  expect(data).toMatchObject({ source: 'coach', subjects: [{ subject: 'fizik', targetTime: 45 }] });
});
