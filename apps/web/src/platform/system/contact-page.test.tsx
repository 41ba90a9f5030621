import { system } from '@netlik/contract/platform/system';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { contactTexts as texts } from './contact.texts.ts';
import { ContactPage } from './contact-page.tsx';

it('names who runs the server, with an address to write to', async () => {
  const operator = { name: 'Dershane A.Ş.', contact: 'bilgi@dershane.example' };
  fakeApi.reply(system.config, { upgradeUrl: '/iletisim', operator });
  const screen = await renderScreen(<ContactPage />);
  await expect.element(screen.getByRole('heading', { name: 'Dershane A.Ş.' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: operator.contact }))
    .toHaveAttribute('href', `mailto:${operator.contact}`);
  await expectAccessible();
});

it('says of a demonstration that it is one', async () => {
  fakeApi.reply(system.config, { upgradeUrl: '/iletisim', operator: null });
  const screen = await renderScreen(<ContactPage />);
  await expect.element(screen.getByText(texts.demo)).toBeVisible();
});
