import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { type CopyItem, programCopies } from '@netlik/contract/coaching/program-copies';
import { addDays } from '@netlik/domain/study-day';
import { aCopyItem } from '@netlik/testkit/rows/coaching';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatFullDay } from '../../formats/days.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, nameOf, student, studentPage, today } from '../coach.samples.ts';
import { CopyDialog } from './copy-dialog.tsx';

const target = addDays(today, 1);
const item = (index: number, part: Partial<CopyItem> = {}) =>
  aCopyItem({ studentId: idOf(index), studentName: nameOf(index), date: target, ...part });

it('shows what each day gets, replaces only what is ticked, and offers to undo', async () => {
  await page.viewport(390, 900);
  fakeApi.reply(coachStudents.list, studentPage([student(0), student(1)]));
  fakeApi.reply(programCopies.preview, ({ body }) => [
    item(0),
    (body as { replaceDates: string[] }).replaceDates.length > 0
      ? item(1, { action: 'replace' })
      : item(1, { action: 'skip', reason: 'occupied' }),
  ]);
  fakeApi.reply(programCopies.create, {
    batchId: idOf(80),
    items: [item(0), item(1, { action: 'replace' })],
    isRunning: false,
  });
  fakeApi.reply(programCopies.undo, { removed: 2, kept: 0 });
  const screen = await renderScreen(
    <CopyDialog studentId={idOf(0)} coachId={null} date={today} range="day" onClose={() => undefined} />,
    { person: kemal },
  );
  await screen.getByRole('button', { name: 'Hepsini seç' }).click();
  await expect.element(screen.getByText('1 öğrencide program var, atlanacak')).toBeVisible();
  await expectAccessible();
  (
    screen
      .getByRole('checkbox', { name: `${formatFullDay(target)}: var olanların üzerine yaz` })
      .element() as HTMLElement
  ).click();
  (
    screen.getByRole('checkbox', { name: formatFullDay(addDays(target, 2)) }).element() as HTMLElement
  ).click();
  await screen.getByRole('button', { name: '2 program yaz' }).click();
  await expect
    .poll(() => fakeApi.calls(programCopies.create)[0]?.body)
    .toMatchObject({ studentIds: [idOf(0), idOf(1)], to: target, alsoTo: [addDays(target, 2)], days: 1 });
  expect(fakeApi.calls(programCopies.create)[0]?.body).toMatchObject({ replaceDates: [target] });
  await screen.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => fakeApi.calls(programCopies.undo)).toHaveLength(1);
});
