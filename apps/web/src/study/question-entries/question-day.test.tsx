import { type QuestionEntry, questionEntries } from '@netlik/contract/study/question-entries';
import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { addDays, parseStudyDay } from '@netlik/domain/study-day';
import { aQuestionEntry, aStudySession } from '@netlik/testkit/rows/study';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeRows } from '../../testing/fake-rows.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { QuestionDay } from './question-day.tsx';

const today = parseStudyDay('2026-11-15')!;

const serveSessions = (...data: Partial<StudySession>[]) =>
  fakeApi.reply(studySessions.list, {
    data: data.map((part) => aStudySession(part)),
    pagination: { page: 1, limit: 500, total: data.length },
  });
const serve = (...rows: Partial<QuestionEntry>[]) => {
  serveSessions();
  fakeRows(questionEntries, aQuestionEntry, ...rows);
};

const open = async (day = today) => {
  const screen = await renderScreen(<QuestionDay day={day} today={today} />);
  const table = screen.getByRole('table', { name: 'Eklediklerin' });
  const submit = (name: 'Ekle' | 'Kaydet') => screen.getByRole('button', { name, exact: true }).click();
  return {
    screen,
    table,
    /** Skips the header row. */
    firstRow: table.getByRole('row').nth(1),
    submit,
    add: async (subject: string, correct: string, wrong = '0') => {
      await screen.getByLabelText('Ders').selectOptions(subject);
      await screen.getByLabelText('Doğru').fill(correct);
      await screen.getByLabelText('Yanlış').fill(wrong);
      await submit('Ekle');
    },
    choose: async (name: string, action: string) => {
      await screen.getByRole('button', { name: `${name} için işlemler` }).click();
      await screen.getByRole('menuitem', { name: action }).click();
    },
  };
};

describe('the questions of a day', () => {
  it('says that there are none', async () => {
    serve();
    const { screen } = await open();
    await expect.element(screen.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
    await expect.element(screen.getByText('Bu günkü çalışmalarına soru girmemişsin.')).toBeVisible();
    await expectAccessible();
  });

  it('shows skeletons while they load', async () => {
    fakeApi.pending(questionEntries.list);
    fakeApi.pending(studySessions.list);
    const { screen } = await open();
    await expect.poll(() => screen.getByText('Yükleniyor…').elements()).toHaveLength(2);
  });

  it('can be loaded again after a failure', async () => {
    serveSessions();
    fakeApi.fail(questionEntries.list, 'server.busy');
    const { screen, firstRow } = await open();
    await expect.element(screen.getByText('Soru kayıtları alınamadı')).toBeVisible();
    serve({ correct: 12 });
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(firstRow).toHaveTextContent('TYT Fizik12');
  });

  it('adds the entries to those of the sessions', async () => {
    serve({ correct: 10, wrong: 4 });
    const stats = { correctAnswers: 20, wrongAnswers: 0, blankAnswers: 6, netScore: 20 };
    const questionStats = { ...stats, targetQuestions: 40, completionRate: 65 };
    serveSessions({ _id: 'a', subject: 'kimya', questionStats }, { _id: 'b', questionStats: null });
    const { screen, table } = await open();
    await expect.element(table).toHaveTextContent('1049');
    await expect
      .element(screen.getByRole('table', { name: 'Çalışmalarında' }))
      .toHaveTextContent('TYT KimyaHedef 40 · %65200620');
    // 30 correct and 4 wrong of 40: the net is 29.
    await expect.element(screen.getByText('Çözülen soru').element().parentElement!).toHaveTextContent('40');
    await expect.element(screen.getByText('Doğruluk').element().parentElement!).toHaveTextContent('%88');
    await expectAccessible();
  });

  it('cannot be entered before the day', async () => {
    serve();
    const { screen } = await open(addDays(today, 1));
    await expect.element(screen.getByText(/^Bu gün daha gelmedi/)).toBeVisible();
    expect(screen.getByRole('form').elements()).toHaveLength(0);
  });

  it('removes an entry when that can no longer be undone', async () => {
    serve({ correct: 12 });
    const { screen, choose } = await open();
    await choose('TYT Fizik', 'Sil');
    await expect.element(screen.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
    expect(fakeApi.calls(questionEntries.remove)).toHaveLength(0);
    await screen.getByRole('button', { name: 'Bildirimi kapat: Soru kaydı silindi.' }).click();
    await expect.poll(() => fakeApi.calls(questionEntries.remove)).toHaveLength(1);
  });

  it('brings a removed entry back', async () => {
    serve({ correct: 12 });
    const { screen, firstRow, choose } = await open();
    await choose('TYT Fizik', 'Sil');
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(firstRow).toHaveTextContent('TYT Fizik12');
    expect(fakeApi.calls(questionEntries.remove)).toHaveLength(0);
  });
});

describe('the form of a question entry', () => {
  it.each([
    ['no subject', '', '1', '1', 'Ders seçmelisin', 'Ders'],
    ['half a question', 'fizik', '1,5', '1', 'Tam sayı olmalı', 'Doğru'],
    ['too many', 'fizik', '1', '1001', /1\.?000/, 'Yanlış'],
  ])('refuses %s', async (_, subject, correct, wrong, message, field) => {
    serve();
    const { screen, add } = await open();
    await add(subject, correct, wrong);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByLabelText(field)).toHaveFocus();
    await expectAccessible();
    expect(fakeApi.calls(questionEntries.create)).toHaveLength(0);
  });

  it('refuses a note that is too long', async () => {
    serve();
    const { screen, add } = await open();
    await screen.getByLabelText('Not').fill('a'.repeat(501));
    await add('fizik', '1');
    await expect.element(screen.getByText(/^Not en fazla 500/)).toBeVisible();
  });

  it('offers the topics of the chosen subject only', async () => {
    serve();
    const { screen } = await open();
    const topic = screen.getByLabelText('Konu');
    await expect.element(topic).toBeDisabled();
    await screen.getByLabelText('Ders').selectOptions('fizik');
    await topic.selectOptions('Optik');
    await screen.getByLabelText('Ders').selectOptions('kimya');
    await expect.element(topic).toHaveValue('');
  });

  it('adds an entry and is empty for the next', async () => {
    serve();
    const { screen, firstRow, add } = await open();
    await add('fizik', '10', '4');
    await expect.element(firstRow).toHaveTextContent('TYT Fizik1049');
    await expect.element(screen.getByLabelText('Ders')).toHaveValue('');
    await expect.element(screen.getByText('Soru kaydı eklendi.').first()).toBeVisible();
    expect(fakeApi.calls(questionEntries.create)[0]?.body).toEqual({
      date: today,
      subject: 'fizik',
      correct: 10,
      wrong: 4,
    });
  });

  it('keeps what was typed when the server refuses', async () => {
    serve();
    fakeApi.fail(questionEntries.create, 'server.busy');
    const { screen, add } = await open();
    await add('fizik', '10');
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect.element(screen.getByLabelText('Doğru')).toHaveValue('10');
  });

  it('edits an entry', async () => {
    serve({ correct: 12 });
    const { screen, firstRow, choose, submit } = await open();
    await choose('TYT Fizik', 'Düzenle');
    await expect.element(screen.getByLabelText('Ders')).toHaveFocus();
    await screen.getByLabelText('Doğru').fill('27');
    await submit('Kaydet');
    await expect.element(firstRow).toHaveTextContent('TYT Fizik27');
    await expect.element(screen.getByRole('heading', { name: 'Soru ekle' })).toBeVisible();
  });

  it('offline, shows the new entry as waiting until it is sent', async () => {
    serve();
    fakeApi.offline(questionEntries.create);
    const { screen, firstRow, add } = await open();
    await add('fizik', '10');
    await expect.element(firstRow).toHaveTextContent(/TYT Fizik.*Gönderilmeyi bekliyor/);
    await expect.element(screen.getByText(/^Bağlantı yok\. Kaydın bu cihazda/).first()).toBeVisible();
    serve();
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Gönderilmeyi bekliyor')).not.toBeInTheDocument();
    await expect.element(firstRow).toHaveTextContent('TYT Fizik10');
  });

  it('offline, shows an edited entry as waiting', async () => {
    serve({ correct: 12 });
    fakeApi.offline(questionEntries.update);
    const { screen, firstRow, choose, submit } = await open();
    await choose('TYT Fizik', 'Düzenle');
    await screen.getByLabelText('Doğru').fill('27');
    await submit('Kaydet');
    await expect.element(firstRow).toHaveTextContent(/TYT FizikGönderilmeyi bekliyor27/);
  });

  it('says that an entry counts for today’s plan, and takes it out', async () => {
    serve({ correct: 8, planSubjectId: '01890a5d-ac96-774b-bcce-b302099a8060' });
    const { table, choose } = await open();
    await expect.element(table.getByText('Bugünkü planına işlendi')).toBeVisible();
    await choose('TYT Fizik', 'Plandan çıkar');
    await expect.element(table.getByText('Bugünkü planına işlendi')).not.toBeInTheDocument();
  });
});
