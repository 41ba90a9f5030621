import { studyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { DatePicker } from './date-picker.tsx';
import { WeekPicker } from './week-picker.tsx';

const today = studyDay(new Date('2026-11-15T12:00:00+03:00'));
const day = (text: string) => studyDay(new Date(`${text}T12:00:00+03:00`));

type Options = { initial?: string; min?: string; max?: string; weeks?: boolean };

const renderPicker = async ({ initial = '', min, max, weeks = false }: Options = {}) => {
  const Picker = weeks ? WeekPicker : DatePicker;
  const screen = await renderScreen(
    <>
      <Stateful initial={initial}>
        {(value, change) => (
          <Picker
            label="Gün"
            today={today}
            min={min === undefined ? undefined : day(min)}
            max={max === undefined ? undefined : day(max)}
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Stateful>
      <button type="button">Sonra</button>
    </>,
  );
  const button = screen.getByRole('button', { name: /^Gün: / });
  const dialog = screen.getByRole('dialog', { name: 'Gün' });
  const date = (name: string | RegExp) =>
    screen.getByRole('button', { name, exact: typeof name === 'string' });
  const open = async () => {
    button.element().focus();
    await press('Enter');
    await expect.element(dialog).toBeVisible();
  };
  return { screen, button, dialog, date, open };
};

describe('the button of a date picker', () => {
  it.each(['Enter', 'Space'])('%s opens the dialog at the chosen day', async (key) => {
    const { button, date } = await renderPicker({ initial: '2026-12-07' });
    await expect.element(button).toHaveAccessibleName('Gün: 7 Aralık 2026 Pazartesi');
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
    button.element().focus();
    await press(key);
    await expect.element(date('7 Aralık 2026 Pazartesi, seçili')).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });
  it('opens it at today if nothing is chosen', async () => {
    const { date, open } = await renderPicker();
    await open();
    await expect.element(date('15 Kasım 2026 Pazar, bugün')).toHaveFocus();
    await expectAccessible();
  });
});

describe('the dialog of a date picker', () => {
  it('Escape closes it and returns the focus', async () => {
    const { button, dialog, open } = await renderPicker();
    await open();
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  it('Tab and Shift+Tab go around: a day, today, the two month buttons', async () => {
    const { date, open } = await renderPicker();
    await open();
    const stops = ['Bugün', 'Önceki ay', 'Sonraki ay', /^15 Kasım 2026/];
    for (const stop of stops) {
      await press('Tab');
      await expect.element(date(stop)).toHaveFocus();
    }
    for (const stop of ['Sonraki ay', 'Önceki ay', 'Bugün']) {
      await press('Shift+Tab');
      await expect.element(date(stop)).toHaveFocus();
    }
  });
  it.each(['Enter', 'Space'])('%s on a month button changes the month and keeps the focus', async (key) => {
    const { screen, date, open } = await renderPicker();
    await open();
    date('Sonraki ay').element().focus();
    await press(key);
    await expect.element(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeVisible();
    await expect.element(date('Sonraki ay')).toHaveFocus();
  });
  it('a month button keeps the focus at the last month', async () => {
    const { screen, date, open } = await renderPicker({ max: '2026-12-20' });
    await open();
    date('Sonraki ay').element().focus();
    await press('Enter', 'Enter');
    await expect.element(screen.getByRole('grid', { name: 'Aralık 2026' })).toBeVisible();
    await expect.element(date('Sonraki ay')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(date('Sonraki ay')).toHaveFocus();
  });
});

describe('the grid of days', () => {
  it.each([
    ['ArrowRight', /^16 Kasım 2026/],
    ['ArrowLeft', /^14 Kasım 2026/],
    ['ArrowDown', /^22 Kasım 2026/],
    ['ArrowUp', /^8 Kasım 2026/],
    ['Home', /^9 Kasım 2026 Pazartesi/],
    ['PageUp', /^15 Ekim 2026/],
    ['PageDown', /^15 Aralık 2026/],
    ['Shift+PageUp', /^15 Kasım 2025/],
    ['Shift+PageDown', /^15 Kasım 2027/],
  ])('%s leads to %s', async (key, name) => {
    const { date, open } = await renderPicker();
    await open();
    await press(key);
    await expect.element(date(name)).toHaveFocus();
  });
  it('End leads to the Sunday of the week', async () => {
    const { date, open } = await renderPicker({ initial: '2026-11-11' });
    await open();
    await press('End');
    await expect.element(date(/^15 Kasım 2026 Pazar/)).toHaveFocus();
  });
  it('no key leads past the first or the last day allowed', async () => {
    const { date, open } = await renderPicker({ min: '2026-11-10', max: '2026-11-20' });
    await open();
    await press('PageDown');
    await expect.element(date(/^20 Kasım 2026/)).toHaveFocus();
    await press('PageUp');
    await expect.element(date(/^10 Kasım 2026/)).toHaveFocus();
    await expect.element(date(/^9 Kasım 2026/)).toBeDisabled();
    await expectAccessible();
  });
  it.each(['Enter', 'Space'])('%s chooses the day, closes the dialog and renames the button', async (key) => {
    const { button, dialog, open } = await renderPicker();
    await open();
    await press('ArrowDown', key);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleName('Gün: 22 Kasım 2026 Pazar');
  });
  it('marks the chosen day', async () => {
    const { screen, open } = await renderPicker({ initial: '2026-11-11' });
    await open();
    await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('11');
  });
});

describe('a week picker', () => {
  it('chooses the Monday of the week and marks its row', async () => {
    const { screen, button, open } = await renderPicker({ weeks: true, initial: '2026-11-09' });
    await expect.element(button).toHaveAccessibleName('Gün: 9–15 Kasım 2026');
    await open();
    await expect.element(screen.getByRole('row', { selected: true })).toHaveTextContent('9101112131415');
    await expectAccessible();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await expect.element(button).toHaveAccessibleName('Gün: 30 Kasım – 6 Aralık 2026');
  });
});
