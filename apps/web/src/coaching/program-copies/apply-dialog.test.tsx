import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { type CopyItem, programCopies } from '@netlik/contract/coaching/program-copies';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { addDays, weekStart } from '@netlik/domain/study-day';
import { aCopyItem } from '@netlik/testkit/rows/coaching';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, nameOf, student, studentPage, today } from '../coach.samples.ts';
import { ApplyDialog } from './apply-dialog.tsx';

const monday = addDays(weekStart(today), 7);
const item = (index: number, work: CopyItem['work']) =>
  aCopyItem({
    studentId: idOf(index),
    studentName: nameOf(index),
    date: monday,
    title: 'Günlük Çalışma Planı',
    work,
  });
const maths = { subject: 'matematik', minutes: 90, topics: ['Problemler'] };

it('offers each ticked student the planner’s draft of a week or a day, and shows it before it is written', async () => {
  await page.viewport(390, 900);
  fakeApi.reply(coachStudents.list, studentPage([student(0), student(1)]));
  fakeApi.reply(programTemplates.list, []);
  fakeApi.reply(programCopies.preview, [item(0, [maths]), item(1, [])]);
  const studentIds = [idOf(0), idOf(1)];
  const screen = await renderScreen(
    <ApplyDialog target={{ studentIds, cells: [], day: today }} coachId={null} onClose={() => undefined} />,
    { person: kemal },
  );
  await screen.getByRole('combobox', { name: 'Ne yazılsın' }).selectOptions('Planlayıcının taslağı');
  await expect.element(screen.getByText(`${nameOf(0)}: 1 gün, 1 sa 30 dk`)).toBeVisible();
  await expect.element(screen.getByText('Matematik 1 sa 30 dk (Problemler)')).toBeVisible();
  await expect.element(screen.getByText('1 öğrencinin taslağı yazılırken hazırlanır.')).toBeVisible();
  await expectAccessible();
  expect(fakeApi.calls(programCopies.preview).at(-1)?.body).toMatchObject({
    draft: 'week',
    to: monday,
    studentIds,
  });
  (screen.getByRole('radio', { name: 'Bir gün' }).element() as HTMLElement).click();
  await expect
    .poll(() => fakeApi.calls(programCopies.preview).at(-1)?.body)
    .toMatchObject({ draft: 'day', to: today });
});
