import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programWeeks, type WeekForm } from '@netlik/contract/coaching/program-weeks';
import { addDays, weekStart } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, planSubject, program, student, studentPage, today } from '../coach.samples.ts';
import { WeekFormPage } from './week-form-page.tsx';

const monday = addDays(weekStart(today), 7);
const math = planSubject(0, { status: 'not_started', studyTime: 0, completedQuestions: 0 });

const open = async (width = 1440, path?: string) => {
  fakeApi.reply(coachStudents.list, studentPage([student(0), student(1)]));
  fakeApi.reply(coachPrograms.list, {
    data: [program(0, { date: monday, subjects: [math] })],
    pagination: { page: 1, limit: 100, total: 1 },
  });
  fakeApi.reply(programWeeks.save, []);
  await page.viewport(width, 900);
  const at = path ?? `/coach/programs/week?studentId=${idOf(0)}&date=${monday}`;
  return renderScreen(<WeekFormPage />, { at, person: kemal });
};

const saved = () => fakeApi.calls(programWeeks.save).at(-1)?.body as WeekForm | undefined;
const lists = () => document.querySelectorAll<HTMLElement>('[data-week-day]');
const heldBy = (day: number) => lists()[day]!.querySelectorAll('li').length;

it('is written by keys alone and saved by one call', async () => {
  const screen = await open();
  const entry = screen.getByRole('button', { name: /^TYT Matematik/ }).first();
  await expect.element(entry).toBeVisible();
  entry.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(() => [heldBy(0), heldBy(1)]).toEqual([0, 1]);
  await expect.poll(() => document.activeElement?.textContent).toContain('TYT Matematik');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await userEvent.keyboard('mat türev 40{Enter}');
  await expect.poll(() => heldBy(2)).toBe(1);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => document.activeElement?.textContent).toContain('40 soru');
  await userEvent.keyboard('{ArrowDown}fizik{Enter}');
  await expect.poll(() => heldBy(2)).toBe(2);
  await userEvent.keyboard('{ArrowUp}{Delete}');
  await expect.poll(() => heldBy(2)).toBe(1);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => saved()?.days.map(({ date }) => date))
    .toEqual([0, 1, 2].map((at) => addDays(monday, at)));
  expect(fakeApi.calls(programWeeks.save)).toHaveLength(1);
  expect(saved()).toMatchObject({
    status: 'active',
    days: [
      { programId: program(0)._id, version: 1, subjects: [] },
      { subjects: [{ subject: 'matematik', topicsDetailed: [{ topic: 'Türev' }] }] },
      { subjects: [{ subject: 'matematik_ayt', topicsDetailed: [{ topic: 'Türev', targetQuestions: 40 }] }] },
    ],
  });
});

it('moves an entry to another day by dragging, and takes it back', async () => {
  const screen = await open();
  const entry = screen.getByRole('button', { name: /^TYT Matematik/ }).first();
  await expect.element(entry).toBeVisible();
  await userEvent.dragAndDrop(entry, page.elementLocator(lists()[3]!));
  await expect.poll(() => [heldBy(0), heldBy(3)]).toEqual([0, 1]);
  await screen.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => [heldBy(0), heldBy(3)]).toEqual([1, 0]);
});

it('asks before unsaved changes are left, also for another week', async () => {
  const screen = await open();
  await screen.getByRole('combobox', { name: /Pazartesi: ders ekle/ }).fill('kimya');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heldBy(0)).toBe(2);
  await screen.getByRole('button', { name: 'Sonraki hafta' }).click();
  await screen.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(heldBy(0)).toBe(2);
  void screen.router.navigate('/coach-dashboard');
  await screen.getByRole('button', { name: 'Kaydetmeden çık' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/coach-dashboard');
});

it('shows the stored week with what is new below it when somebody else saved first', async () => {
  const screen = await open();
  await screen.getByRole('combobox', { name: /Pazartesi: ders ekle/ }).fill('kimya');
  await userEvent.keyboard('{Enter}');
  fakeApi.fail(programWeeks.save, 'daily_plan.changed');
  await screen.getByRole('button', { name: 'Haftayı kaydet' }).click();
  await expect.element(screen.getByText(/başka bir yerde değişti/).last()).toBeVisible();
  expect(heldBy(0)).toBe(2);
});

it.each([390, 1440])('fits %i px, is accessible and opens all fields of an entry', async (width) => {
  const screen = await open(width);
  const entry = screen.getByRole('button', { name: /^TYT Matematik/ }).first();
  await entry.click();
  await expect.element(screen.getByRole('dialog').getByText('Soru hedefi')).toBeVisible();
  await screen.getByRole('button', { name: 'Tamam' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expectFits();
  await expectAccessible();
});

it('begins with the students, one press from the week', async () => {
  const screen = await open(390, '/coach/programs/week');
  await screen.getByRole('button', { name: student(1).fullName }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Öğrenci' })).toHaveValue(idOf(1));
  await expect.poll(() => lists().length).toBe(7);
});
