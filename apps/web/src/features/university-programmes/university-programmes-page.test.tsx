import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { type Programme, universityProgrammes } from '@netlik/contract/university-programmes';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { UniversityProgrammesPage } from './university-programmes-page.tsx';

const law: Programme = {
  code: '101110645',
  university: 'Ankara Üniversitesi',
  kind: 'devlet',
  city: 'Ankara',
  faculty: 'Hukuk Fakültesi',
  name: 'Hukuk',
  scoreType: 'EA',
  quota: 400,
  scores: [{ year: 2025, score: 432.1 }],
  ranks: [
    { year: 2026, rank: 6120, computed: true },
    { year: 2025, rank: 5893, computed: false },
  ],
  reach: 'possible',
};

const asked = () => Object.fromEntries(fakeApi.calls(universityProgrammes.list).at(-1)?.query ?? []);

describe('the search over programmes', () => {
  it('asks the server as the filters say, and keeps them in the address', async () => {
    fakeApi.reply(universityProgrammes.list, { data: [law], pagination: { page: 1, limit: 20, total: 41 } });
    await page.viewport(390, 844);
    const screen = await renderScreen(<UniversityProgrammesPage />, { at: '/programmes?city=Ankara' });
    await expect.element(screen.getByRole('heading', { name: 'Hukuk', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Aralığının içinde')).toBeVisible();
    await screen.getByLabelText('Üniversite, bölüm ya da şehir').fill('hukuk');
    await screen.getByLabelText('Puan türü').selectOptions('EA');
    await expect.poll(asked).toMatchObject({ city: 'Ankara', q: 'hukuk', scoreType: 'EA' });
    await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect.poll(asked).toMatchObject({ page: '2' });
    await screen.getByRole('button', { name: 'Ankara Üniversitesi', exact: true }).click();
    await expect.poll(asked).toMatchObject({ university: 'Ankara Üniversitesi', page: '1' });
    await expectFits();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await expect.poll(() => asked().university).toBeUndefined();
    await expect.element(screen.getByLabelText('Üniversite, bölüm ya da şehir')).toHaveValue('');
  });

  it('adds a programme to the goals by its code', async () => {
    fakeApi.reply(universityProgrammes.list, { data: [law], pagination: { page: 1, limit: 20, total: 1 } });
    fakeApi.reply(account.profile, ayseProfile);
    fakeApi.reply(users.update, ayseProfile);
    const screen = await renderScreen(<UniversityProgrammesPage />, { at: '/programmes' });
    await screen.getByRole('button', { name: /^Hedeflerime ekle: Hukuk/ }).click();
    await expect
      .poll(() => fakeApi.calls(users.update).at(-1)?.body)
      .toEqual({
        targetUniversities: [
          { name: 'Ankara Üniversitesi', department: 'Hukuk', priority: 1, programmeCode: '101110645' },
        ],
      });
  });
});
