import { account } from '@netlik/contract/identity/account';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { toStudyDay } from '@netlik/domain/study-day';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { type Celebration, celebrations } from '../../ui/celebrations/celebrations.ts';
import { confirmQueue } from '../../ui/overlays/confirm-queue.ts';
import { CelebrationHost } from './celebration-host.tsx';

const celebration = (title: string): Celebration => ({
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
  for (let open = celebrations.get(); open; open = celebrations.get()) celebrations.dismiss(open);
});

it('shows one moment at a time, gone with any key or tap', async () => {
  await renderScreen(<CelebrationHost />);
  for (const title of ['Birinci', 'İkinci', 'Üçüncü']) celebrations.show(celebration(title));
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
  await renderScreen(<CelebrationHost />);
  celebrations.show(celebration('Bitti'));
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
      <CelebrationHost />
    </>,
  );
  await page.getByLabelText('Not').click();
  celebrations.show(celebration('Bekler'));
  await userEvent.keyboard('yazıyor');
  await expect.element(page.getByLabelText('Not')).toHaveValue('yazıyor');
  await expect.element(dialog('Bekler')).not.toBeInTheDocument();
  const answer = confirmQueue.ask({ title: 'Silinsin mi?', action: 'Sil' });
  await page.getByRole('button', { name: 'Sil' }).click();
  await answer;
  // The dialog returned the focus to the input.
  await expect.element(dialog('Bekler')).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(dialog('Bekler')).toBeVisible();
});

it('a badge that comes over the live channel opens a moment, other news do not', async () => {
  const sockets: { onmessage?: (event: { data: string }) => void }[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      static OPEN = 1;
      readyState = 1;
      declare onmessage?: (event: { data: string }) => void;
      constructor() {
        sockets.push(this);
      }
      close() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  fakeApi.reply(account.ticket, { ticket: 'one' });
  await renderScreen(<CelebrationHost />);
  await expect.poll(() => sockets[0]?.onmessage).toBeDefined();
  const receive = (type: string, title: string) =>
    sockets[0]!.onmessage!({
      data: JSON.stringify({ type: 'notification', data: { type, title, body: 'Bugün 60 soru çözdün.' } }),
    });
  receive('duel.lost', 'Düello bitti');
  receive('achievement.unlocked', 'Yeni rozet: Hızlı başlangıç');
  await expect.element(dialog('Yeni rozet: Hızlı başlangıç')).toBeVisible();
  await expect
    .element(dialog('Yeni rozet: Hızlı başlangıç').getByText('Bugün 60 soru çözdün.'))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('an exam’s sheet shows the way to the goal, its topics go into the plan, and the first action leads on', async () => {
  await page.viewport(390, 844);
  fakeApi.reply(weeklyPlans.addEntry, {
    weekStart: toStudyDay('2026-11-16'),
    entries: [],
    leftLastWeek: 0,
    undo: null,
  });
  const { router } = await renderScreen(<CelebrationHost />);
  celebrations.show({
    ...celebration('Netin 3,5 arttı'),
    bar: { before: 0.5, now: 0.6, title: 'Hedefine 11 net', text: 'İTÜ, Bilgisayar Mühendisliği (tahmini)' },
    next: {
      title: 'En çok kazandıracak konular',
      action: 'Çalış',
      items: ['Problemler', 'Üslü Sayılar', 'Bölme ve Bölünebilme'].map((text) => ({
        text,
        subject: 'matematik',
        to: '/study-tracker/timer?start=block',
      })),
    },
  });
  const sheet = dialog('Netin 3,5 arttı');
  await expect.element(sheet.getByText('Hedefine 11 net')).toBeVisible();
  await expectFits();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Plana ekle: Üslü Sayılar' }).click();
  await expect.element(sheet.getByText('Planda')).toBeVisible();
  expect(fakeApi.calls(weeklyPlans.addEntry).map(({ body }) => body)).toEqual([
    expect.objectContaining({ subject: 'matematik', topic: 'Üslü Sayılar' }),
  ]);
  await sheet.getByRole('link', { name: 'Çalış: Problemler' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/study-tracker/timer');
});
