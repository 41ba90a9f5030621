import { afterEach, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { setAppearance } from '../../theme/appearance.ts';
import { AppearanceSwitcher } from './appearance-switcher.tsx';

afterEach(() => {
  setAppearance({ theme: 'light' });
});

it('the appearance is changed and the panel closed by keyboard', async () => {
  const screen = await renderScreen(<AppearanceSwitcher />, { person: null });
  const opener = screen.getByRole('button', { name: 'Görünüm ayarları' });
  const panel = screen.getByRole('region', { name: 'Görünüm' });
  opener.element().focus();
  await press('Enter');
  await expect.element(panel).toBeVisible();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await press('Tab');
  await expect.element(screen.getByRole('radio', { name: 'Sistem' })).toHaveFocus();
  await press('ArrowLeft');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  await press('Escape');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
