import {
  type ExamAttempt,
  type ExamOverview,
  examAttempts,
  type NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import { topicFacts } from '@netlik/contract/study/topic-facts';
import { monthStart, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { anExamAttempt } from '@netlik/testkit/rows/exams';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askedTopic } from '../../testing/asked-topic.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectInFirstScreen } from '../../testing/expect-in-first-screen.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { totalsOf } from './exam-attempts.queries.ts';
import { ExamAttemptsPage } from './exam-attempts-page.tsx';

const attempt = (index: number, part: Partial<ExamAttempt> = {}): ExamAttempt => {
  const subjects = part.subjects ?? [
    { subject: 'tyt_matematik', correct: 20 + (index % 15), wrong: 4, blank: 1 },
  ];
  return anExamAttempt({
    id: `01890a5d-ac96-774b-bcce-b30209${String(900_000 + index)}`,
    date: toStudyDay('2026-10-10'),
    source: `Deneme ${index}`,
    topics: [{ subject: 'matematik', topic: 'Üslü Sayılar', wrong: 2, asked: null }],
    createdAt: '2026-10-10T09:00:00.000Z',
    ...part,
    subjects,
    totals: totalsOf(subjects),
  });
};

const summary = (count: number): ExamOverview['nets']['TYT'] => ({
  count,
  net: count > 0 ? 65.25 : null,
  netChange: count > 1 ? 3.5 : null,
  correct: 71,
  wrong: 23,
  accuracy: count > 0 ? 0.755 : null,
  recentNets: count > 1 ? [61.75, 65.25] : [],
});

const serve = (start: ExamAttempt[], used = 0) => {
  let rows = start;
  const pageOf = () => ({ data: rows, pagination: { page: 1, limit: 500, total: rows.length } });
  fakeApi.reply(examAttempts.list, pageOf);
  fakeApi.reply(examAttempts.hours, []);
  fakeApi.reply(examAttempts.overview, () => ({
    nets: { TYT: summary(rows.length), AYT: summary(0), YDT: summary(0), BRANS: summary(0) },
    lastAccuracy: 0.755,
    averageAccuracy: 0.7,
    delta: -0.021,
    total: rows.length,
    quota: { limit: 20, used },
    sources: [{ source: 'Özdebir', count: 2 }],
  }));
  fakeApi.reply(examAttempts.insights, []);
  fakeApi.reply(examAttempts.frequentTopics, [{ subject: 'matematik', topic: 'Üslü Sayılar', total: 5 }]);
  fakeApi.reply(examAttempts.aggregateHistory, [
    { bucket: monthStart(studyDay(new Date())), attempts: 2, wrong: 9, accuracy: 0.8, netAvg: 65.25 },
  ]);
  fakeApi.reply(examAttempts.topicHistory, { topic: 'Üslü Sayılar', totalWrong: 0, points: [] });
  fakeApi.reply(examAttempts.create, ({ body }) => {
    const { subjects, topics: _, ...rest } = body as NewExamAttempt;
    const made = attempt(99, {
      ...rest,
      subjects: subjects.map(({ part: __, ...each }) => each),
      topics: [],
    });
    rows = [made, ...rows];
    return made;
  });
  fakeApi.reply(examAttempts.remove, ({ path }) => {
    rows = rows.filter(({ _id }) => !path.includes(_id));
    return null;
  });
};

const open = async (at = '/exam-tracker', width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<ExamAttemptsPage />, { at });
};

describe('the exam tracker', () => {
  it('shows nets, attempts and panels, with every element its tour points to', async () => {
    serve([attempt(1), attempt(2)]);
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: /^TYT.*65,25/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'AYT: Henüz deneme yok' })).toBeDisabled();
    await screen.getByText('Genel durum').click();
    await expect.element(screen.getByText('-2,1 puan')).toBeVisible();
    await expect.element(screen.getByText('Bu ay 20 denemeden 20 hakkın kaldı.')).toBeVisible();
    await expectTourAnchors('exam-tracker');
    await expectAccessible();
  });

  it('names the topic to study on the first screen of a phone, then the chart, the list last', async () => {
    serve([attempt(1), attempt(2)]);
    fakeApi.reply(examAttempts.insights, [
      {
        subject: 'matematik',
        topic: 'Üslü Sayılar',
        weight: 4,
        wrong: 5,
        attempts: 2,
        lastDate: toStudyDay('2026-10-10'),
        askedPerExam: 2,
        correctSince: 0,
      },
    ]);
    const screen = await open('/exam-tracker', 390);
    const study = screen.getByRole('link', { name: 'Çalış: Üslü Sayılar' });
    await expect.element(study).toHaveAttribute('href', expect.stringContaining('chosen=matematik'));
    expectInFirstScreen(study);
    const top = (name: string) =>
      screen.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top;
    await expect.element(screen.getByRole('heading', { name: 'Denemeler', exact: true })).toBeVisible();
    expect(top('Sıradaki konuların')).toBeLessThan(top('Net gidişatı'));
    expect(top('Net gidişatı')).toBeLessThan(top('Denemeler'));
    await expect.element(screen.getByLabelText('Yayın', { exact: true })).not.toBeVisible();
    await screen.getByRole('button', { name: /^Seçim.*TYT · Tümü · Ay/ }).click();
    await expect.element(screen.getByLabelText('Yayın', { exact: true })).toBeVisible();
    expectFits();
  });

  it('tells the app of an added attempt, which has its own result sheet', async () => {
    serve([attempt(1)]);
    const onAdded = vi.fn();
    await page.viewport(1440, 900);
    const screen = await renderScreen(<ExamAttemptsPage onAdded={onAdded} />, { at: '/exam-tracker?add=1' });
    const dialog = screen.getByRole('dialog', { name: 'Deneme ekle' });
    await dialog.getByRole('combobox', { name: 'Yayın' }).fill('Limit');
    await dialog.getByLabelText('Türkçe, Doğru').fill('33');
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.poll(() => onAdded.mock.calls[0]?.[0]).toMatchObject({ source: 'Limit', examType: 'TYT' });
  });

  it('offers to add the first attempt, and takes a whole TYT in 75 key presses at most', async () => {
    serve([]);
    const screen = await open();
    await expect.element(screen.getByText('Henüz deneme yok', { exact: true }).first()).toBeVisible();
    await screen.getByRole('button', { name: 'Deneme ekle' }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'Deneme ekle' });
    await dialog.getByText('Ders ders').click();
    let keys = 0;
    const press = async (text: string, ends = 1) => {
      await userEvent.keyboard(text);
      keys += ends === 1 ? 1 : text.length;
    };
    await dialog.getByRole('combobox', { name: 'Yayın' }).click();
    await press('Ozdebir', 0);
    await press('{Enter}');
    const answers = [
      '30',
      '6',
      '4',
      '1',
      '3',
      '1',
      '2',
      '0',
      '4',
      '1',
      '18',
      '4',
      '5',
      '2',
      '4',
      '1',
      '3',
      '2',
      '4',
      '0',
    ];
    for (const answer of answers) {
      await press(answer, 0);
      await press('{Enter}');
    }
    expect(keys).toBeLessThanOrEqual(75);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('72,50', { exact: false }).first()).toBeVisible();
    const [sent] = fakeApi.calls(examAttempts.create);
    expect((sent!.body as NewExamAttempt).subjects).toHaveLength(10);
    expect((sent!.body as NewExamAttempt).subjects[0]).toEqual({
      subject: 'turkce',
      correct: 30,
      wrong: 6,
      blank: 4,
    });
  });

  it('shows the error of a line, the net while typing, and adds a topic by typing with how often it was asked', async () => {
    serve([attempt(1)]);
    fakeApi.reply(topicFacts.history, [askedTopic('Elektrostatik')]);
    const screen = await open('/exam-tracker?add=1');
    const dialog = screen.getByRole('dialog', { name: 'Deneme ekle' });
    await dialog.getByLabelText('Fen Bilimleri, Doğru').fill('18');
    await dialog.getByLabelText('Fen Bilimleri, Yanlış').fill('4');
    await expect.element(dialog.getByText('17,00').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(dialog.getByText('Fen Bilimleri Testi en fazla 20 soru')).toBeVisible();
    await expect.element(dialog.getByText('Yayın gereklidir')).toBeVisible();
    await dialog.getByLabelText('Fen Bilimleri, Doğru').fill('16');
    await expect.element(dialog.getByText('Fen Bilimleri Testi en fazla 20 soru')).not.toBeInTheDocument();
    await dialog.getByRole('combobox', { name: /Yanlış konular/ }).fill('elektrost');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('button', { name: 'Elektrostatik: bir yanlış daha' }))
      .toBeVisible();
    await expect.element(dialog.getByText('son 5 yılda 7 soru (sayım, resmî değil)')).toBeVisible();
    await expectAccessible();
  });

  it('takes the exam of a timer run, also of one subject, and leaves a clean address', async () => {
    serve([attempt(1)]);
    const branch = await open('/exam-tracker?add=1&exam=BRANS&subject=fizik_ayt');
    const dialog = branch.getByRole('dialog', { name: 'Deneme ekle' });
    await expect.element(dialog.getByRole('radio', { name: 'Branş' })).toBeChecked();
    await expect.element(dialog.getByRole('combobox', { name: 'Ders' })).toHaveValue('fizik_ayt');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(branch.router.state.location.search).toBe('');
    await branch.unmount();

    const screen = await open('/exam-tracker?add=1&exam=AYT');
    await expect.element(dialog.getByRole('radio', { name: 'AYT' })).toBeChecked();
    await dialog.getByRole('combobox', { name: 'Yayın' }).fill('Özdebir');
    await dialog.getByLabelText(/^Matematik, Doğru/).fill('20');
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.poll(() => fakeApi.calls(examAttempts.create)[0]?.body).toMatchObject({ examType: 'AYT' });
    await expect.element(screen.getByText('20,00').first()).toBeVisible();
  });

  it('opens the attempt that a link names, and leaves a clean address', async () => {
    const linked = attempt(2);
    serve([attempt(1), linked]);
    const screen = await open(`/exam-tracker?attempt=${linked._id}`);
    const dialog = screen.getByRole('dialog', { name: 'Denemeyi düzenle' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(screen.router.state.location.search).toBe('');
  });

  it('takes back a refused attempt, says why in a banner and keeps what was typed', async () => {
    serve([attempt(1)]);
    fakeApi.fail(examAttempts.create, 'server.busy');
    const screen = await open('/exam-tracker?add=1');
    const dialog = screen.getByRole('dialog', { name: 'Deneme ekle' });
    await dialog.getByRole('combobox', { name: 'Yayın' }).fill('Özdebir');
    await dialog.getByLabelText('Türkçe, Doğru').fill('33');
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(screen.getByText(/^Ekleme hatası/)).toBeVisible();
    await screen.getByRole('button', { name: 'Formu yeniden aç' }).click();
    await expect.element(dialog.getByLabelText('Türkçe, Doğru')).toHaveValue('33');
  });

  it('asks before deleting, and brings the attempt back when the server refuses', async () => {
    serve([attempt(1)]);
    fakeApi.fail(examAttempts.remove, 'server.busy');
    const screen = await open();
    await screen.getByRole('button', { name: /^Deneme 1, .* için işlemler/ }).click();
    await screen.getByRole('menuitem', { name: 'Sil' }).click();
    await screen
      .getByRole('dialog', { name: 'Deneme silinsin mi?' })
      .getByRole('button', { name: 'Sil' })
      .click();
    await expect.element(screen.getByText(/^Silme hatası/)).toBeVisible();
    await expect.element(screen.getByText('Deneme 1', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Uyarıyı kapat' }).click();
    await expect.element(screen.getByText(/^Silme hatası/)).not.toBeInTheDocument();
  });

  it('says in a banner that a history failed, and keeps the way back when it is dismissed', async () => {
    serve([attempt(1)]);
    fakeApi.fail(examAttempts.aggregateHistory, 'server.busy');
    fakeApi.fail(examAttempts.topicHistory, 'server.busy');
    const screen = await open();
    const nets = screen.getByRole('region', { name: 'Net gidişatı' });
    await expect.element(nets.getByRole('alert')).toHaveTextContent(/^Toplu geçmiş hatası/);
    await nets.getByRole('button', { name: 'Uyarıyı kapat' }).click();
    await expect.element(nets.getByRole('alert')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Üslü Sayılar/ }).click();
    const topics = screen.getByRole('region', { name: 'Konu geçmişi' });
    await expect.element(topics.getByRole('alert')).toHaveTextContent(/^Konu geçmişi hatası/);
    await expectAccessible();
    serve([attempt(1)]);
    await nets.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(nets.getByText('Tablo olarak gör')).toBeVisible();
    await topics.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(topics.getByRole('alert')).not.toBeInTheDocument();
  });

  it('draws only the rows that are seen above 150, and fits a phone', async () => {
    serve(Array.from({ length: 400 }, (_, index) => attempt(index)));
    const screen = await open('/exam-tracker', 390);
    await expect.element(screen.getByText('Deneme 0', { exact: true })).toBeVisible();
    const list = screen.getByRole('list', { name: 'Denemeler' }).element();
    expect(list.children.length).toBeLessThan(40);
    list.parentElement!.scrollTop = 400 * 76;
    await expect.element(screen.getByText('Deneme 399', { exact: true })).toBeVisible();
    expectFits();
  });

  it('retries after a failure', async () => {
    serve([]);
    fakeApi.fail(examAttempts.list, 'server.busy');
    fakeApi.fail(examAttempts.overview, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Denemeler alınamadı')).toBeVisible();
    await expect.element(screen.getByText('Deneme özetin alınamadı')).toBeVisible();
    serve([attempt(1)]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).first().click();
    await expect.element(screen.getByRole('button', { name: /^TYT.*65,25/ })).toBeVisible();
  });

  it('shows the history of each wrong topic of an attempt', async () => {
    const topics = ['Üslü Sayılar', 'Köklü Sayılar'].map((topic) => ({
      subject: 'matematik',
      topic,
      wrong: 1,
      asked: null,
    }));
    serve([attempt(1, { topics })]);
    const screen = await open();
    await screen.getByRole('button', { name: /^Deneme 1, .* işlemler$/ }).click();
    await screen.getByRole('menuitem', { name: 'Konu geçmişi' }).click();
    const history = screen.getByRole('region', { name: 'Konu geçmişi' });
    await history.getByRole('button', { name: 'Köklü Sayılar' }).click();
    await expect
      .poll(() => fakeApi.calls(examAttempts.topicHistory).at(-1)?.query.get('topic'))
      .toBe('Köklü Sayılar');
  });
});
