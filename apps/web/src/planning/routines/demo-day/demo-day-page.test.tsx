import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { press } from '../../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { DailyRoutineDemoPage } from './demo-day-page.tsx';

const open = async () => {
  const screen = await renderScreen(
    <main>
      <DailyRoutineDemoPage />
    </main>,
  );
  const calendar = screen.getByRole('region', { name: 'Örnek gün' });
  return {
    screen,
    calendar,
    block: (name: string) => calendar.getByRole('button', { name: new RegExp(name) }),
    focus: (name: string) =>
      (calendar.getByRole('button', { name: new RegExp(name) }).element() as HTMLElement).focus(),
  };
};

beforeEach(() => page.viewport(1280, 900));

describe('the sample day', () => {
  it('moves, resizes and deletes a block with the keyboard', async () => {
    const { block, focus, screen } = await open();
    focus('Kahvaltı');
    await press('ArrowDown');
    await expect.element(block('Kahvaltı')).toHaveAccessibleName('07:20–07:50 Kahvaltı');
    await press('Shift+ArrowDown');
    await expect.element(block('Kahvaltı')).toHaveAccessibleName('07:20–07:55 Kahvaltı');
    await expect
      .element(screen.getByRole('region', { name: 'Seçili blok' }))
      .toHaveTextContent('07:20–07:55');
    await press('Delete');
    await expect.element(block('Kahvaltı')).not.toBeInTheDocument();
    await expect.element(screen.getByText('07:20–07:55 Kahvaltı silindi.')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Baştan başla' }).click();
    await expect.element(block('Kahvaltı')).toHaveAccessibleName('07:15–07:45 Kahvaltı');
  });

  it('stops at its neighbours', async () => {
    const { block, focus } = await open();
    focus('Kısa mola');
    for (let times = 0; times < 3; times++) await press('Shift+ArrowDown');
    await expect.element(block('Kısa mola')).toHaveAccessibleName('16:00–16:30 Kısa mola');
  });

  it('moves a block with the mouse in steps of five minutes', async () => {
    const { block } = await open();
    const from = block('Kahvaltı');
    const { left, top } = from.element().getBoundingClientRect();
    const send = (type: string, y: number) =>
      from.element().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: left + 40,
          clientY: y,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
        }),
      );
    // Synthetic pointers cannot be captured.
    (from.element() as HTMLElement).setPointerCapture = () => undefined;
    send('pointerdown', top + 10);
    send('pointermove', top + 10 + 28);
    send('pointerup', top + 10 + 28);
    await expect.element(block('Kahvaltı')).toHaveAccessibleName('07:45–08:15 Kahvaltı');
  });

  it('adds where it is clicked, and by its button', async () => {
    const { block, calendar, screen } = await open();
    const blocks = calendar.element().querySelector('div:last-child')!;
    await userEvent.click(blocks, { position: { x: 20, y: 8 * 60 + 2 } });
    await expect.element(block('Yeni blok')).toHaveAccessibleName('08:00–08:30 Yeni blok');
    await screen.getByRole('button', { name: 'Blok ekle' }).click();
    await expect.element(block('Yeni blok')).toHaveLength(2);
  });

  it('fits a phone and can be read by everybody', async () => {
    await page.viewport(390, 844);
    const { screen } = await open();
    await expect.element(screen.getByText(/yaptıkların kaydedilmez/)).toBeVisible();
    expectFits();
    await expectAccessible();
  });
});
