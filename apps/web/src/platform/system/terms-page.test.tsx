import { system } from '@netlik/contract/platform/system';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { TermsPage } from './terms-page.tsx';

it('is read without signing in and names who offers the service', async () => {
  const operator = { name: 'Dershane A.Ş.', contact: 'bilgi@dershane.example' };
  fakeApi.reply(system.config, { upgradeUrl: null, operator });
  const screen = await renderScreen(<TermsPage />, { person: null });
  await expect.element(screen.getByText(operator.contact, { exact: false })).toBeVisible();
  await expectAccessible();
});
