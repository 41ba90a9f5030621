import { type DailyTemplate, routines, type WeeklyRoutine } from '@netlik/contract/planning/routines';
import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import { toStudyDay } from '@netlik/domain/study-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { expectFits } from '../../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { DailyRoutinePage } from './daily-page.tsx';

const block = (start: number, end: number, kind: RoutineKind = 'study', label = ''): RoutineBlock => ({
  startMinute: start * 60,
  endMinute: end * 60,
  kind,
  label,
});
const day = [
  block(0, 7, 'sleep'),
  block(7, 7, 'wake'),
  block(9, 11, 'study', 'Matematik'),
  block(23, 24, 'sleep'),
];

const week = (entries = 0): WeeklyRoutine => ({
  _id: '01990000-0000-7000-8000-000000000001',
  weekStartDate: toStudyDay('2026-11-16'),
  entries: Array.from({ length: entries }, (_, at) => ({
    _id: `01990000-0000-7000-8000-00000000001${at}`,
    day: at,
    order: 0,
    startMinute: 600,
    endMinute: 660,
    kind: 'study' as const,
    label: '',
  })),
  canUndo: entries > 0,
});

const open = async (blocks: RoutineBlock[] | null = day, at = '') => {
  fakeApi.reply(routines.template, blocks && { title: 'Okul günüm', blocks, version: 1 });
  fakeApi.reply(routines.saveTemplate, ({ body }) => ({ ...(body as DailyTemplate), version: 2 }));
  const screen = await renderScreen(
    <main>
      <DailyRoutinePage />
    </main>,
    { at: `/daily-routine${at}` },
  );
  const form = screen.getByRole('region', { name: 'Yeni blok' });
  return {
    screen,
    form,
    rows: screen.getByRole('list', { name: 'Bloklar' }).getByRole('listitem'),
    figure: (name: string) => screen.getByRole('region', { name, exact: true }),
    button: (name: string | RegExp) => screen.getByRole('button', { name, exact: true }),
    add: async (kind: RoutineKind | '', start: string, end: string) => {
      await form.getByLabelText('Tür').selectOptions(kind);
      await form.getByLabelText(kind === 'wake' ? 'Saat' : 'Başlangıç', { exact: true }).fill(start);
      if (kind !== 'wake') await form.getByLabelText('Bitiş', { exact: true }).fill(end);
      await form.getByRole('button', { name: 'Blok ekle' }).click();
    },
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the daily routine', () => {
  it('shows the saved day, its figures and what is free', async () => {
    const { rows, figure, screen } = await open();
    await expect.element(rows.first()).toHaveTextContent('00:00–07:00');
    await expect.element(rows.nth(2)).toHaveTextContent('07:00–09:00 boş');
    await expect.element(figure('Uyanma saati')).toHaveTextContent('07:00');
    await expect.element(figure('Toplam uyku')).toHaveTextContent('8 sa');
    await expect.element(figure('Toplam çalışma')).toHaveTextContent('2 sa');
    await expect.element(figure('Günün doluluğu')).toHaveTextContent('%42');
    await expectAccessible();
    for (const name of ['Zaman çizelgesi', 'Kategoriler']) {
      await screen.getByText(name, { exact: true }).first().click();
      await expect
        .element(screen.getByRole('button', { name: 'Düzenle: 09:00–11:00 Matematik' }))
        .toBeVisible();
      await expectAccessible();
    }
    expect(screen.router.state.location.search).toBe('?view=lanes');
  });

  it('shows a skeleton, a failure with retry, and an empty day that can start from a sample', async () => {
    fakeApi.fail(routines.template, 'server.busy');
    const screen = await renderScreen(<DailyRoutinePage />);
    await expect.element(screen.getByText('Rutin alınamadı')).toBeVisible();
    fakeApi.reply(routines.template, null);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Günün henüz boş')).toBeVisible();
    await screen.getByRole('button', { name: 'Örnek günle başla' }).click();
    await expect.element(screen.getByText('Kaydedilmemiş değişikliklerin var.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Kaydet', exact: true })).toBeEnabled();
    fakeApi.pending(routines.template);
    screen.queries.clear();
  });

  it('keeps the save button of a changed day in sight on a phone', async () => {
    await page.viewport(390, 844);
    fakeApi.reply(routines.template, null);
    const screen = await renderScreen(<DailyRoutinePage />);
    await screen.getByRole('button', { name: 'Örnek günle başla' }).click();
    const save = screen.getByRole('button', { name: 'Kaydet', exact: true });
    scrollTo(0, 400);
    await expect.poll(() => save.element().getBoundingClientRect().bottom).toBeLessThan(844);
    expect(save.element().getBoundingClientRect().top).toBeGreaterThan(600);
    await expectAccessible();
  });

  it.each([
    ['nothing', '', '', '', 'Tür gerekli'],
    ['no times', 'study', '', '', 'Zaman aralığı gerekli'],
    ['an end before the start', 'study', '15:00', '14:00', 'Bitiş, başlangıçtan büyük ya da eşit olmalı'],
    ['an overlap', 'meal', '10:30', '11:30', 'Yeni blok mevcut bloklarla çakışıyor'],
  ] as const)('refuses %s in the form', async (_, kind, start, end, message) => {
    const { form, add, screen } = await open();
    await expect.element(form).toBeVisible();
    await add(kind, start, end);
    await expect.element(form.getByText(message)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Kaydet', exact: true })).toBeDisabled();
  });

  it('splits sleep at midnight and counts it once', async () => {
    const { add, figure, rows, form } = await open([]);
    await expect.element(form).toBeVisible();
    await form.getByLabelText('Tür').selectOptions('sleep');
    await add('sleep', '23:00', '07:00');
    await expect.element(figure('Toplam uyku')).toHaveTextContent('8 sa');
    await expect.element(rows.first()).toHaveTextContent('00:00–07:00');
    await expect.element(rows.last()).toHaveTextContent('23:00–24:00');
    await add('wake', '07:00', '');
    await expect.element(figure('Uyanma saati')).toHaveTextContent('07:00');
  });

  it('asks which day stays when another page has saved meanwhile', async () => {
    const { screen, button } = await open();
    await screen.getByLabelText('Rutinin adı').fill('Buradaki');
    const newer = { title: 'Oradaki', blocks: day, version: 7 };
    fakeApi.fail(routines.saveTemplate, 'routine.template_stale', { current: newer });
    await button('Kaydet').click();
    await screen.getByRole('button', { name: 'Yenisini göster' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Oradaki' })).toBeVisible();
    expect(fakeApi.calls(routines.saveTemplate)[0]?.body).toMatchObject({ version: 1 });
  });

  it('adds ready blocks, and says why one does not fit', async () => {
    const { button, rows, screen } = await open();
    await button(/^Akşam yemeği/).click();
    await expect.element(rows.filter({ hasText: 'Akşam yemeği' })).toHaveTextContent('19:00–19:45');
    await button(/^Okul/).click();
    await expect.element(screen.getByText('Yeni blok mevcut bloklarla çakışıyor').first()).toBeVisible();
  });

  it('edits and deletes a block in its dialog', async () => {
    const { button, rows, screen } = await open();
    await button('Düzenle: 09:00–11:00 Matematik').click();
    const dialog = screen.getByRole('dialog', { name: 'Bloğu düzenle' });
    await dialog.getByLabelText('Başlangıç', { exact: true }).fill('06:00');
    await dialog.getByLabelText('Bitiş', { exact: true }).fill('08:00');
    await dialog.getByRole('button', { name: 'Değiştir' }).click();
    await expect.element(dialog.getByText('Güncellenen blok diğerleriyle çakışıyor')).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText('Başlangıç', { exact: true }).fill('07:30');
    await dialog.getByRole('button', { name: 'Değiştir' }).click();
    await expect.element(rows.filter({ hasText: 'Matematik' })).toHaveTextContent('07:30');
    await button(/^Sil: .*Matematik/).click();
    await expect.element(rows.filter({ hasText: 'Matematik' })).not.toBeInTheDocument();
    await button('Geri al').click();
    await expect.element(rows.filter({ hasText: 'Matematik' })).toBeVisible();
    expect(fakeApi.calls(routines.saveTemplate)).toHaveLength(0);
  });

  it('fills a gap where it stands', async () => {
    const { button, rows, screen } = await open();
    await button('07:00–09:00 boş, blok ekle').click();
    const dialog = screen.getByRole('dialog', { name: 'Yeni blok' });
    await dialog.getByLabelText('Tür').selectOptions('meal');
    await dialog.getByLabelText(/^Etiket/).fill('Kahvaltı');
    await dialog.getByRole('button', { name: 'Ekle' }).click();
    await expect.element(rows.filter({ hasText: 'Kahvaltı' })).toHaveTextContent('07:00–09:00');
  });

  it('saves, and says what the server said when it refuses', async () => {
    const { button, screen } = await open();
    await button('Sil: 09:00–11:00 Matematik').click();
    fakeApi.fail(routines.saveTemplate, 'server.busy');
    await button('Kaydet').click();
    await expect.element(screen.getByText(/Sunucu şu an hazır değil/).first()).toBeVisible();
    fakeApi.reply(routines.saveTemplate, ({ body }) => body as DailyTemplate);
    await button('Kaydet').click();
    await expect.element(screen.getByText('Günlük rutin şablonu kaydedildi').first()).toBeVisible();
    await expect.element(button('Kaydet')).toBeDisabled();
    expect(fakeApi.calls(routines.saveTemplate)[1]?.body).toMatchObject({ title: 'Okul günüm' });
  });

  it('clears the day and brings it back', async () => {
    const { button, rows, screen } = await open();
    await button('Temizle').click();
    await expect.element(screen.getByText('Günün henüz boş')).toBeVisible();
    await button('Geri al').click();
    await expect.element(rows.filter({ hasText: 'Matematik' })).toBeVisible();
  });

  it('saves before it applies to the week, warns about entries, and can be undone', async () => {
    fakeApi.reply(routines.week, week(3));
    fakeApi.reply(routines.applyToWeek, week(3));
    fakeApi.reply(routines.undoApply, week(3));
    const { button, screen } = await open();
    await button('Bu Haftaya Uygula').click();
    await expect.element(screen.getByText(/Bu haftada 3 blok var/)).toBeVisible();
    expect(fakeApi.calls(routines.saveTemplate)).toHaveLength(0);
    await screen.getByRole('dialog').getByRole('button', { name: 'Değiştir' }).click();
    await expect.element(screen.getByText('Bu haftaya uygula: başarılı').first()).toBeVisible();
    expect(fakeApi.calls(routines.saveTemplate)).toHaveLength(1);
    await button('Geri al').click();
    await expect.poll(() => fakeApi.calls(routines.undoApply)).toHaveLength(1);
  });

  it('asks before unsaved changes are left', async () => {
    const { button, screen } = await open();
    await button('Sil: 09:00–11:00 Matematik').click();
    // The press has reached the page only when the change is visible.
    await expect.element(button('Sil: 09:00–11:00 Matematik')).not.toBeInTheDocument();
    // The guard is set up by effects, which may run after the paint.
    const { act } = await renderHook(() => undefined);
    await act(() => undefined);
    void screen.router.navigate('/weekly-routine');
    await screen.getByRole('button', { name: 'Sayfada kal' }).click();
    expect(screen.router.state.location.pathname).toBe('/daily-routine');
    void screen.router.navigate('/weekly-routine');
    await screen.getByRole('button', { name: 'Kaydetmeden çık' }).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe('/weekly-routine');
  });

  it('fits a phone in every view, and has its tour', async () => {
    await page.viewport(390, 844);
    for (const view of ['', '?view=timeline', '?view=lanes']) {
      const { screen } = await open(day, view);
      await expect.element(screen.getByRole('button', { name: 'Bu Haftaya Uygula' })).toBeVisible();
      expectFits();
      await screen.unmount();
    }
    await page.viewport(1280, 900);
    await open();
    await expectTourAnchors('daily-routine');
  });
});
