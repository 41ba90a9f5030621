import { routines, type WeeklyEntry, type WeeklyRoutine } from '@netlik/contract/planning/routines';
import { moveEntry } from '@netlik/domain/planning/routines/week';
import { toStudyDay } from '@netlik/domain/study-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../../testing/expect-tour-anchors.ts';
import { type FakeCall, fakeApi } from '../../../testing/fake-api.ts';
import { press } from '../../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { WeeklyRoutinePage } from './weekly-page.tsx';

const ids = ['1', '2', '3', '4'].map((last) => `01990000-0000-7000-8000-00000000000${last}`);
const entry = (at: number, hour: number, part: Partial<WeeklyEntry> = {}): WeeklyEntry => ({
  _id: ids[at]!,
  day: 0,
  order: at,
  startMinute: hour * 60,
  endMinute: hour * 60 + 60,
  kind: 'study',
  label: `Ders ${at + 1}`,
  ...part,
});
const three = [entry(0, 9), entry(1, 11), entry(2, 13)];
const weekOf = (entries: WeeklyEntry[], canUndo = false): WeeklyRoutine => ({
  _id: '01990000-0000-7000-8000-0000000000aa',
  weekStartDate: toStudyDay('2025-06-02'),
  entries,
  canUndo,
});
const template = {
  version: 1,
  title: '',
  blocks: [{ startMinute: 540, endMinute: 600, kind: 'study' as const, label: '' }],
};

const serve = (week: WeeklyRoutine | null) => {
  let now = week;
  const keep = (entries: WeeklyEntry[]) => {
    now = weekOf(entries);
    return now;
  };
  const idOf = ({ path }: FakeCall) => path.split('/').at(-1)!;
  fakeApi.reply(routines.template, template);
  fakeApi.reply(routines.week, () => now);
  fakeApi.reply(routines.createWeek, () => keep([]));
  fakeApi.reply(routines.generateWeek, () => keep(three));
  fakeApi.reply(routines.undoApply, () => keep([]));
  fakeApi.reply(routines.addEntry, ({ body }) =>
    keep([...(now?.entries ?? []), { ...entry(3, 0), ...(body as object) }]),
  );
  fakeApi.reply(routines.updateEntry, (call) => {
    const { order, seen, ...change } = call.body as { order?: number; seen?: string[] };
    const changed = now!.entries.map((each) => (each._id === idOf(call) ? { ...each, ...change } : each));
    const moved = order === undefined ? changed : moveEntry(changed, idOf(call), order);
    return keep(moved.map((each, at) => ({ ...each, order: at })));
  });
  fakeApi.reply(routines.removeEntry, (call) => keep(now!.entries.filter(({ _id }) => _id !== idOf(call))));
};

const open = async (at = '?date=2025-06-04') => {
  const screen = await renderScreen(
    <main>
      <WeeklyRoutinePage />
    </main>,
    { at: `/weekly-routine${at}` },
  );
  const monday = screen.getByRole('region', { name: 'Pazartesi' });
  return {
    screen,
    monday,
    rows: monday.getByRole('listitem'),
    button: (name: string | RegExp) => screen.getByRole('button', { name, exact: true }),
    chip: (name: string) => screen.getByText(name, { exact: true }).element().closest('div')!.textContent,
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the weekly routine', () => {
  it('shows seven days, averages of planned days, and how far the week follows the ideal day', async () => {
    serve(weekOf([...three, entry(3, 7, { endMinute: 420, kind: 'wake', order: 3, label: '' })]));
    const { rows, chip, screen } = await open();
    await expect.element(rows).toHaveLength(4);
    expect(screen.getByRole('region').elements().length).toBeGreaterThanOrEqual(7);
    expect(chip('Ortalama çalışma')).toContain('3 sa');
    expect(chip('Ortalama uyanış')).toContain('07:00');
    // Seven ideal hours and two on Monday are filled; one of them agrees, and so does the empty rest of 168
    // hours.
    await expect.poll(() => chip('İdealle uyum')).toContain('%95');
    expect(chip('Dolu saatlerde uyum')).toContain('%11');
    await expectAccessible();
  });

  it('says that the week has no routine, and makes one from the template', async () => {
    serve(null);
    const { button, rows, screen } = await open();
    await expect.element(screen.getByText('Bu hafta için henüz bir rutin yok.')).toBeVisible();
    await expectAccessible();
    await button('Şablondan oluştur').click();
    await expect.element(screen.getByText('Şablondan haftalık rutin oluşturuldu').first()).toBeVisible();
    await expect.element(rows).toHaveLength(3);
  });

  it('leads to the ideal day when there is none, and can be loaded again after a failure', async () => {
    serve(null);
    fakeApi.reply(routines.template, null);
    fakeApi.fail(routines.week, 'server.busy');
    const { screen } = await open();
    await expect.element(screen.getByText('Rutin alınamadı')).toBeVisible();
    fakeApi.reply(routines.week, null);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('link', { name: 'İdeal günümü kur' })).toBeVisible();
  });

  it('begins the week with the first block that is added', async () => {
    serve(null);
    const { button, rows, screen } = await open();
    await button('Pazartesi gününe blok ekle').click();
    const dialog = screen.getByRole('dialog', { name: 'Pazartesi gününe blok ekle' });
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(dialog.getByText('Tür gerekli')).toBeVisible();
    await dialog.getByLabelText('Tür').selectOptions('meal');
    await dialog.getByLabelText('Başlangıç', { exact: true }).fill('12:00');
    await dialog.getByLabelText('Bitiş', { exact: true }).fill('12:30');
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(rows).toHaveTextContent('12:00–12:30');
    expect(fakeApi.calls(routines.createWeek)[0]?.body).toEqual({ weekStartDate: '2025-06-02' });
  });

  it('refuses a block that overlaps the day', async () => {
    serve(weekOf(three));
    const { button, screen } = await open();
    await button('Pazartesi gününe blok ekle').click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Tür').selectOptions('meal');
    await dialog.getByLabelText('Başlangıç', { exact: true }).fill('09:30');
    await dialog.getByLabelText('Bitiş', { exact: true }).fill('10:30');
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(dialog.getByText('Seçilen saat aralığı mevcut bloklarla çakışıyor')).toBeVisible();
    await expectAccessible();
    expect(fakeApi.calls(routines.addEntry)).toHaveLength(0);
  });

  it('in edit mode deletes with undo and changes times, and nothing can be dragged', async () => {
    serve(weekOf(three));
    const { button, rows, screen } = await open();
    await expect.element(button(/^Taşı: .*Ders 1/)).toBeVisible();
    await button('Düzenle').click();
    await expect.element(button(/^Taşı: .*Ders 1/)).not.toBeInTheDocument();
    await button(/^Sil: .*Ders 1/).click();
    await expect.element(screen.getByText('Blok silindi').first()).toBeVisible();
    await expect.element(rows).toHaveLength(2);
    await button('Geri al').click();
    await expect.element(rows.first()).toHaveTextContent('Ders 1');
    await button(/^Düzenle: .*Ders 2/).click();
    const dialog = screen.getByRole('dialog', { name: 'Pazartesi: bloğu düzenle' });
    await dialog.getByLabelText('Bitiş', { exact: true }).fill('12:30');
    await dialog.getByRole('button', { name: 'Değiştir' }).click();
    await expect.element(rows.nth(1)).toHaveTextContent('11:00–12:30');
    await button('Bitti').click();
    await expect.element(button(/^Taşı: .*Ders 1/)).toBeVisible();
  });

  it('reveals the delete button with a double click', async () => {
    serve(weekOf(three));
    const { button, rows } = await open();
    await rows.first().dblClick({ position: { x: 20, y: 20 } });
    await expect.element(button(/^Sil: .*Ders 1/)).toBeVisible();
    await expect.element(button(/^Sil: .*Ders 2/)).not.toBeInTheDocument();
  });

  it('moves a block with the keyboard, says where it is, and takes it back', async () => {
    serve(weekOf(three));
    const { button, rows, screen } = await open();
    await expect.element(button(/^Taşı: .*Ders 1/)).toBeVisible();
    (button(/^Taşı: .*Ders 1/).element() as HTMLElement).focus();
    await press('Space');
    await expect
      .element(screen.getByText('09:00–10:00 Ders 1 alındı. Pazartesi, 3 bloktan 1. sıra.'))
      .toBeInTheDocument();
    await press('ArrowDown');
    await expect.element(screen.getByText(/Ders 1: Pazartesi, 3 bloktan 2\. sıra/)).toBeInTheDocument();
    await press('Space');
    await expect.element(rows.first()).toHaveTextContent('Ders 2');
    await expect
      .poll(() => fakeApi.calls(routines.updateEntry)[0]?.body)
      .toEqual({ order: 1, seen: ids.slice(0, 3) });
    await button('Geri al').click();
    await expect.element(rows.first()).toHaveTextContent('Ders 1');
  });

  it('shows the stored order again when the server refuses a move', async () => {
    serve(weekOf(three));
    fakeApi.fail(routines.updateEntry, 'routine.order_changed');
    const { button, rows, screen } = await open();
    await expect.element(button(/^Taşı: .*Ders 1/)).toBeVisible();
    (button(/^Taşı: .*Ders 1/).element() as HTMLElement).focus();
    await press('Space');
    await press('ArrowDown');
    await press('Space');
    await expect.element(screen.getByText(/başka bir cihazda değişti/).first()).toBeVisible();
    await expect.element(rows.first()).toHaveTextContent('Ders 1');
  });

  it('offers to bring back what the template replaced, also after a reload', async () => {
    serve(weekOf(three, true));
    const { button, screen } = await open();
    await expect.element(screen.getByText('Bu hafta ideal gününle dolduruldu.')).toBeVisible();
    await button('Geri al').click();
    await expect.element(screen.getByText('Haftan eski hâline döndü.').first()).toBeVisible();
    expect(fakeApi.calls(routines.undoApply)).toHaveLength(1);
  });

  it('turns the week in the address', async () => {
    serve(weekOf(three));
    const { button, screen } = await open();
    await button('Sonraki hafta').click();
    expect(screen.router.state.location.search).toBe('?date=2025-06-09');
    expect(fakeApi.calls(routines.week).at(-1)?.query.get('date')).toBe('2025-06-09');
  });

  it('shows one day at a time on a phone, and has its tour', async () => {
    await page.viewport(390, 844);
    serve(weekOf(three));
    const { screen, rows } = await open();
    await expect.element(rows).toHaveLength(3);
    await expectTourAnchors('weekly-routine');
    await screen.getByRole('button', { name: /^Sal \d+, Salı$/ }).click();
    await expect.element(screen.getByRole('region', { name: 'Salı' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Pazartesi' })).not.toBeInTheDocument();
    expectFits();
  });
});
