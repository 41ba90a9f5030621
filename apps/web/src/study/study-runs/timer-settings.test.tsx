import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { notifyState } from './engine/ring.ts';
import { TimerSettings } from './timer-settings.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('notifications can be switched off and on again', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: vi.fn() });
  const screen = await renderScreen(<TimerSettings face="ring" onFace={() => undefined} />);
  const notify = screen.getByRole('switch', { name: 'Süre bitince bildirim gönder' });
  await expect.element(notify).toBeChecked();
  await notify.click({ force: true });
  await expect.element(notify).not.toBeChecked();
  expect(notifyState()).toBe('off');
  await notify.click({ force: true });
  await expect.element(notify).toBeChecked();
});
