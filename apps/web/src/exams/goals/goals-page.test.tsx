import { estimates } from '@netlik/contract/exams/estimates';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { account } from '@netlik/contract/identity/account';
import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { users } from '@netlik/contract/identity/users';
import { aTargetUniversity } from '@netlik/testkit/rows/identity';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectInFirstScreen } from '../../testing/expect-in-first-screen.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { GoalsPage } from './goals-page.tsx';

const goal = (index: number, part: Partial<TargetUniversity> = {}) =>
  aTargetUniversity({ _id: `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`, priority: index, ...part });

const three = [
  goal(5, { name: 'Hacettepe Üniversitesi', department: 'Tıp' }),
  goal(2),
  goal(9, { name: 'Ege Üniversitesi', department: 'Diş Hekimliği' }),
];

const serve = (start: TargetUniversity[]) => {
  let saved = start;
  const profile = () => ({ ...ayseProfile, targetUniversities: saved });
  fakeApi.reply(account.profile, profile);
  fakeApi.reply(universityProgrammes.departments, ({ query }) =>
    query.get('university') === 'Boğaziçi Üniversitesi' ? [{ name: 'Fizik', code: '102210277' }] : [],
  );
  fakeApi.reply(users.update, ({ body }) => {
    const list = (body as { targetUniversities: TargetUniversity[] }).targetUniversities;
    saved = list.map((one, index) => ({ ...goal(20 + index), ...one }));
    return profile();
  });
};

const render = () => renderScreen(<GoalsPage />, { at: '/goals' });
type Screen = Awaited<ReturnType<typeof render>>;

const names = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);
const save = (screen: Screen) => screen.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();

describe('the goals page', () => {
  it('shows a skeleton, then an error that can be retried', async () => {
    fakeApi.pending(account.profile);
    const waiting = await render();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await waiting.unmount();

    fakeApi.fail(account.profile, 'server.busy');
    const screen = await render();
    await expect.element(screen.getByText('Hedeflerin yüklenemedi')).toBeVisible();
    serve([]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('button', { name: 'İlk hedefini ekle' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Hedef yılını ekle' }))
      .toHaveAttribute('href', '/profile#targetYear');
    await expectAccessible();
  });

  it('takes a first goal, found by folded letters, with a department of its university', async () => {
    serve([]);
    const screen = await render();
    await screen.getByRole('button', { name: 'İlk hedefini ekle' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Hedef ekle' });
    await save(screen);
    await expect.element(dialog.getByText('Üniversite adı gereklidir')).toBeVisible();
    await expect.element(dialog.getByText('Bölüm gereklidir')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('combobox', { name: 'Üniversite' }).click();
    await userEvent.keyboard('bogazici');
    await screen.getByRole('option', { name: 'Boğaziçi Üniversitesi' }).click();
    await dialog.getByRole('combobox', { name: 'Bölüm' }).fill('Yıldız Bilimi');
    await dialog.getByLabelText('Öncelik').selectOptions('8');
    await save(screen);
    await expect
      .element(dialog.getByText('Bu üniversitede bu adla bir program yok. Listeden seç.'))
      .toBeVisible();
    await dialog.getByRole('combobox', { name: 'Bölüm' }).fill('Fizik');
    await save(screen);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => names(screen)).toEqual(['Boğaziçi Üniversitesi']);
    await expect.element(screen.getByText('8. öncelik · Düşük')).toBeVisible();
    expect(fakeApi.calls(users.update)[0]?.body).toMatchObject({
      targetUniversities: [{ department: 'Fizik', programmeCode: '102210277' }],
    });
  });

  it('sorts by priority, and removes and restores a goal', async () => {
    serve(three);
    const screen = await render();
    const sorted = ['Ankara Üniversitesi', 'Hacettepe Üniversitesi', 'Ege Üniversitesi'];
    await expect.poll(() => names(screen)).toEqual(sorted);
    await screen.getByRole('button', { name: 'Düzenle: Ege Üniversitesi' }).click();
    await screen.getByRole('dialog', { name: 'Hedefi düzenle' }).getByLabelText('Öncelik').selectOptions('1');
    await save(screen);
    const edited = ['Ege Üniversitesi', 'Ankara Üniversitesi', 'Hacettepe Üniversitesi'];
    await expect.poll(() => names(screen)).toEqual(edited);
    await screen.getByRole('button', { name: 'Sil: Ankara Üniversitesi' }).click();
    await expect.poll(() => names(screen)).toEqual(['Ege Üniversitesi', 'Hacettepe Üniversitesi']);
    await expect.element(screen.getByText('2 / 10 hedef')).toHaveFocus();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => names(screen)).toEqual(edited);
    await expect.element(screen.getByText('Kaydediliyor…')).not.toBeInTheDocument();
  });

  it('restores a goal whose delete failed, and keeps a form that could not be saved', async () => {
    serve(three);
    fakeApi.fail(users.update, 'server.busy');
    const screen = await render();
    await screen.getByRole('button', { name: 'Sil: Ankara Üniversitesi' }).click();
    await expect.element(screen.getByText(/geri koyduk\. Sunucu şu an/).first()).toBeVisible();
    await expect.poll(() => names(screen)).toHaveLength(3);
    // The toast covers the button on phones.
    await screen.getByRole('button', { name: /^Bildirimi kapat: .*Sunucu şu an/ }).click();

    await screen.getByRole('button', { name: 'Hedef ekle' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Üniversite' }).fill('Koç Üniversitesi');
    await dialog.getByRole('combobox', { name: 'Bölüm' }).fill('Tıp');
    await save(screen);
    await expect.element(dialog.getByText(/Sunucu şu an/)).toBeVisible();
    await expect
      .element(dialog.getByRole('combobox', { name: 'Üniversite' }))
      .toHaveValue('Koç Üniversitesi');
    serve(three);
    await save(screen);
    await expect.poll(() => names(screen)).toHaveLength(4);
  });

  it('fits ten goals with long names, and offers no eleventh', async () => {
    serve(
      Array.from({ length: 10 }, (_, index) =>
        goal(index + 1, {
          name: `${'Uzun'.repeat(20)} Üniversitesi ${index + 1}`,
          department: 'Bilgisayar ve Öğretim Teknolojileri Öğretmenliği',
          placement: {
            year: 2025,
            variants: [{ name: '', scoreType: 'SAY', minScore: 512.345, programmes: 1 }],
          },
        }),
      ),
    );
    const screen = await render();
    const add = screen.getByRole('button', { name: 'Hedef ekle' });
    await expect.element(add).toBeDisabled();
    await expect.element(add).toHaveAccessibleDescription(/En fazla 10 hedef üniversite ekleyebilirsin/);
    await expect.element(screen.getByText('512,345 SAY').first()).toBeVisible();
    expectFits();
    await expectAccessible();
    await screen.getByRole('button', { name: /^Sil: .* 10$/ }).click();
    await expect.element(add).toBeEnabled();
  });

  it('says on the first screen of a phone how far the first goal is', async () => {
    serve([goal(1)]);
    fakeApi.reply(estimates.goals, [
      {
        goalId: goal(1)._id,
        university: 'Ankara Üniversitesi',
        department: 'Hukuk',
        codeChange: null,
        programmes: [
          {
            code: '101110645',
            name: 'Hukuk',
            city: 'Ankara',
            scoreType: 'EA',
            quota: 400,
            quotaYear: 2026,
            rankLimit: { rank: 100_000, year: 2026 },
            conditions: [],
            ranks: [{ year: 2026, rank: 6120, computed: true }],
            reach: 'far',
            way: [{ key: 'edebiyat', from: 10, to: 21 }],
            missingBefore: null,
            range: { best: 14_000, middle: 21_000, worst: 32_000 },
            nets: { now: 80, missing: 11 },
            gains: [{ key: 'edebiyat', points: 2.8 }],
          },
        ],
      },
    ]);
    await page.viewport(390, 844);
    const screen = await render();
    const sentence = screen.getByText('Şimdilik uzak: yaklaşık 11 net');
    await expect.element(sentence).toBeVisible();
    expectInFirstScreen(sentence);
    expectInFirstScreen(screen.getByRole('button', { name: 'Hedef ekle' }));
    expectFits();
  });
});
