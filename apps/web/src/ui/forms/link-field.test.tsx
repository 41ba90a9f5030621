import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { LinkField } from './link-field.tsx';

const address = `https://netlik.example/study-tracker/study-room?davet=${'k'.repeat(43)}`;

afterEach(() => vi.unstubAllGlobals());

const render = async () => {
  await page.viewport(390, 844);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const screen = await renderScreen(<LinkField label="Davet bağlantısı" address={address} />);
  return { screen, write, share };
};

it('shows an address as a whole on a phone', async () => {
  const { screen } = await render();
  const area = screen.getByLabelText('Davet bağlantısı').element() as HTMLTextAreaElement;
  expect(area.value).toBe(address);
  expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  await expectAccessible();
});

it('copies and shares all of it', async () => {
  const { screen, write, share } = await render();
  await screen.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  expect(write).toHaveBeenCalledWith(address);
  await screen.getByRole('button', { name: 'Paylaş' }).click();
  expect(share).toHaveBeenCalledWith({ url: address });
});
