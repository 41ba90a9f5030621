import { type PreferenceList, preferenceLists } from '@netlik/contract/exams/preference-lists';
import { type UniversityProgramme, universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { aUniversityProgramme } from '@netlik/testkit/rows/exams';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { PreferenceListsPage } from './preference-lists-page.tsx';
import { preferencesCsv } from './preference-tables.tsx';
import { StudentPreferences } from './student-preferences.tsx';

const programme = (code: string, name: string, rank: number, part: Partial<UniversityProgramme> = {}) =>
  aUniversityProgramme({ code, name, ranks: [{ year: 2026, rank, computed: false }], ...part });
const entry = (of: UniversityProgramme, note = '') => ({ code: of.code, note, programme: of });
const easy = entry(programme('101110001', 'Fizik', 200_000, { reach: 'likely' }));
const hard = entry(programme('101110002', 'Bilgisayar Mühendisliği', 20_000, { reach: 'far' }), 'Yurt yakın');
const gone = entry(programme('101110003', 'Kimya', 90_000, { quotaYear: 2025, reach: null }));

const serve = (entries: PreferenceList['entries'], comments: PreferenceList['comments'] = []) => {
  const known = new Map([easy, hard, gone].map((each) => [each.code, each.programme]));
  let saved: PreferenceList = { list: 'A', version: 1, entries, ownRanks: {}, ranges: {}, comments };
  fakeApi.reply(preferenceLists.get, () => saved);
  fakeApi.reply(preferenceLists.save, ({ body }) => {
    const { entries: next, ownRanks } = body as PreferenceList;
    const shown = next.map(({ code, note }) => ({ code, note, programme: known.get(code) ?? null }));
    saved = { ...saved, version: saved.version + 1, entries: shown, ownRanks };
    return saved;
  });
};
const render = () => renderScreen(<PreferenceListsPage />, { at: '/goals/tercih' });
const sent = () =>
  (fakeApi.calls(preferenceLists.save).at(-1)?.body as PreferenceList | undefined)?.entries.map(
    ({ code }) => code,
  );

describe('the choice list', () => {
  it('says the chance in words, warns of a wasted choice and of one that is gone, and moves by a button', async () => {
    serve([easy, hard, gone]);
    await page.viewport(390, 844);
    const screen = await render();
    await expect.element(screen.getByText('Yüksek şans', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Zorlayıcı', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Boşa gidebilir: 1\. tercihin/).first()).toBeVisible();
    await expect.element(screen.getByText(/^2026 tablosunda yok/)).toBeVisible();
    expectFits();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Yukarı: Bilgisayar Mühendisliği' }).click();
    await expect.poll(sent).toEqual([hard.code, easy.code, gone.code]);
  });

  it('adds from the search, never one twice, and takes a removal back', async () => {
    serve([easy]);
    fakeApi.reply(universityProgrammes.list, {
      data: [easy.programme, hard.programme],
      pagination: { page: 1, limit: 6, total: 2 },
    });
    const screen = await render();
    await screen.getByLabelText('Üniversite, bölüm ya da şehir ara ve ekle').fill('ankara');
    await screen.getByRole('button', { name: /^Listeye ekle: Bilgisayar/ }).click();
    await expect.poll(sent).toEqual([easy.code, hard.code]);
    await expect.element(screen.getByRole('button', { name: /^Listeye ekle/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Listeden çıkar: Fizik' }).click();
    await expect.poll(sent).toEqual([hard.code]);
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(sent).toEqual([easy.code, hard.code]);
  });

  it('compares two, and takes a real rank', async () => {
    serve([easy, hard]);
    const screen = await render();
    await screen.getByRole('button', { name: 'Karşılaştır: Fizik' }).click();
    await screen.getByRole('button', { name: 'Karşılaştır: Bilgisayar Mühendisliği' }).click();
    await expect.element(screen.getByRole('cell', { name: 'Yurt yakın' })).toBeVisible();
    await expectAccessible();
    await screen.getByText('Gerçek sıran', { exact: true }).click();
    await screen.getByLabelText(/^SAY başarı sırası/).fill('48.500');
    await screen.getByRole('button', { name: 'Sıralarımı kaydet' }).click();
    await expect
      .poll(() => (fakeApi.calls(preferenceLists.save).at(-1)?.body as PreferenceList)?.ownRanks)
      .toEqual({ SAY: 48_500 });
  });

  it('exports without formulas', () => {
    const text = preferencesCsv([{ ...hard, note: '=1+1' }]);
    expect(text).toContain(`"1";"101110002";"Ankara Üniversitesi";"Bilgisayar Mühendisliği"`);
    expect(text).toContain(`"'=1+1"`);
  });
});

describe('the coach’s words on a list', () => {
  const said = (index: number, code: string | null, text: string) => ({
    _id: `00000000-0000-4000-8000-00000000000${index}`,
    code,
    text,
    authorName: 'Deniz Kaya',
    isOwn: true,
    createdAt: '2026-11-16T09:00:00.000Z',
  });
  const comments = [said(1, easy.code, 'Yurduna bak'), said(2, null, 'Sona rahat bir bölüm ekle')];

  it('stand below the choice and above the list', async () => {
    serve([easy], comments);
    const screen = await render();
    await expect.element(screen.getByText('“Yurduna bak”')).toBeVisible();
    await expect.element(screen.getByText('“Sona rahat bir bölüm ekle”')).toBeVisible();
    await expectAccessible();
  });

  it('are written and deleted by the coach', async () => {
    const list = { list: 'A' as const, version: 1, entries: [easy], ownRanks: {}, ranges: {}, comments };
    fakeApi.reply(preferenceLists.ofStudent, list);
    fakeApi.reply(preferenceLists.comment, comments[0]!);
    fakeApi.reply(preferenceLists.removeComment, null);
    const screen = await renderScreen(<StudentPreferences studentId="s" />);
    await screen.getByLabelText('Neye yorum').selectOptions(easy.code);
    await screen.getByLabelText('Yorumun').fill('İyi sıra');
    await screen.getByRole('button', { name: 'Yorum yaz' }).click();
    await expect
      .poll(() => fakeApi.calls(preferenceLists.comment)[0]?.body)
      .toEqual({ code: easy.code, text: 'İyi sıra' });
    await screen.getByRole('button', { name: 'Sil: Yurduna bak' }).click();
    await expect.poll(() => fakeApi.calls(preferenceLists.removeComment).length).toBe(1);
    await expectAccessible();
  });

  it('begins with the search while the list is empty', async () => {
    serve([]);
    const screen = await render();
    const empty = screen.getByText('Listen boş');
    await expect.element(empty).toBeVisible();
    const search = screen.getByLabelText('Üniversite, bölüm ya da şehir ara ve ekle').element();
    expect(search.getBoundingClientRect().top).toBeLessThan(empty.element().getBoundingClientRect().top);
  });
});
