import { system } from '@netlik/contract/platform/system';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { UpgradeHost } from './upgrade-host.tsx';
import { upgradePage } from './upgrade-signal.ts';

afterEach(() => upgradePage.set(null));

it('tells a free student what the page needs, with the way to it', async () => {
  fakeApi.reply(system.config, {
    upgradeUrl: 'https://netlik.example/premium',
    operator: null,
  });
  upgradePage.set('Çalışma planım');
  const screen = await renderScreen(<UpgradeHost />);
  const dialog = screen.getByRole('dialog', { name: 'Çalışma planım premium üyeliğe özel' });
  await expect
    .element(dialog.getByRole('link', { name: /^Premium’a geç/ }))
    .toHaveAttribute('href', 'https://netlik.example/premium');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Şimdilik kalsın' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
