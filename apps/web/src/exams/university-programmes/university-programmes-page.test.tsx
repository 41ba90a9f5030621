import { estimates, type StudentEstimates } from '@netlik/contract/exams/estimates';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { aUniversityProgramme } from '@netlik/testkit/rows/exams';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectInFirstScreen } from '../../testing/expect-in-first-screen.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { UniversityProgrammesPage } from './university-programmes-page.tsx';

const law = aUniversityProgramme({
  code: '101110645',
  faculty: 'Hukuk Fakültesi',
  name: 'Hukuk',
  scoreType: 'EA',
  quota: 400,
  rankLimit: { rank: 100_000, year: 2026 },
  conditions: ['campus_kktc'],
  scores: [{ year: 2025, score: 432.1 }],
  ranks: [
    { year: 2026, rank: 6120, computed: true },
    { year: 2025, rank: 5893, computed: false },
  ],
});

const own: StudentEstimates = {
  attempts: [],
  nets: {},
  divided: false,
  diplomaGrade: 85,
  targetFieldType: 'esit_agirlik',
  estimates: [
    {
      scoreType: 'EA',
      years: [2025],
      score: { low: 400, middle: 410, high: 420 },
      rank: { best: 5000, middle: 7000, worst: 9800 },
    },
    { scoreType: 'TYT', reason: 'nets' },
  ],
};

const asked = () => Object.fromEntries(fakeApi.calls(universityProgrammes.list).at(-1)?.query ?? []);

describe('the search over programmes', () => {
  it('begins with the own score type and range, nearest first, and what is set is said on a phone', async () => {
    fakeApi.reply(estimates.get, own);
    fakeApi.reply(universityProgrammes.list, {
      data: [law],
      pagination: { page: 1, limit: 20, total: 1, leftOut: 12 },
    });
    await page.viewport(390, 844);
    const screen = await renderScreen(<UniversityProgrammesPage />, { at: '/programmes' });
    const add = screen.getByRole('button', { name: /^Hedeflerime ekle: Hukuk/ });
    await expect.element(add).toBeVisible();
    expectInFirstScreen(add);
    expect(fakeApi.calls(universityProgrammes.list)).toHaveLength(1);
    expect(asked()).toMatchObject({ scoreType: 'EA', reach: 'possible', sort: 'near' });
    expect(asked().own).toBeUndefined();
    await expect
      .element(screen.getByText('1 program · tahmini aralığın 5.000 – 9.800 · 12 program dışarıda'))
      .toBeVisible();
    await expect.element(screen.getByText('2026 sırası 6.120')).toBeVisible();
    await expect
      .element(screen.getByText('Eğitim KKTC’de · Sıra şartı: en çok 100.000 (2026)'))
      .toBeVisible();
    await expect.element(screen.getByText(/^12 program yalnız belirli adaylara/)).toBeVisible();
    await expect.element(screen.getByText(/Kontenjan 400 \(2026\)/)).not.toBeVisible();
    await screen.getByRole('button', { name: /^Filtreler.*EA · Aralığımın ulaştığı/ }).click();
    const city = screen.getByLabelText('Şehir', { exact: true });
    const cities = [...(city.element() as HTMLSelectElement).options];
    const names = cities.slice(1).map(({ text }) => text);
    expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    await city.selectOptions('İzmir');
    await expect.poll(asked).toMatchObject({ scoreType: 'EA', city: 'İzmir', sort: 'near' });
    await screen.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await expect.poll(asked).toEqual({ page: '1', limit: '20', sort: 'rank' });
  });

  it('asks the server as the filters say, and keeps them in the address', async () => {
    fakeApi.reply(universityProgrammes.list, { data: [law], pagination: { page: 1, limit: 20, total: 41 } });
    await page.viewport(390, 844);
    const screen = await renderScreen(<UniversityProgrammesPage />, { at: '/programmes?city=Ankara' });
    await expect.element(screen.getByRole('heading', { name: 'Hukuk', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Aralığının içinde')).toBeVisible();
    await screen.getByLabelText('Üniversite, bölüm ya da şehir').fill('hukuk');
    await screen.getByRole('button', { name: /^Filtreler.*Ankara/ }).click();
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
