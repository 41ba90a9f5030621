import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MenuButton } from './menu.tsx';

const renderMenu = async () => {
  const onSelect = vi.fn<(label: string) => void>();
  const item = (label: string) => ({ label, onSelect: () => onSelect(label) });
  const screen = await renderScreen(
    <>
      <button type="button">Önce</button>
      <MenuButton
        label="Ada için işlemler"
        items={[
          item('Düzenle'),
          item('İndir'),
          { ...item('Kapalı'), disabled: true },
          item('Sil'),
          item('Şimdi başlat'),
        ]}
      />
      <button type="button">Sonra</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Ada için işlemler' });
  const menu = screen.getByRole('menu', { name: 'Ada için işlemler' });
  const focusOn = (name: string) =>
    expect.element(screen.getByRole('menuitem', { name, exact: true })).toHaveFocus();
  button.element().focus();
  return { screen, button, menu, focusOn, onSelect };
};

describe('the menu button', () => {
  it.each([
    ['Enter', 'Düzenle'],
    ['Space', 'Düzenle'],
    ['ArrowDown', 'Düzenle'],
    ['ArrowUp', 'Şimdi başlat'],
  ])('%s opens the menu at %s', async (key, item) => {
    const { button, focusOn } = await renderMenu();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await press(key);
    await focusOn(item);
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });
  it('a click opens and closes it', async () => {
    const { button, menu } = await renderMenu();
    await button.click();
    await expect.element(menu).toBeVisible();
    await expectAccessible();
    await button.click();
    await expect.element(menu).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  it.each([
    ['ArrowDown', ['ArrowDown'], 'İndir'],
    ['ArrowDown from the last item', ['End', 'ArrowDown'], 'Düzenle'],
    ['ArrowUp', ['End', 'ArrowUp'], 'Sil'],
    ['ArrowUp from the first item', ['ArrowUp'], 'Şimdi başlat'],
    ['Home', ['End', 'Home'], 'Düzenle'],
    ['End', ['End'], 'Şimdi başlat'],
    ['a letter', ['s'], 'Sil'],
    ['the same letter again', ['s', 's'], 'Şimdi başlat'],
    ['a letter without an item', ['ArrowDown', 'z'], 'İndir'],
    ['an arrow over a disabled item', ['ArrowDown', 'ArrowDown'], 'Kapalı'],
  ])('%s moves the focus', async (_, keys, item) => {
    const { focusOn } = await renderMenu();
    await press('Enter');
    await focusOn('Düzenle');
    await press(...keys);
    await focusOn(item);
  });
  it.each(['Enter', 'Space'])('%s selects the item, closes the menu and returns the focus', async (key) => {
    const { button, menu, focusOn, onSelect } = await renderMenu();
    await press('ArrowDown');
    await focusOn('Düzenle');
    await press('ArrowDown', key);
    await expect.element(menu).not.toBeInTheDocument();
    expect(onSelect.mock.calls).toEqual([['İndir']]);
    await expect.element(button).toHaveFocus();
  });
  it('Enter on a disabled item does nothing', async () => {
    const { menu, focusOn, onSelect } = await renderMenu();
    await press('Enter');
    await focusOn('Düzenle');
    await press('k', 'Enter');
    await focusOn('Kapalı');
    await expect.element(menu).toBeVisible();
    expect(onSelect).not.toHaveBeenCalled();
  });
  it('Escape closes it and returns the focus', async () => {
    const { button, menu, focusOn } = await renderMenu();
    await press('Enter');
    await focusOn('Düzenle');
    await press('Escape');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  it.each([
    ['Tab', 'Sonra'],
    ['Shift+Tab', 'Önce'],
  ])('%s closes it and moves on', async (key, next) => {
    const { screen, menu, focusOn } = await renderMenu();
    await press('Enter');
    await focusOn('Düzenle');
    await press(key);
    await expect.element(screen.getByRole('button', { name: next })).toHaveFocus();
    await expect.element(menu).not.toBeInTheDocument();
  });
  it('a press outside closes it', async () => {
    const { screen, button, menu } = await renderMenu();
    await button.click();
    await screen.getByRole('button', { name: 'Önce' }).click();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
