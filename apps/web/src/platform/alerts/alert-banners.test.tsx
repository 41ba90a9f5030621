import { type Alert, alertSeverities, alerts } from '@netlik/contract/platform/alerts';
import { anAlert } from '@netlik/testkit/rows/platform';
import { describe, expect, it } from 'vitest';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { mehmet } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { AlertBanners } from './alert-banners.tsx';

const alert = (part: Partial<Alert> = {}) =>
  anAlert({
    id: '01890a5d-ac96-774b-bcce-b302099a8070',
    title: 'Hedef listesi yenilendi',
    message: 'Yeni liste yayında.',
    ctaLabel: 'Hedefleri aç',
    ctaUrl: '/goals',
    publishedAt: '2026-11-15T09:00:00.000Z',
    ...part,
  });

const render = (canOpen = true, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <main>
      <h1 tabIndex={-1}>Panel</h1>
      <AlertBanners canOpen={() => canOpen} />
    </main>,
    options,
  );

describe('alert banners', () => {
  it('of the four severities are accessible and fit, and links to other sites open a new tab', async () => {
    const ctaUrl = 'https://www.osym.gov.tr/';
    const four = alertSeverities.map((severity, index) =>
      alert({ id: `01890a5d-ac96-774b-bcce-b302099a807${index}`, title: severity, severity, ctaUrl }),
    );
    fakeApi.reply(alerts.active, four);
    const screen = await render();
    for (const words of ['Bilgi: ', 'Güzel haber: ', 'Dikkat: ', 'Önemli: '])
      await expect.element(screen.getByText(words)).toBeInTheDocument();
    const link = screen.getByRole('link').first();
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expectFits();
    await expectAccessible();
    document.documentElement.dataset.theme = 'dark';
    await expectAccessible();
    document.documentElement.dataset.theme = 'light';
  });

  it('link only where the person may go', async () => {
    fakeApi.reply(alerts.active, [alert()]);
    const allowed = await render();
    await expect
      .element(allowed.getByRole('link', { name: 'Hedefleri aç' }))
      .toHaveAttribute('href', '/goals');
    await allowed.unmount();
    const screen = await render(false);
    await expect.element(screen.getByRole('article')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });

  it('stay closed for that person until they are changed', async () => {
    fakeApi.reply(alerts.active, [alert()]);
    const first = await render();
    await first.getByRole('button', { name: 'Duyuruyu kapat: Hedef listesi yenilendi' }).click();
    await expect.element(first.getByRole('article')).not.toBeInTheDocument();
    await expect.element(first.getByRole('heading', { level: 1 })).toHaveFocus();
    await first.unmount();

    const others = await render(true, { person: mehmet });
    await expect.element(others.getByRole('article')).toBeVisible();
    await others.unmount();

    const again = await render();
    await expect.poll(() => fakeApi.calls(alerts.active).length).toBe(3);
    await expect.element(again.getByRole('article')).not.toBeInTheDocument();
    await again.unmount();

    fakeApi.reply(alerts.active, [alert({ updatedAt: '2026-11-16T09:00:00.000Z' })]);
    const changed = await render();
    await expect.element(changed.getByRole('article')).toBeVisible();
  });

  it('that have ended are hidden before the next request', async () => {
    const over = alert({ title: 'Bitti', endsAt: '2020-01-01T00:00:00.000Z' });
    fakeApi.reply(alerts.active, [over, alert({ id: '01890a5d-ac96-774b-bcce-b302099a8079' })]);
    const screen = await render();
    await expect.element(screen.getByText('Hedef listesi yenilendi')).toBeVisible();
    await expect.element(screen.getByText('Bitti')).not.toBeInTheDocument();
  });

  it.each([
    ['/dashboard', 'Sistem uyarilari yuklenemedi'],
    ['/coach-dashboard', 'Sistem uyarıları yüklenemedi.'],
    ['/admin-dashboard', 'Sistem uyarilari yuklenemedi.'],
  ])('that failed to load at %s say so and can be retried', async (at, text) => {
    fakeApi.fail(alerts.active, 'server.busy');
    const screen = await render(true, { at });
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    fakeApi.reply(alerts.active, [alert()]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('region', { name: 'Duyurular' })).toBeVisible();
    await expect.element(screen.getByText(text, { exact: true })).not.toBeInTheDocument();
  });
});
