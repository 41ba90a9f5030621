import { type Mistake, type MistakeOverview, mistakes } from '@netlik/contract/practice/mistakes';
import { toStudyDay } from '@netlik/domain/study-day';
import { aMistake } from '@netlik/testkit/rows/practice';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MistakesPage } from './mistakes-page.tsx';

const mistake = (index: number, part: Partial<Mistake> = {}) =>
  aMistake({
    _id: `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`,
    date: toStudyDay('2026-11-10'),
    note: `Not ${index}`,
    solution: `Çözüm ${index}`,
    ...part,
  });

const counts = { bilgi: 0, dikkat: 2, sure: 0, islem: 0, yorum: 0 };
const overview: MistakeOverview = {
  total: 2,
  due: 2,
  byCause: counts,
  months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month) => ({
    month,
    counts,
  })),
};

const serve = (rows: Mistake[]) => {
  fakeApi.reply(mistakes.overview, { ...overview, total: rows.length, due: rows.length });
  fakeApi.reply(mistakes.list, { data: rows, pagination: { page: 1, limit: 24, total: rows.length } });
  fakeApi.reply(mistakes.due, rows);
  fakeApi.reply(mistakes.redo, rows[0] ?? mistake(0));
};

const open = async (width = 1440, at = '/mistakes') => {
  await page.viewport(width, 900);
  return renderScreen(<MistakesPage />, { at });
};

describe('the mistake notebook', () => {
  it('hides solutions until asked, counts causes, and fits a phone', async () => {
    const overdue = { timesShown: 1, timesCorrect: 1, nextReviewAt: '2026-01-05T21:00:00.000Z' };
    serve([mistake(0), mistake(1, { stats: overdue })]);
    const screen = await open();
    // Counts the six months shown, not all mistakes.
    await expect.element(screen.getByRole('row', { name: /^Dikkat.* 12$/ })).toBeVisible();
    await expect.element(screen.getByText('Yeniden çözme zamanı')).toBeVisible();
    await expect.element(screen.getByText('Çözüm 0')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Çözümü göster' }).first().click();
    await expect.element(screen.getByText('Çözüm 0')).toBeVisible();
    await expectAccessible();
    await page.viewport(390, 900);
    await expectFits();
  });

  it('prints all that match, not only the page, without solutions', async () => {
    serve([mistake(0)]);
    const screen = await open(1440, '/mistakes?cause=dikkat');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await screen.getByLabelText('Ara').fill('not');
    await expect.poll(() => fakeApi.calls(mistakes.list).at(-1)?.query.get('search')).toBe('not');
    await screen.getByRole('button', { name: 'Yazdır' }).click();
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const { query } = fakeApi.calls(mistakes.list).at(-1)!;
    expect(Object.fromEntries(query)).toEqual({ cause: 'dikkat', search: 'not', limit: '100' });
  });

  it('is redone one by one, also without a connection', async () => {
    serve([mistake(0), mistake(1)]);
    const screen = await open(390);
    await screen.getByRole('button', { name: 'Başla' }).click();
    await screen.getByRole('button', { name: 'Yine yanlış' }).click();
    await expect.element(screen.getByText('2 / 2')).toBeVisible();
    fakeApi.offline(mistakes.redo);
    await screen.getByRole('button', { name: 'Bu kez doğru' }).click();
    await expect.element(screen.getByText('2 sorunun 1 tanesini bu kez çözdün.')).toBeVisible();
    const [first] = fakeApi.calls(mistakes.redo);
    expect(first?.body).toMatchObject({ correct: false });
  });

  it('says that it is empty, and opens the form for a topic', async () => {
    serve([]);
    const screen = await open(1440, '/mistakes?add&subject=fizik&topic=Optik');
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(dialog.getByText('Nedenini seç').last()).toBeVisible();
    await dialog.getByLabelText('Neden').selectOptions('bilgi');
    await dialog.getByLabelText(/Not/).fill('Odak uzaklığı');
    fakeApi.reply(mistakes.create, mistake(5));
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(screen.getByText('Yanlış eklendi.')).toBeVisible();
    expect(fakeApi.calls(mistakes.create)[0]?.body).toMatchObject({
      subject: 'fizik',
      topic: 'Optik',
      cause: 'bilgi',
      note: 'Odak uzaklığı',
      photo: null,
    });
  });

  it('retries after a failure', async () => {
    serve([]);
    fakeApi.fail(mistakes.list, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Yanlışların yüklenemedi')).toBeVisible();
    serve([]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Defterin boş')).toBeVisible();
  });
});
