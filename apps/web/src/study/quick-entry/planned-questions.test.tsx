import type { BodyOf } from '@netlik/contract/endpoint';
import { account } from '@netlik/contract/identity/account';
import { type QuestionEntry, questionEntries } from '@netlik/contract/study/question-entries';
import { quickEntry } from '@netlik/contract/study/quick-entry';
import { PROBLEM_TEXTS } from '@netlik/domain/study/quick-entry/problems.texts';
import { parseQuickEntry } from '@netlik/domain/study/quick-entry/quick-entry';
import { studyDay } from '@netlik/domain/study-day';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { QuickEntryHost } from './quick-entry-host.tsx';
import { closeQuickEntry, openQuickEntry } from './quick-entry-request.ts';

const planSubject = {
  _id: '00000000-0000-7000-8000-000000000001',
  dailyPlanId: '00000000-0000-7000-8000-000000000002',
  subjectIndex: 3,
};

beforeEach(async () => {
  await page.viewport(390, 844);
  closeQuickEntry();
  fakeApi.fail(account.profile, 'server.busy');
  // The server finds no unique subject, as in a plan with the subject twice.
  fakeApi.reply(quickEntry.parse, ({ body }) => {
    const { text, corrections } = body as BodyOf<typeof quickEntry.parse>;
    const entry = parseQuickEntry(text, { now: new Date() }, corrections as object);
    const problems = entry.problems.map((code) => ({ code, text: PROBLEM_TEXTS[code] }));
    return { ...structuredClone(entry), problems, planSubject: null } as never;
  });
  fakeApi.reply(questionEntries.create, ({ body }) => ({ ...(body as QuestionEntry), _id: planSubject._id }));
});

const open = async () => {
  const onSaved = vi.fn();
  const screen = await renderScreen(<QuickEntryHost notOpened="" />);
  openQuickEntry('10 soru ', { subject: 'diger', planSubject, onSaved });
  const line = screen.getByLabelText('Ne yaptın?');
  await expect.element(line).toHaveFocus();
  const save = screen.getByRole('button', { name: 'Kaydet', exact: true });
  const linked = screen.getByRole('button', { name: 'Bugünkü planına işlenecek' });
  return { screen, line, save, linked, onSaved };
};
const saved = () => fakeApi.calls(questionEntries.create).map(({ body }) => body);

it('the entry of a planned subject counts for it, and its answers are typed behind its questions', async () => {
  const { screen, save, linked, onSaved } = await open();
  await expect.element(screen.getByRole('button', { name: 'Diğer' })).toBeVisible();
  await expect.element(linked).toBeVisible();
  await expectAccessible();
  expectFits();
  await userEvent.keyboard('6d 2y');
  await save.click();
  await expect.poll(saved).toEqual([
    {
      date: studyDay(new Date()),
      subject: 'diger',
      topic: null,
      correct: 6,
      wrong: 2,
      note: '2 boş',
      planSubjectId: planSubject._id,
    },
  ]);
  await expect.poll(() => onSaved.mock.calls).toEqual([[{ questions: 10, solved: 8 }]]);
});

it('the planned subject stays when the line is emptied and typed again', async () => {
  const { screen, line, linked } = await open();
  await line.fill('');
  await line.fill('12 soru 3y');
  await expect.element(screen.getByRole('button', { name: 'Diğer' })).toBeVisible();
  await expect.element(linked).toBeVisible();
});

it.each([
  ['another subject is typed', 'tyt fizik 10 soru 2y'],
  ['it was another day', '10 soru 2y dün'],
])('nothing is said to the plan when %s', async (_, typed) => {
  const { line, linked, onSaved } = await open();
  await line.fill(typed);
  await expect.element(linked).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(saved).toHaveLength(1);
  expect(saved()[0]).not.toHaveProperty('planSubjectId');
  expect(onSaved).not.toHaveBeenCalled();
});
