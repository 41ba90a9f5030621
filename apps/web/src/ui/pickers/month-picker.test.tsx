import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { MonthPicker } from './month-picker.tsx';

const month = (text: string): StudyDay => studyDay(new Date(`${text}-01T12:00:00+03:00`));

const renderPicker = async (limits: { min?: StudyDay; max?: StudyDay } = {}) => {
  const screen = await renderScreen(
    <Stateful initial="2026-11-01">
      {(value, change) => (
        <MonthPicker
          label="Ay"
          {...limits}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Stateful>,
  );
  const button = screen.getByRole('button', { name: /^Ay: / });
  const dialog = screen.getByRole('dialog', { name: 'Ay' });
  button.element().focus();
  await press('Enter');
  const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(cell('Kasım 2026')).toHaveFocus();
  return { screen, button, dialog, cell };
};

describe('the grid of months', () => {
  it('opens at the chosen month and marks it', async () => {
    const { screen } = await renderPicker();
    await expect.element(screen.getByRole('grid', { name: '2026 yılının ayları' })).toBeVisible();
    await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('Kasım');
    await expectAccessible();
  });
  it.each([
    ['ArrowRight', 'Aralık 2026'],
    ['ArrowLeft', 'Ekim 2026'],
    ['ArrowUp', 'Ağustos 2026'],
    ['ArrowDown', 'Şubat 2027'],
    ['Home', 'Ekim 2026'],
    ['End', 'Aralık 2026'],
    ['PageUp', 'Kasım 2025'],
    ['PageDown', 'Kasım 2027'],
  ])('%s leads to %s', async (key, name) => {
    const { cell } = await renderPicker();
    await press(key);
    await expect.element(cell(name)).toHaveFocus();
  });
  it.each(['Enter', 'Space'])('%s chooses the first day of the month and returns the focus', async (key) => {
    const { button, dialog } = await renderPicker();
    await press('ArrowUp', key);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveAccessibleName('Ay: Ağustos 2026');
    await expect.element(button).toHaveFocus();
  });
  it('Escape closes it and returns the focus', async () => {
    const { button, dialog } = await renderPicker();
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  it('no key and no button leads past the limits', async () => {
    const { screen, cell } = await renderPicker({ min: month('2026-03'), max: month('2026-12') });
    await press('PageUp');
    await expect.element(cell('Mart 2026')).toHaveFocus();
    const next = screen.getByRole('button', { name: 'Sonraki yıl' });
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await expect.element(screen.getByRole('grid', { name: '2026 yılının ayları' })).toBeVisible();
  });
});
