import { firstRun } from '@netlik/contract/identity/first-run';
import { studyDay } from '@netlik/domain/study-day';
import { firstTargetYears } from '@netlik/domain/yks/first-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../data/calls/session.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { FirstRunPage } from './first-run-page.tsx';

const due = { ...ayse, firstRunDue: true };
const render = async (person = due) => {
  await page.viewport(390, 844);
  const screen = await renderScreen(<FirstRunPage />, { person });
  const tap = (name: string, group?: string) =>
    (group ? screen.getByRole('group', { name: group }) : screen)
      .getByRole('button', { name, exact: true })
      .click();
  return { screen, tap };
};
const [year] = firstTargetYears(studyDay(new Date()));

describe('the first run', () => {
  it('takes one tap a question, names the goal and starts ten minutes of the tapped subject', async () => {
    fakeApi.reply(firstRun.finish, ayse);
    const { screen, tap } = await render();
    await expectAccessible();
    await tap('12. sınıf');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await tap('Sayısal');
    await tap(String(year));
    await expect.element(screen.getByText('Seçmezsen haftada 10 sa ile başlarsın.')).toBeVisible();
    await tap('2 sa', 'Hafta içi bir gün');
    await tap('4 sa', 'Hafta sonu bir gün');
    await expect.element(screen.getByText('Haftalık hedefin: 18 sa')).toBeVisible();
    await expectAccessible();
    expectFits();
    await tap('Devam');
    await expect.element(screen.getByRole('heading', { name: 'İlk 10 dakikan' })).toHaveFocus();
    expect(session.get()?.user.firstRunDue).toBe(false);
    expect(fakeApi.calls(firstRun.finish).map(({ body }) => body)).toEqual([
      {
        grade: '12',
        targetFieldType: 'sayisal',
        targetYear: year,
        weekdayMinutes: 120,
        weekendMinutes: 240,
      },
    ]);
    await expectAccessible();
    expectFits();
    await tap('AYT Fizik');
    const { pathname, search } = screen.router.state.location;
    expect(pathname + search).toBe('/study-tracker/timer?start=block&focus=10&break=0&subject=fizik_ayt');
  });

  it('lets every question be skipped, or all at once, and the ten minutes too', async () => {
    fakeApi.reply(firstRun.finish, ayse);
    const { screen, tap } = await render();
    for (let question = 0; question < 4; question++) await tap('Atla');
    await expect.element(screen.getByRole('heading', { name: 'İlk 10 dakikan' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Şimdi değil' })).toHaveAttribute('href', '/');
    expect(fakeApi.calls(firstRun.finish).at(-1)?.body).toEqual({});
    await screen.unmount();

    const again = await render();
    await again.tap('Mezun');
    await again.tap('Geri');
    await again.tap('11. sınıf');
    await again.tap('Soruları geç');
    await expect.element(again.screen.getByRole('heading', { name: 'İlk 10 dakikan' })).toBeVisible();
    expect(fakeApi.calls(firstRun.finish).at(-1)?.body).toEqual({ grade: '11' });
  });

  it('goes on when the answers cannot be saved', async () => {
    fakeApi.fail(firstRun.finish, 'server.busy');
    const { screen, tap } = await render();
    await tap('Soruları geç');
    await expect.element(screen.getByRole('heading', { name: 'İlk 10 dakikan' })).toBeVisible();
    await expect.element(screen.getByText(/^Cevapların kaydedilemedi/)).toBeVisible();
  });

  it('says to a student under 18 what works before the guardian has confirmed', async () => {
    fakeApi.reply(firstRun.finish, { ...ayse, consent: 'guardian' });
    const { screen, tap } = await render({ ...due, consent: 'guardian' });
    await tap('Soruları geç');
    await expect.element(screen.getByText(/Zamanlayıcı, planlar.* hemen açık/)).toBeVisible();
  });
});
