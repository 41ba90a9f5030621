import {
  type ExamForecast,
  estimates,
  type NetForecast,
  type StudentEstimates,
} from '@netlik/contract/exams/estimates';
import { users } from '@netlik/contract/identity/users';
import { toStudyDay } from '@netlik/domain/study-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { EstimatesPage } from './estimates-page.tsx';

const nets = {
  tyt_turkce: 28,
  tyt_sosyal: 12,
  tyt_matematik: 24,
  tyt_fen: 10,
  matematik_ayt: 20,
  fizik_ayt: 7,
  kimya_ayt: 6,
  biyoloji_ayt: 6,
};
const attempt = (_id: string, date: string, used: boolean) =>
  ({ _id, examType: 'TYT', date: toStudyDay(date), source: '3D', net: 72.25, used }) as const;
const data: StudentEstimates = {
  attempts: [
    attempt('01890a5d-ac96-774b-bcce-b302099a8061', '2026-11-10', true),
    attempt('01890a5d-ac96-774b-bcce-b302099a8062', '2026-10-10', false),
  ],
  nets,
  divided: true,
  diplomaGrade: 85,
  targetFieldType: 'sayisal',
  estimates: [
    {
      scoreType: 'SAY',
      years: [2022, 2023, 2024, 2025],
      score: { low: 380, middle: 384, high: 388 },
      rank: { best: 70_421, middle: 93_600, worst: 124_980 },
    },
    { scoreType: 'TYT', reason: 'nets' },
  ],
};

const test = (key: string, part: Partial<NetForecast> = {}): NetForecast => ({
  key,
  examType: 'TYT',
  questions: 40,
  exams: 6,
  days: 60,
  refused: null,
  isPlanned: false,
  band: { low: 24.2, middle: 28, high: 31.4 },
  ...part,
});
const forecast: ExamForecast = {
  examDay: toStudyDay('2027-06-19'),
  examIsOfficial: false,
  daysLeft: 213,
  needed: { exams: 5, days: 42 },
  tests: [test('tyt_turkce', { isPlanned: true })],
  score: {
    scoreType: 'TYT',
    score: { low: 340, middle: 355, high: 371 },
    rank: { best: 210_000, middle: 300_000, worst: 402_000 },
  },
  scoreRefusal: null,
};

beforeEach(() => fakeApi.reply(estimates.forecast, forecast));

describe('the page of estimates', () => {
  it('forecasts the day of the exam as bands, with the plan as a direction only', async () => {
    fakeApi.reply(estimates.get, data);
    await page.viewport(390, 844);
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    const card = screen.getByRole('region', { name: 'Sınav günü nerede olursun?' });
    await expect.element(card).toHaveTextContent(/210\.000 – 402\.000\s*tahmini/);
    await expect.element(card).toHaveTextContent(/24,2 – 31,4 net/);
    await expect.element(card).toHaveTextContent(/bu haftaki planında var/);
    await expect.element(card).toHaveTextContent(/söz de vermiyoruz/);
    await expectFits();
    await expectAccessible();
  });

  it('says what is missing for a forecast, once an exam', async () => {
    fakeApi.reply(estimates.get, data);
    const few = { band: null, refused: 'too_few_exams', exams: 2, days: 9 } as const;
    fakeApi.reply(estimates.forecast, {
      ...forecast,
      tests: [test('tyt_turkce', few), test('tyt_fen', few)],
      score: null,
    });
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    await expect
      .element(screen.getByText('TYT için 6 haftaya yayılmış en az 5 deneme gerekli; şu an 2 deneme var.'))
      .toBeVisible();
  });

  it('shows ranges with their years, and why there is none', async () => {
    fakeApi.reply(estimates.get, data);
    await page.viewport(390, 844);
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    const say = screen.getByRole('region', { name: 'SAY başarı sırası' });
    await expect.element(say).toHaveTextContent(/70\.400 – 125\.000\s*tahmini/);
    await expect.element(say).toHaveTextContent(/2022–2025 katsayıları/);
    await expect.element(screen.getByText(/Dört testi de girilmiş/)).toBeVisible();
    await expect.element(screen.getByText(/soru sayısına göre bölündü/)).toBeVisible();
    await expectFits();
    await expectAccessible();
  });

  it('asks for a first attempt once, not for each kind of score', async () => {
    const none = { scoreType: 'SAY', reason: 'nets' } as const;
    fakeApi.reply(estimates.get, { ...data, attempts: [], estimates: [none, { ...none, scoreType: 'TYT' }] });
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    await expect
      .element(screen.getByRole('link', { name: 'Deneme ekle' }))
      .toHaveAttribute('href', '/exam-tracker');
    expect(screen.getByRole('region', { name: /başarı sırası/ }).elements()).toHaveLength(0);
  });

  it('answers a moved slider at once, and goes back', async () => {
    fakeApi.reply(estimates.get, data);
    await page.viewport(1440, 900);
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    const slider = screen.getByRole('slider', { name: 'AYT Matematik' });
    await slider.click();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText('40 (+20)')).toBeVisible();
    const card = screen.getByRole('region', { name: 'Ya şöyle olsaydı?' });
    const [now, then] = [...card.element().querySelectorAll('dd')].map((each) =>
      Number(each.textContent.split('–')[0]!.replaceAll('.', '')),
    );
    expect(then!).toBeLessThan(now!);
    await screen.getByRole('button', { name: 'Bugünkü netlere dön' }).click();
    await expect.element(screen.getByText('40 (+20)')).not.toBeInTheDocument();
  });

  it('takes attempts chosen by hand, and keeps them in the address', async () => {
    fakeApi.reply(estimates.get, data);
    const [newer, older] = data.attempts.map(({ _id }) => _id);
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    await screen.getByText('Seçtiklerim').click();
    await expect.element(screen.getByRole('checkbox', { name: /10 Kasım/ })).toBeChecked();
    await screen.getByRole('checkbox', { name: /10 Ekim.*72,25 net/ }).click();
    await expect.poll(() => fakeApi.calls(estimates.get).at(-1)?.query.get('tyt')).toBe(`${newer},${older}`);
    await screen.getByRole('checkbox', { name: /10 Kasım/ }).click();
    await expect.poll(() => fakeApi.calls(estimates.get).at(-1)?.query.get('tyt')).toBe(older);
    await expect
      .element(screen.getByRole('link', { name: 'Aralığımın yettiği programlar' }))
      .toHaveAttribute('href', `/programmes?tyt=${older}&basis=chosen&reach=possible`);
    await expectAccessible();
  });

  it('offers the latest when a chosen attempt is gone', async () => {
    fakeApi.fail(estimates.get, 'exam_attempt.not_found');
    const screen = await renderScreen(<EstimatesPage />, {
      at: `/estimates?basis=chosen&tyt=${data.attempts[0]!._id}`,
    });
    await expect.element(screen.getByText('Seçtiğin denemelerden biri silinmiş')).toBeVisible();
    fakeApi.reply(estimates.get, data);
    await screen.getByRole('button', { name: 'Son denemeleri kullan' }).click();
    await expect.element(screen.getByRole('region', { name: 'SAY başarı sırası' })).toBeVisible();
  });

  it('saves the diploma grade, and refuses what no school gives', async () => {
    fakeApi.reply(estimates.get, { ...data, diplomaGrade: null });
    fakeApi.reply(users.update, ayseProfile);
    const screen = await renderScreen(<EstimatesPage />, { at: '/estimates' });
    await screen.getByLabelText('Diploma notun').fill('40');
    await screen.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.element(screen.getByText('Diploma notu 50 ile 100 arasında olmalı')).toBeVisible();
    await screen.getByLabelText('Diploma notun').fill('87,35');
    await screen.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.poll(() => fakeApi.calls(users.update).at(-1)?.body).toEqual({ diplomaGrade: 87.35 });
  });
});
