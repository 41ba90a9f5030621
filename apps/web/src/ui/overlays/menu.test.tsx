import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MenuButton } from './menu.tsx';

it('opens', async () => {
  const chosen: string[] = [];
  const screen = await renderScreen(
    <MenuButton label="İşlemler" items={[{ label: 'Düzenle', onSelect: () => chosen.push('edit') }]} />,
  );
  await screen.getByRole('button', { name: 'İşlemler' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
});
