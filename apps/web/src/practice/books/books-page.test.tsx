import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { type BookForm, books } from '@netlik/contract/practice/books';
import { toStudyDay } from '@netlik/domain/study-day';
import { aBook } from '@netlik/testkit/rows/practice';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GiveDialog } from '../../coaching/coach-students/give-book-dialog.tsx';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { BooksPage } from './books-page.tsx';

const tests = [1, 2].map((n) => ({
  index: n - 1,
  name: `Test ${n}`,
  topic: null,
  questions: 12,
  result: null,
}));
const fresh = aBook({
  isGiven: true,
  testCount: 2,
  next: { index: 0, name: 'Test 1', topic: null, questions: 12 },
  tests,
});

const serve = () => {
  let book = fresh;
  fakeApi.reply(books.list, () => ({ data: [book], pagination: { page: 1, limit: 100, total: 1 } }));
  fakeApi.reply(books.get, () => book);
  fakeApi.reply(books.solve, ({ body }) => {
    const { correct, wrong, blank } = body as { correct: number; wrong: number; blank: number };
    const result = { correct, wrong, blank, date: toStudyDay('2026-11-15'), entryId: crypto.randomUUID() };
    const solved = [{ ...tests[0]!, result }, tests[1]!];
    book = {
      ...book,
      doneCount: 1,
      correct,
      wrong,
      blank,
      next: { ...fresh.next!, ...tests[1]! },
      tests: solved,
    };
    return book;
  });
  fakeApi.reply(books.unsolve, () => {
    book = fresh;
    return book;
  });
};
const render = (person = {}) =>
  renderScreen(<BooksPage GiveDialog={GiveDialog} />, { at: '/books', ...person });

it('names the next test, ticks it with the blanks that are left, and takes it back', async () => {
  serve();
  await page.viewport(390, 844);
  await render();
  await expect.element(page.getByText('Sıradaki: Test 1 (12 soru)')).toBeVisible();
  expectFits();
  await expectAccessible();
  await page.getByRole('button', { name: /^İşaretle: Test 1/ }).click();
  await page.getByLabelText('Doğru').fill('9');
  await page.getByLabelText('Yanlış').fill('4');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Bu test 12 soru').first()).toBeVisible();
  await page.getByLabelText('Yanlış').fill('2');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Sıradaki: Test 2 (12 soru)')).toBeVisible();
  expect(fakeApi.calls(books.solve)[0]?.body).toMatchObject({ correct: 9, wrong: 2, blank: 1 });
  await page.getByRole('button', { name: 'Geri al' }).last().click();
  await expect.element(page.getByText('Sıradaki: Test 1 (12 soru)')).toBeVisible();
});

it('reads a pasted list of tests and shows what it understood before it is saved', async () => {
  fakeApi.reply(books.list, { data: [], pagination: { page: 1, limit: 100, total: 0 } });
  fakeApi.reply(books.create, ({ body }) => ({ ...fresh, name: (body as BookForm).name }));
  await render();
  await page.getByRole('button', { name: '+ Kitap' }).first().click();
  await page.getByLabelText('Kitap adı').fill('Limit');
  await page.getByLabelText('Ders').selectOptions('matematik');
  await page.getByRole('textbox', { name: 'Testler' }).fill('40-1 test');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('1. satırdaki test aralığı ters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Testler' }).fill('1–40 test, 12 soru');
  await expect.element(page.getByText('40 test, 480 soru.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => (fakeApi.calls(books.create)[0]?.body as BookForm)?.tests.length).toBe(40);
});

it('a coach gives the list to students', async () => {
  serve();
  const student = { _id: crypto.randomUUID(), fullName: 'Ada Yılmaz' };
  fakeApi.reply(coachStudents.list, {
    data: [student] as never,
    pagination: { page: 1, limit: 100, total: 1 },
  });
  fakeApi.reply(books.give, { given: 1, skipped: 0 });
  await render({ person: kemal });
  await page.getByRole('button', { name: 'Öğrencilerime ver' }).click();
  await page.getByLabelText('Ada Yılmaz').click();
  await page.getByRole('button', { name: '1 öğrenciye ver' }).click();
  await expect.poll(() => fakeApi.calls(books.give)[0]?.body).toEqual({ studentIds: [student._id] });
});
