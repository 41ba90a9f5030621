import { type ExamAttempt, examAttempts } from '@netlik/contract/exams/exam-attempts';
import { type OpticalForm, opticalForms } from '@netlik/contract/exams/optical-forms';
import { account } from '@netlik/contract/identity/account';
import { topicFacts } from '@netlik/contract/study/topic-facts';
import { toStudyDay } from '@netlik/domain/study-day';
import { anOpticalForm } from '@netlik/testkit/rows/exams';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { OpticalFormsPage } from './optical-forms-page.tsx';

const attempt = {
  id: crypto.randomUUID(),
  date: toStudyDay('2026-11-14'),
  source: '3D',
  examType: 'TYT',
  subjects: [],
  topics: [],
  createdAt: '2026-11-15T09:00:00.000Z',
  version: 1,
  totals: { correctAnswers: 2, wrongAnswers: 1, blankAnswers: 37, netScore: 1.75 },
};
const form = (part: Partial<OpticalForm> = {}) =>
  anOpticalForm({ date: toStudyDay('2026-11-14'), answers: { tyt_fen: 'ABC' }, ...part });

const serve = (forms: OpticalForm[] = []) => {
  fakeApi.reply(opticalForms.list, {
    data: forms,
    pagination: { page: 1, limit: 10, total: forms.length },
  });
  fakeApi.fail(account.profile, 'server.failed');
  fakeApi.reply(topicFacts.history, [
    { topic: 'Paragraf', recent: { years: 5, questions: 90 }, years: [], sharedWith: [] },
  ]);
  fakeApi.reply(opticalForms.create, ({ body }) => form(body as Partial<OpticalForm>));
  fakeApi.reply(opticalForms.score, {
    form: form(),
    attempt: { ...attempt, _id: attempt.id } as ExamAttempt,
  });
};
const render = () => renderScreen(<OpticalFormsPage />, { at: '/exam-tracker/optical' });
const question = (name: string) => page.getByRole('radiogroup', { name, exact: true });
const pasteInto = async (label: string, text: string) => {
  if (!page.getByLabelText(label).query()?.checkVisibility())
    await page.getByText('Yapıştır', { exact: true }).click();
  await page.getByLabelText(label).fill(text);
  await page.getByRole('button', { name: 'Yerleştir' }).click();
};

/** Uses Enter, because a toast may cover the button. */
const press = async (name: string) => {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

describe('the optical form', () => {
  beforeEach(() => {
    localStorage.clear();
    serve();
  });

  it('takes letters, space, backspace, arrows and taps, and keeps them on the device', async () => {
    await page.viewport(390, 844);
    const screen = await render();
    await question('1. soru, boş').click({ position: { x: 10, y: 10 } });
    await userEvent.keyboard('ac d{ArrowUp}{ArrowUp}b');
    await expect.element(question('1. soru, A')).toBeVisible();
    await expect.element(question('2. soru, C')).toBeVisible();
    await expect.element(question('3. soru, B')).toBeVisible();
    await expect.element(question('4. soru, D')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(question('3. soru, boş')).toHaveFocus();
    await page.getByRole('radio', { name: '5. soru E', exact: true }).click();
    await expect.element(question('5. soru, E')).toBeVisible();
    await page.getByRole('radio', { name: '5. soru E', exact: true }).click();
    await expect.element(question('5. soru, boş')).toBeVisible();
    const { height, width } = page
      .getByRole('radio', { name: '5. soru E', exact: true })
      .element()
      .getBoundingClientRect();
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    await expectFits();
    await expectAccessible();
    await screen.unmount();
    await render();
    await expect.element(question('2. soru, C')).toBeVisible();
  });

  it('says why a key does not fit and keeps its text, then scores with the topics of one tap', async () => {
    await render();
    await pasteInto('Cevapların', 'ABB');
    await page.getByText('Anahtar', { exact: true }).click();
    await pasteInto('Cevap anahtarı', 'A'.repeat(39));
    await expect.element(page.getByText(/^39 cevap okundu\. Türkçe 40 soru/)).toBeVisible();
    await expect.element(page.getByLabelText('Cevap anahtarı')).toHaveValue('A'.repeat(39));
    await pasteInto('Cevap anahtarı', `AB${'A'.repeat(38)}`);
    await page.getByRole('button', { name: 'Paragraf', exact: true }).click();
    await expect.element(page.getByText('Konular tamam.')).toBeVisible();
    await press('Denemelerime ekle');
    await expect.element(page.getByText('Yayını yaz')).toBeVisible();
    await page.getByLabelText('Yayın').fill('3D');
    await press('Denemelerime ekle');
    await expect
      .poll(() => fakeApi.calls(opticalForms.score)[0]?.body)
      .toMatchObject({
        topics: [{ test: 'tyt_turkce', question: 3, subject: 'turkce', topic: 'Paragraf' }],
      });
    fakeApi.reply(examAttempts.remove, null);
    await page.getByRole('button', { name: 'Geri al' }).last().click();
    await expect.poll(() => fakeApi.calls(examAttempts.remove)).toHaveLength(1);
    await expect.element(question('1. soru, boş')).toBeVisible();
  });

  it('without a connection nothing is lost', async () => {
    fakeApi.offline(opticalForms.create);
    await render();
    await pasteInto('Cevapların', 'ABB');
    await page.getByLabelText('Yayın').fill('3D');
    await press('Formu sakla');
    await expect.element(page.getByText(/işaretlediklerin bu cihazda duruyor/).first()).toBeVisible();
    await expect.element(question('1. soru, A')).toBeVisible();
  });

  it('keeps what is marked of another exam when one is done with', async () => {
    await render();
    await page.getByText('AYT', { exact: true }).click();
    await pasteInto('Cevapların', 'CD');
    await page.getByText('TYT', { exact: true }).click();
    await pasteInto('Cevapların', 'ABB');
    await page.getByLabelText('Yayın').fill('3D');
    await press('Formu sakla');
    await expect.poll(() => fakeApi.calls(opticalForms.create)).toHaveLength(1);
    await expect.element(question('1. soru, boş')).toBeVisible();
    await page.getByText('AYT', { exact: true }).click();
    await expect.element(question('2. soru, D')).toBeVisible();
  });

  it('the key of the other booklet follows one’s own order, and a kept form opens again', async () => {
    serve([form(), form({ source: 'Bitmiş', attemptId: attempt.id })]);
    await render();
    await page.getByRole('button', { name: 'Anahtarı gir: TYT · Özdebir' }).click();
    await expect.element(page.getByLabelText('Cevap anahtarı')).toBeInTheDocument();
    await expect.element(page.getByRole('tab', { name: /^Fen/ })).toHaveAttribute('aria-selected', 'true');
    await pasteInto('Cevap anahtarı', 'ABCDE'.repeat(4));
    await page.getByText('Anahtar öbür kitapçığın').click();
    const order = Array.from({ length: 20 }, (_, at) => 20 - at).join(' ');
    await page.getByLabelText('Senin sıranla soruların').fill(order);
    await page.getByRole('button', { name: 'Anahtarı sıraya diz' }).click();
    await expect.element(question('1. soru, E')).toBeVisible();
    await expect.element(page.getByText('denemeye eklendi', { exact: false })).toBeVisible();
  });
});
