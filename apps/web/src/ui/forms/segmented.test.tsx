import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { Segmented } from './segmented.tsx';

const ranges = [
  { value: 'daily', label: 'Gün' },
  { value: 'weekly', label: 'Hafta' },
  { value: 'monthly', label: 'Ay' },
] as const;

const renderRange = async (initial: (typeof ranges)[number]['value'], disabled = false) => {
  const screen = await renderScreen(
    <>
      <button type="button">Önce</button>
      <Stateful initial={initial}>
        {(value, change) => (
          <Segmented label="Aralık" options={ranges} value={value} onChange={change} disabled={disabled} />
        )}
      </Stateful>
      <button type="button">Sonra</button>
    </>,
  );
  const radio = (name: string) => screen.getByRole('radio', { name });
  const button = (name: string) => screen.getByRole('button', { name });
  return { screen, radio, button };
};

describe('a radio group', () => {
  it('names itself and its checked option', async () => {
    const { screen, radio } = await renderRange('weekly');
    await expect.element(screen.getByRole('radiogroup', { name: 'Aralık' })).toBeVisible();
    await expect.element(radio('Hafta')).toBeChecked();
    await expectAccessible();
  });
  it.each([
    ['Tab', 'Önce', 'Sonra'],
    ['Shift+Tab', 'Sonra', 'Önce'],
  ])('%s enters at the checked option and leaves the group', async (key, from, to) => {
    const { radio, button } = await renderRange('weekly');
    button(from).element().focus();
    await press(key);
    await expect.element(radio('Hafta')).toHaveFocus();
    await press(key);
    await expect.element(button(to)).toHaveFocus();
  });
  it.each([
    ['ArrowRight', 'daily', 'Gün', 'Hafta'],
    ['ArrowDown', 'daily', 'Gün', 'Hafta'],
    ['ArrowRight', 'monthly', 'Ay', 'Gün'],
    ['ArrowLeft', 'weekly', 'Hafta', 'Gün'],
    ['ArrowUp', 'weekly', 'Hafta', 'Gün'],
    ['ArrowLeft', 'daily', 'Gün', 'Ay'],
  ] as const)('%s from %s (%s) checks and focuses %s', async (key, initial, from, to) => {
    const { radio } = await renderRange(initial);
    radio(from).element().focus();
    await press(key);
    await expect.element(radio(to)).toBeChecked();
    await expect.element(radio(to)).toHaveFocus();
  });
  it('Space checks the focused option', async () => {
    const { radio } = await renderRange('daily');
    radio('Ay').element().focus();
    await press('Space');
    await expect.element(radio('Ay')).toBeChecked();
  });
  it('a disabled group is passed by', async () => {
    const { radio, button } = await renderRange('daily', true);
    await expect.element(radio('Ay')).toBeDisabled();
    button('Önce').element().focus();
    await press('Tab');
    await expect.element(button('Sonra')).toHaveFocus();
  });
});
