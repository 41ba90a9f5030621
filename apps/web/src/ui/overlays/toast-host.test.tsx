import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../forms/field.tsx';
import { Drawer } from './drawer.tsx';
import { closeToast, toast, toasts } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toasts.get()) closeToast(id);
});

const renderPage = async () => {
  const screen = await renderScreen(
    <>
      <Button>Kaydet</Button>
      <TextField label="Ad" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Kaydet' });
  button.element().focus();
  return { screen, button, closer: screen.getByRole('button', { name: /^Bildirimi kapat: / }) };
};

describe('a toast', () => {
  it.each([
    ['success', 'status'],
    ['danger', 'alert'],
  ] as const)('of tone %s is announced as %s and takes no focus', async (tone, role) => {
    const { screen, button } = await renderPage();
    toast({ text: 'Kaydedilemedi.', tone });
    await expect.element(screen.getByRole(role)).toHaveTextContent('Kaydedilemedi.');
    await expect.element(button).toHaveFocus();
    await expectAccessible();
  });
  it('says how it is undone', async () => {
    const { screen } = await renderPage();
    toast({ text: 'Silindi.', undo: () => undefined });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Silindi. Geri almak için Ctrl ve Z');
  });
  it('is closed by its button, and the focus returns', async () => {
    const { screen, button, closer } = await renderPage();
    toast({ text: 'Kaydedildi.' });
    await expect.element(closer).toBeVisible();
    closer.element().focus();
    await press('Enter');
    await expect.element(screen.getByText('Kaydedildi.', { exact: true }).first()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  it('Ctrl+Z undoes it, but not inside a text field', async () => {
    const { screen, button } = await renderPage();
    const undo = vi.fn();
    toast({ text: 'Silindi.', undo });
    await expect.element(screen.getByRole('button', { name: 'Geri al' })).toBeVisible();
    screen.getByLabelText('Ad').element().focus();
    await press('Control+z');
    expect(undo).not.toHaveBeenCalled();
    button.element().focus();
    await press('Control+z');
    expect(undo).toHaveBeenCalledTimes(1);
  });
  it('waits while it has the focus', async () => {
    const { button, closer } = await renderPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    toast({ text: 'Kaydedildi.' });
    await expect.element(closer).toBeVisible();
    vi.advanceTimersByTime(4_000);
    closer.element().focus();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
    vi.advanceTimersByTime(60_000);
    await expect.element(closer).toBeVisible();
    button.element().focus();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(1_000);
    await expect.element(closer).not.toBeInTheDocument();
  });
  it('over a drawer can be closed without closing the drawer', async () => {
    const screen = await renderScreen(
      <Drawer title="Bildirimler" onClose={() => undefined}>
        <Button onClick={() => toast({ text: 'Üstte.' })}>Göster</Button>
      </Drawer>,
    );
    await screen.getByRole('button', { name: 'Göster' }).click();
    await screen.getByRole('button', { name: 'Bildirimi kapat: Üstte.' }).click();
    await expect.poll(() => toasts.get()).toEqual([]);
    await expect.element(screen.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible();
  });
  it('comes alone on a phone, and an older one waits', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderPage();
    const cards = () =>
      screen
        .getByRole('button', { name: /^Bildirimi kapat: / })
        .elements()
        .map((one) => one.getAttribute('aria-label'));
    toast({ text: 'Silindi.', undo: () => undefined });
    toast({ text: 'Bitti.' });
    await expect.poll(cards).toEqual(['Bildirimi kapat: Bitti.']);
    await screen.getByRole('button', { name: 'Bildirimi kapat: Bitti.' }).click();
    await expect.poll(cards).toEqual(['Bildirimi kapat: Silindi.']);
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(cards).toEqual([]);
  });
  it('is never over an input, also when the page scrolls under it', async () => {
    await page.viewport(390, 844);
    const screen = await renderScreen(
      <div style={{ height: 2400, paddingTop: 760 }}>
        <TextField label="Ad" />
      </div>,
    );
    toast({ text: 'Kaydedildi.' });
    const closer = screen.getByRole('button', { name: /^Bildirimi kapat: / });
    await expect.element(closer).toBeVisible();
    const gap = () => {
      const [card, input] = [closer.element().parentElement!, screen.getByLabelText('Ad').element()];
      const [a, b] = [card.getBoundingClientRect(), input.getBoundingClientRect()];
      return a.bottom > b.top && a.top < b.bottom ? 'covered' : 'free';
    };
    await expect.poll(gap).toBe('free');
    for (const top of [40, 100, 160]) {
      window.scrollTo(0, top);
      await expect.poll(gap).toBe('free');
    }
    window.scrollTo(0, 0);
  });
  it('covers neither titles nor what floats at the bottom', async () => {
    await page.viewport(390, 844);
    const screen = await renderScreen(
      <>
        {[740, 800].map((top) => (
          <h2 key={top} style={{ position: 'fixed', top, left: 24 }}>
            Sınava kalan
          </h2>
        ))}
        <p
          data-floating
          style={{ position: 'fixed', top: 640, height: 60, left: 120, width: 150, margin: 0 }}
        >
          25:00
        </p>
      </>,
    );
    toast({ text: 'Netlik artık bu cihazda internetsiz de açılır.' });
    const closer = screen.getByRole('button', { name: /^Bildirimi kapat: / });
    await expect.element(closer).toBeVisible();
    const covered = () => {
      const shown = closer.element().parentElement!.getBoundingClientRect();
      return [...document.querySelectorAll('h2, [data-floating]')].filter((other) => {
        const { top, bottom } = other.getBoundingClientRect();
        return shown.bottom > top && shown.top < bottom;
      });
    };
    await expect.poll(covered).toEqual([]);
  });
});
