import { alerts } from '@netlik/contract/platform/alerts';
import { anAlert } from '@netlik/testkit/rows/platform';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { AlertManagerPage } from './alert-manager-page.tsx';

const states = (['live', 'planned', 'over', 'off'] as const).map((status, index) =>
  anAlert({ id: `01890a5d-ac96-774b-bcce-b302099a800${index}`, title: status, status }),
);

it('shows the four states, switches one off, and writes a new one', async () => {
  await page.viewport(1440, 900);
  fakeApi.reply(alerts.list, { data: states, pagination: { page: 1, limit: 8, total: 4 } });
  fakeApi.reply(alerts.change, anAlert({ isActive: false }));
  fakeApi.reply(alerts.create, anAlert());
  const screen = await renderScreen(<AlertManagerPage />, {
    at: '/admin/alerts',
    person: { ...kemal, role: 'admin' },
  });
  const table = screen.getByRole('table');
  for (const name of ['Yayında', 'Planlandı', 'Süresi doldu', 'Pasif'])
    await expect.element(table.getByText(name)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('switch', { name: 'Etkin: live' }).click();
  await expect.poll(() => fakeApi.calls(alerts.change)[0]?.body).toEqual({ isActive: false });

  await screen.getByRole('button', { name: 'Yeni duyuru' }).click();
  await screen.getByLabelText('Başlık').fill('Deneme günü');
  await screen.getByLabelText('Mesaj').fill('Pazar sabahı.');
  await screen.getByLabelText(/^Başlangıç/).fill('2026-11-20T09:00');
  await screen.getByLabelText(/^Düğme adresi/).fill('javascript:anAlert(1)');
  await screen.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(screen.getByText('Geçerli bir URL girin')).toBeVisible();
  await screen.getByLabelText(/^Düğme adresi/).fill('');
  await screen.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => fakeApi.calls(alerts.create)[0]?.body)
    .toMatchObject({ title: 'Deneme günü', startsAt: '2026-11-20T06:00:00.000Z', ctaUrl: null });
});
