import type { BodyOf } from '@netlik/contract/endpoint';
import { account } from '@netlik/contract/identity/account';
import { type QuestionEntry, questionEntries } from '@netlik/contract/study/question-entries';
import { quickEntry } from '@netlik/contract/study/quick-entry';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { QuickEntryContext } from '@netlik/domain/study/quick-entry/parsed-entry';
import { PROBLEM_TEXTS } from '@netlik/domain/study/quick-entry/problems.texts';
import { parseQuickEntry } from '@netlik/domain/study/quick-entry/quick-entry';
import { studyDay } from '@netlik/domain/study-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ENTRY_ADDRESS } from './entry-address.ts';
import { QuickEntryForm } from './quick-entry-form.tsx';
import { QuickEntryHost } from './quick-entry-host.tsx';
import { openQuickEntry, quickEntryRequest } from './quick-entry-request.ts';

const planSubject = {
  _id: '00000000-0000-7000-8000-000000000001',
  dailyPlanId: '00000000-0000-7000-8000-000000000002',
  subjectIndex: 0,
};
const id = '00000000-0000-7000-8000-000000000003';

const serveParser = (known: Partial<QuickEntryContext> = {}, link: typeof planSubject | null = null) =>
  fakeApi.reply(quickEntry.parse, ({ body }) => {
    const { text, corrections } = body as BodyOf<typeof quickEntry.parse>;
    const entry = parseQuickEntry(text, { now: new Date(), ...known }, corrections as object);
    const problems = entry.problems.map((code) => ({ code, text: PROBLEM_TEXTS[code] }));
    return { ...structuredClone(entry), problems, planSubject: link } as never;
  });

const serveEntries = () => {
  fakeApi.reply(questionEntries.create, ({ body }) => ({ ...(body as QuestionEntry), _id: id }));
  fakeApi.reply(questionEntries.remove, null);
};

beforeEach(() => {
  fakeApi.fail(account.profile, 'server.busy');
  serveParser();
});

const open = async (typed: string) => {
  const screen = await renderScreen(<QuickEntryForm text="" />);
  await screen.getByLabelText('Ne yaptın?').fill(typed);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return { screen, button, save: screen.getByRole('button', { name: 'Kaydet', exact: true }) };
};

describe('the line', () => {
  it('shows what it understood, saves it in one press and takes it back', async () => {
    serveParser({}, planSubject);
    serveEntries();
    const { screen, button, save } = await open('mat türev 40 soru 32d 6y');
    for (const name of [
      'AYT Matematik',
      'Türev',
      '40 soru',
      '32 doğru',
      '6 yanlış',
      '2 boş',
      'Bugün',
      'Bugünkü planına işlenecek',
    ])
      await expect.element(button(new RegExp(`^${name}`)).first()).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect
      .element(screen.getByText('Kaydedildi: 38 soru, AYT Matematik. Planına işlendi.'))
      .toBeVisible();
    expect(fakeApi.calls(questionEntries.create)[0]?.body).toEqual({
      date: studyDay(new Date()),
      subject: 'matematik_ayt',
      topic: 'Türev',
      correct: 32,
      wrong: 6,
      note: '2 boş',
      planSubjectId: planSubject._id,
    });
    await expect.element(screen.getByLabelText('Ne yaptın?')).toHaveValue('');
    await button('Geri al').click();
    await expect.poll(() => fakeApi.calls(questionEntries.remove)).toHaveLength(1);
  });

  it('is corrected by tap: which exam, and the counts that are missing', async () => {
    serveEntries();
    const { screen, button, save } = await open('mat 40 soru');
    await expect.element(save).toBeDisabled();
    await button('TYT Matematik?').click();
    await button('? doğru').click();
    await screen.getByLabelText('Doğru').fill('30');
    await button('Tamam').click();
    await expect.element(button(/^10 yanlış/)).toBeVisible();
    await save.click();
    await expect
      .poll(() => fakeApi.calls(questionEntries.create)[0]?.body)
      .toMatchObject({ subject: 'matematik', correct: 30, wrong: 10 });
  });

  it('says what decided between two exams', async () => {
    serveParser({ recent: ['fizik_ayt'] });
    const { button } = await open('fizik 1 saat');
    await expect.element(button('AYT Fizik son kullandığın')).toBeVisible();
  });

  it('saves time as a session, and asks when it overlaps with another', async () => {
    serveParser({}, planSubject);
    fakeApi.fail(studySessions.create, 'study_session.overlaps');
    const { screen, save } = await open('geo 1 saat');
    await save.click();
    const question = screen.getByRole('heading', { name: 'Bu saatlerde başka bir çalışman var' });
    await expect.element(question).toBeVisible();
    fakeApi.pending(studySessions.create);
    await screen.getByRole('button', { name: 'Yine de kaydet' }).click();
    await expect.poll(() => fakeApi.calls(studySessions.create)).toHaveLength(2);
    const { dailyPlanId, subjectIndex } = planSubject;
    expect(fakeApi.calls(studySessions.create)[1]?.body).toMatchObject({
      subject: 'geometri',
      duration: 60,
      source: 'manual',
      quality: 3,
      mood: 'Normal',
      dailyPlanId,
      subjectIndex,
      allowOverlap: true,
    });
  });

  it.each([
    ['nonsense', 'asdfg qwerty', 'Bunu anlayamadım.'],
    ['a negative number', 'tyt mat -5 soru', 'Eksi bir sayı olamaz.'],
    ['two subjects', 'mat 40 soru fizik 20 soru', 'Burada iki ders var.'],
    ['2,000 characters', 'a'.repeat(2000), 'Bu çok uzun.'],
  ])('says why it does not save %s', async (_, typed, reason) => {
    const { screen, save } = await open(typed);
    await expect.element(screen.getByText(reason)).toBeVisible();
    await expect.element(save).toBeDisabled();
  });

  it('works without a connection: it is read here and waits', async () => {
    fakeApi.offline(quickEntry.parse);
    fakeApi.offline(questionEntries.create);
    const { screen, save } = await open('tyt türkçe paragraf 20 soru 2y');
    await save.click();
    await expect.element(screen.getByText(/Kaydın bu cihazda duruyor/)).toBeVisible();
  });
});

describe('openQuickEntry', () => {
  it('opens the dialog with a text, and it closes after the save', async () => {
    serveEntries();
    const screen = await renderScreen(<QuickEntryHost notOpened="" />);
    openQuickEntry('geo 20 soru 5y');
    const dialog = screen.getByRole('dialog', { name: 'Soru kaydet' });
    await expect.element(dialog.getByLabelText('Ne yaptın?')).toHaveValue('geo 20 soru 5y');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(screen.getByText('Kaydedildi: 20 soru, TYT Geometri.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('opens once from an address of the dashboard', async () => {
    const screen = await renderScreen(<QuickEntryHost notOpened="" />, { at: ENTRY_ADDRESS });
    await expect.element(screen.getByRole('dialog', { name: 'Soru kaydet' })).toBeVisible();
    expect(screen.router.state.location).toMatchObject({ pathname: '/dashboard', search: '' });
    quickEntryRequest.close();
  });
});
