import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { type Moment, moments } from '../../ui/moments/moments.ts';
import { confirmQueue } from '../../ui/overlays/confirm-queue.ts';
import { MomentHost } from './moment-host.tsx';

const moment = (title: string): Moment => ({
  title,
  text: 'Matematik',
  ring: { value: 0.4, middle: '1 sa 25 dk', label: 'Haftalık hedef' },
  figures: [
    { label: 'Seri', value: '5 gün' },
    { label: 'XP', value: '+80' },
  ],
});
const dialog = (name: string) => page.getByRole('dialog', { name });

afterEach(() => {
  for (let open = moments.get(); open; open = moments.get()) moments.dismiss(open);
});

it('shows one moment at a time, gone with any key or tap', async () => {
  await renderScreen(<MomentHost />);
  for (const title of ['Birinci', 'İkinci', 'Üçüncü']) moments.show(moment(title));
  await expect.element(dialog('Birinci')).toBeVisible();
  await expect.element(dialog('İkinci')).not.toBeInTheDocument();
  await expect.element(dialog('Birinci').getByText('5 gün')).toBeVisible();
  await expectFits();
  await expectAccessible();
  await userEvent.keyboard('k');
  await expect.element(dialog('İkinci')).toBeVisible();
  await dialog('İkinci').getByText('Matematik').click();
  await expect.element(dialog('Üçüncü')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('fills the screen, stays for its share controls, and does not move under reduced motion', async () => {
  await renderScreen(<MomentHost />);
  moments.show(moment('Bitti'));
  await expect.element(dialog('Bitti')).toBeVisible();
  const { width, height } = dialog('Bitti').element().getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  expect(document.getAnimations()).toEqual([]);
  await page.getByRole('switch', { name: 'Resimde adım görünsün' }).click();
  await expect.element(page.getByRole('switch')).toBeChecked();
  await expect.element(dialog('Bitti')).toBeVisible();
});

it('waits while a dialog is open or something is being typed', async () => {
  await renderScreen(
    <>
      <input aria-label="Not" />
      <MomentHost />
    </>,
  );
  await page.getByLabelText('Not').click();
  moments.show(moment('Bekler'));
  await userEvent.keyboard('yazıyor');
  await expect.element(page.getByLabelText('Not')).toHaveValue('yazıyor');
  await expect.element(dialog('Bekler')).not.toBeInTheDocument();
  const answer = confirmQueue.ask({ title: 'Silinsin mi?', action: 'Sil' });
  await page.getByRole('button', { name: 'Sil' }).click();
  await answer;
  // The question gave the focus back to the input.
  await expect.element(dialog('Bekler')).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(dialog('Bekler')).toBeVisible();
});
