import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { InfoTip } from './info-tip.tsx';

const renderTip = async () => {
  const screen = await renderScreen(
    <>
      <InfoTip about="Seri" text="Her gün çalışınca uzar." />
      <button type="button">Sonra</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Seri: nasıl hesaplanır?' });
  const text = screen.getByText('Her gün çalışınca uzar.');
  button.element().focus();
  return { screen, button, text };
};

describe('an info tip', () => {
  it.each(['Enter', 'Space'])('%s shows and hides it', async (key) => {
    const { button, text } = await renderTip();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await press(key);
    await expect.element(text).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await press(key);
    await expect.element(text).not.toBeInTheDocument();
  });
  it('is announced by a region that was there before', async () => {
    const { button, text } = await renderTip();
    const region = button.element().closest('[aria-live="polite"]');
    await press('Enter');
    await expect.element(text).toBeVisible();
    expect(region?.contains(text.element())).toBe(true);
    await expectAccessible();
  });
  it('Escape hides it and keeps the focus', async () => {
    const { button, text } = await renderTip();
    await press('Enter');
    await expect.element(text).toBeVisible();
    await press('Escape');
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  it('Tab leaves and hides it', async () => {
    const { screen, text } = await renderTip();
    await press('Enter', 'Tab');
    await expect.element(screen.getByRole('button', { name: 'Sonra' })).toHaveFocus();
    await expect.element(text).not.toBeInTheDocument();
  });
  it('a press outside hides it', async () => {
    const { screen, text } = await renderTip();
    await press('Enter');
    await expect.element(text).toBeVisible();
    await screen.getByRole('button', { name: 'Sonra' }).click();
    await expect.element(text).not.toBeInTheDocument();
  });
  it('stays inside the window', async () => {
    const { text } = await renderTip();
    await press('Enter');
    const { left, right } = text.element().closest('[popover]')!.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
  });
});
