import { planner } from '@netlik/contract/planning/planner/planner';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { entries, entry, plannedWeek, year } from '../planner.samples.ts';
import { FellBehind } from './fell-behind.tsx';
import { NightNotice } from './night-notice.tsx';

const thisWeek = weekStart(studyDay(new Date()));
const notice = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8060',
  weekStart: thisWeek,
  day: studyDay(new Date()),
  missed: 2,
  moved: [
    { entry: entry('Üslü Sayılar', 3), from: thisWeek },
    { entry: entry('Paragraf', 5), from: thisWeek },
  ],
  added: [],
  dropped: [],
};

const render = async () => {
  await page.viewport(390, 844);
  return renderScreen(
    <main>
      <h1>Bugün</h1>
      <NightNotice />
      <FellBehind />
    </main>,
  );
};

describe('the planner on Bugün', () => {
  it('says what the night moved and takes it back', async () => {
    fakeApi.reply(planner.notice, { ...notice, kind: 'moved' });
    fakeApi.reply(planner.answerNotice, null);
    const screen = await render();
    const line = screen.getByText('Dün 2 ders kaldı: Perşembe ve Cumartesi’ye taşındı.');
    await expect.element(line).toBeVisible();
    expectFits();
    await expectAccessible();
    fakeApi.reply(planner.notice, null);
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(line).not.toBeInTheDocument();
    expect(fakeApi.calls(planner.answerNotice)[0]!.body).toEqual({ answer: 'refuse' });
  });

  it('only asks when nothing is moved by itself, and names what does not fit', async () => {
    const dropped = [{ entry: entry('Optik', 1), minutes: 45, reason: 'no_room' as const, cost: null }];
    fakeApi.reply(planner.notice, { ...notice, kind: 'proposed', dropped });
    const screen = await render();
    await expect
      .element(
        screen.getByText(
          'Dün 2 ders kaldı: Perşembe ve Cumartesi’ye taşıyalım mı?; Optik bu haftaya sığmadı',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Taşı' })).toBeVisible();
  });

  it('lightens a week in one press: shows what falls away by name, asks, and can be taken back', async () => {
    fakeApi.reply(planner.notice, null);
    fakeApi.reply(planner.undo, plannedWeek({ weekStart: thisWeek }));
    fakeApi.reply(planner.lighten, {
      moved: [{ entry: entries[1]!, from: thisWeek }],
      added: [],
      dropped: [{ entry: entries[2]!, minutes: 45, reason: 'lighter_week', cost: year().unfinished[0]! }],
      week: plannedWeek({ weekStart: thisWeek }),
    });
    const screen = await render();
    await screen.getByRole('button', { name: 'Geride kaldım' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Daha hafif bir hafta' });
    await expect.element(dialog.getByText('Vektörler')).toBeVisible();
    await expect.element(dialog.getByText(/yaklaşık 3,2 soru, 4,1 puan/)).toBeVisible();
    await expectAccessible();
    expect(fakeApi.calls(planner.lighten)[0]!.body).toMatchObject({ preview: true });
    await dialog.getByRole('button', { name: 'Haftayı hafiflet' }).click();
    await expect.element(screen.getByText('Haftan hafifledi.').last()).toBeVisible();
    expect(fakeApi.calls(planner.lighten).at(-1)!.body).toEqual({ weekStart: thisWeek });
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => fakeApi.calls(planner.undo).length).toBe(1);
  });
});
