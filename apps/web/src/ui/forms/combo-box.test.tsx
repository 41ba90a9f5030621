import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { ComboBox } from './combo-box.tsx';

const cities = ['Iğdır', 'Isparta', 'İstanbul', 'İzmir', 'Muğla'];

const renderCity = async ({ initial = '', loading = false } = {}) => {
  const screen = await renderScreen(
    <>
      <Stateful initial={initial}>
        {(value, change) => (
          <ComboBox
            label="Şehir"
            hint="81 ilden öneri"
            options={loading ? undefined : cities}
            value={value}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Stateful>
      <button type="button">Sonra</button>
    </>,
  );
  const input = screen.getByRole('combobox', { name: 'Şehir' });
  const list = screen.getByRole('listbox', { name: 'Şehir' });
  const element = input.element() as HTMLInputElement;
  const activeOption = () =>
    document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  const expectActive = (name: string | null) => expect.poll(activeOption).toBe(name);
  element.focus();
  return { screen, input, list, element, expectActive };
};

describe('the closed combo box', () => {
  it('names itself and says what it controls', async () => {
    const { input, list } = await renderCity();
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(input).toHaveAccessibleDescription('81 ilden öneri');
    await expect.element(list).not.toBeInTheDocument();
  });
  it.each([
    ['ArrowDown', 'Iğdır'],
    ['ArrowUp', 'Muğla'],
    ['Alt+ArrowDown', null],
  ])('%s opens the list at %s', async (key, option) => {
    const { input, list, expectActive } = await renderCity();
    await press(key);
    await expect.element(list).toBeVisible();
    await expectActive(option);
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await expect.element(input).toHaveAttribute('aria-controls', list.element().id);
    await expect.element(input).toHaveFocus();
  });
  it('shows the whole list, even with a value', async () => {
    const { screen } = await renderCity({ initial: 'Muğla' });
    await press('ArrowDown');
    await expect.element(screen.getByRole('option').nth(4)).toBeVisible();
  });
  it('a click opens the list', async () => {
    const { input, list } = await renderCity();
    await input.click();
    await expect.element(list).toBeVisible();
  });
  it('is quiet while its options are loading', async () => {
    const { list, input } = await renderCity({ loading: true });
    await press('ArrowDown', 'i');
    await expect.element(input).toHaveValue('i');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('the open list', () => {
  it('a typed letter filters without pointing to an option, and Turkish letters fold', async () => {
    const { screen, expectActive } = await renderCity();
    await press('I', 'S');
    await expect.element(screen.getByRole('option', { name: 'Muğla' })).not.toBeInTheDocument();
    expect(
      screen
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Isparta', 'İstanbul']);
    await expectActive(null);
    await expect.element(screen.getByText('2 öneri var.')).toBeInTheDocument();
    await expectAccessible();
  });
  it.each([
    ['ArrowDown', ['ArrowDown'], 'Isparta'],
    ['ArrowDown at the end', ['ArrowUp', 'ArrowDown'], 'Iğdır'],
    ['ArrowUp', ['ArrowDown', 'ArrowUp'], 'Iğdır'],
    ['ArrowUp at the beginning', ['ArrowUp'], 'Muğla'],
  ])('%s moves to the next option', async (_, keys, option) => {
    const { screen, expectActive } = await renderCity();
    await press('ArrowDown', ...keys);
    await expectActive(option);
    await expect
      .element(screen.getByRole('option', { name: option }))
      .toHaveAttribute('aria-selected', 'true');
  });
  it('Enter accepts the option and closes the list', async () => {
    const { input, list } = await renderCity();
    await press('m', 'ArrowDown', 'Enter');
    await expect.element(input).toHaveValue('Muğla');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
  });
  it('Escape closes the list and keeps the text', async () => {
    const { input, list, expectActive } = await renderCity();
    await press('i', 'ArrowDown', 'Escape');
    await expect.element(list).not.toBeInTheDocument();
    await expectActive(null);
    await expect.element(input).toHaveValue('i');
    await expect.element(input).toHaveFocus();
  });
  it('Alt+ArrowUp closes the list', async () => {
    const { list } = await renderCity();
    await press('ArrowDown');
    await expect.element(list).toBeVisible();
    await press('Alt+ArrowUp');
    await expect.element(list).not.toBeInTheDocument();
  });
  it.each([
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['Home', 0],
    ['End', 2],
  ])('%s returns to the text and moves the cursor', async (key, cursor) => {
    const { element, expectActive, list } = await renderCity();
    await press('i', 's', 'ArrowDown');
    await expectActive('Isparta');
    await press(key);
    await expectActive(null);
    expect(element.selectionStart).toBe(cursor);
    await expect.element(list).toBeVisible();
  });
  it.each([
    ['a letter', 't', 'ist'],
    ['Backspace', 'Backspace', 'i'],
  ])('%s returns to the text and edits it', async (_, key, text) => {
    const { input, expectActive } = await renderCity();
    await press('i', 's', 'ArrowDown', key);
    await expect.element(input).toHaveValue(text);
    await expectActive(null);
  });
  it('Tab closes it, moves on and spells a known value as the list does', async () => {
    const { screen, input, list } = await renderCity();
    await press(...'IGDIR', 'Tab');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('Iğdır');
    await expect.element(screen.getByRole('button', { name: 'Sonra' })).toHaveFocus();
  });
  it('an unknown value stays', async () => {
    const { screen, input } = await renderCity();
    await press(...'Lefkoşa');
    await expect.element(screen.getByText('Öneri yok, yazdığın gibi kalır.')).toBeInTheDocument();
    await press('Tab');
    await expect.element(input).toHaveValue('Lefkoşa');
  });
  it('a click on an option accepts it and keeps the focus', async () => {
    const { screen, input } = await renderCity();
    await input.click();
    await screen.getByRole('option', { name: 'İzmir' }).click();
    await expect.element(input).toHaveValue('İzmir');
    await expect.element(input).toHaveFocus();
  });
});
