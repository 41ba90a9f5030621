import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { TimeRange } from './time-range.tsx';

const renderRange = async (start = '09:00', end = '10:25') => {
  const screen = await renderScreen(
    <>
      <Stateful initial={{ start, end }}>
        {(value, change) => <TimeRange label="Çalışma saati" value={value} onChange={change} />}
      </Stateful>
      <button type="button">Sonra</button>
    </>,
  );
  const input = (name: string) => screen.getByRole('spinbutton', { name });
  const first = input('Başlangıç').element() as HTMLInputElement;
  first.focus();
  return { screen, start: input('Başlangıç'), end: input('Bitiş'), first };
};

describe('a time as a spin button', () => {
  it('tells its value, its group and the duration', async () => {
    const { screen, start } = await renderRange();
    await expect.element(screen.getByRole('group', { name: 'Çalışma saati' })).toBeVisible();
    await expect.element(start).toHaveAttribute('aria-valuenow', '540');
    await expect.element(start).toHaveAttribute('aria-valuetext', '09:00');
    await expect.element(start).toHaveAccessibleDescription('Süre: 1 sa 25 dk');
    await expectAccessible();
  });
  it.each([
    ['ArrowUp', '09:05'],
    ['ArrowDown', '08:55'],
    ['PageUp', '10:00'],
    ['PageDown', '08:00'],
  ])('%s changes it to %s and keeps the focus', async (key, time) => {
    const { start } = await renderRange();
    await press(key);
    await expect.element(start).toHaveValue(time);
    await expect.element(start).toHaveAttribute('aria-valuetext', time);
    await expect.element(start).toHaveFocus();
  });
  it('stays inside the day', async () => {
    const { start } = await renderRange('00:00', '');
    await press('ArrowDown');
    await expect.element(start).toHaveValue('00:00');
  });
  it.each([
    ['Home', 0],
    ['End', 5],
    ['ArrowLeft', 1],
    ['ArrowRight', 3],
  ])('%s moves in the text', async (key, cursor) => {
    const { start, first } = await renderRange();
    first.setSelectionRange(2, 2);
    await press(key);
    expect(first.selectionStart).toBe(cursor);
    await expect.element(start).toHaveValue('09:00');
  });
  it('accepts loose spellings, and moves the end with the start', async () => {
    const { start, end } = await renderRange();
    await start.fill('1330');
    await press('Tab');
    await expect.element(start).toHaveValue('13:30');
    await expect.element(end).toHaveValue('14:55');
  });
  it('is replaced by what is typed after Tab, also when it has just moved with the start', async () => {
    const { start, end } = await renderRange();
    await userEvent.keyboard('0730');
    await press('Tab');
    await userEvent.keyboard('0755');
    await press('Tab');
    await expect.element(start).toHaveValue('07:30');
    await expect.element(end).toHaveValue('07:55');
  });
  it.each([
    ['yarın', 'Saat okunamadı: 07:30 gibi yaz'],
    ['1332', 'Saatler 5 dakikalık adımlarla seçilir'],
  ])('keeps %s and says why it is no time', async (text, reason) => {
    const { start, screen } = await renderRange();
    await start.fill(text);
    await press('Tab');
    await expect.element(start).toHaveValue(text);
    await expect.element(screen.getByText(reason)).toBeVisible();
    await start.fill('9');
    await press('Tab');
    await expect.element(start).toHaveValue('09:00');
    await expect.element(screen.getByText(reason)).not.toBeInTheDocument();
  });
  it('Tab passes the buttons by, since the arrow keys do the same', async () => {
    const { screen, end } = await renderRange();
    await press('Tab');
    await expect.element(end).toHaveFocus();
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'Sonra' })).toHaveFocus();
  });
  it('a click on a button steps by five minutes', async () => {
    const { screen, end } = await renderRange();
    await screen.getByRole('button', { name: 'Bitiş: 5 dakika ileri' }).click();
    await expect.element(end).toHaveValue('10:30');
    await expect.element(screen.getByText('Süre: 1 sa 30 dk')).toBeVisible();
  });
  it('says at both times that the end is too early', async () => {
    const { start, end } = await renderRange('14:00', '13:00');
    for (const input of [start, end]) {
      await expect.element(input).toBeInvalid();
      await expect.element(input).toHaveAccessibleDescription(/Bitiş, başlangıçtan sonra olmalı/);
    }
    await expectAccessible();
  });
});
