import { questionEntries } from '@netlik/contract/study/question-entries';
import { reminders } from '@netlik/contract/study/reminders';
import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { studyDay } from '@netlik/domain/study-day';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, goOffline, layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';
import { HOUR, studySession } from './study-session.ts';

const SESSIONS = '/study-tracker/sessions';
const today = studyDay(new Date());
const WAITS = 'Gönderilmeyi bekliyor';
const SENT = { timeout: 20_000 };

const isPhone = (page: Page) => page.viewportSize()!.width < 768;

test.use({ worker: true });

/** A new student with functions that read their data from the API. */
const createStudent = async () => {
  const person = await newPerson();
  const { token } = person;
  return {
    person,
    study: async (part: Partial<NewStudySession>) =>
      (await api()(studySessions.create, { body: studySession(part) }, token)).data.session,
    unstudy: (id: string) => api()(studySessions.remove, { params: { id } }, token),
    listSessions: async () => (await api()(studySessions.list, { query: {} }, token)).data,
    remind: async (text: string) =>
      (await api()(reminders.create, { body: { date: today, text } }, token)).data,
    reminded: async () => (await api()(reminders.list, { query: { from: today, to: today } }, token)).data,
    solve: async (correct: number) =>
      (
        await api()(
          questionEntries.create,
          { body: { date: today, subject: 'fizik', correct, wrong: 1 } },
          token,
        )
      ).data,
    solved: async () => (await api()(questionEntries.list, { query: { date: today } }, token)).data,
  };
};

/** Opens a page, waits until it is cached, and goes offline. */
const openAndGoOffline = async (
  page: Page,
  { person }: Awaited<ReturnType<typeof createStudent>>,
  address: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
) => {
  await signIn(page, person.email, person.password);
  await page.goto(address);
  await waitUntilLoaded(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await meanwhile();
  await goOffline(page);
};

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const waiting = (page: Page) => page.getByRole('region', { name: 'Gönderilmeyi bekleyenler' });
const rows = (page: Page) =>
  isPhone(page)
    ? page.getByRole('region', { name: 'Çalışmaların' }).getByRole('listitem')
    : page.getByRole('table').locator('tbody tr');
const closeToast = (page: Page) =>
  page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('button', { name: 'Kapat' })
    .last()
    .click();

const lost = [/^lost: /, /ERR_INTERNET_DISCONNECTED/];

test('a session entered offline survives a reload and is saved once', { tag: '@main' }, async ({
  page,
  context,
  faults,
}) => {
  faults.expect(...lost);
  const ada = await createStudent();
  await openAndGoOffline(page, ada, SESSIONS);
  await button(page, 'Elle ekle').click();
  const form = dialog(page, 'Elle çalışma ekle');
  await form.getByLabel('Ders').selectOption('kimya');
  await form.getByLabel('Süre').fill('45');
  await form.getByText('İyi', { exact: true }).click();
  await form.getByText('Enerjik').click();
  await button(form, 'Ekle').click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText(/^Bağlantı yok\. Çalışman bu cihazda duruyor/).last()).toBeVisible();
  await expect(waiting(page).getByRole('listitem')).toHaveText(/TYT Kimya.*45 dk.*Gönderilmeyi bekliyor/);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload();
  await expect(waiting(page).getByRole('listitem')).toHaveText(/TYT Kimya.*45 dk/);
  expect(await ada.listSessions()).toEqual([]);

  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0, SENT);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('TYT Kimya');
  expect(await ada.listSessions()).toMatchObject([{ subject: 'kimya', duration: 45, source: 'manual' }]);
});

test('sessions edited or deleted offline are synced when online again', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /status of 404 .*\/study-sessions\//);
  const ada = await createStudent();
  await ada.study({ subject: 'fizik', date: new Date(Date.now() - 2 * HOUR).toISOString() });
  const deleted = await ada.study({ subject: 'kimya', date: new Date(Date.now() - 4 * HOUR).toISOString() });
  await openAndGoOffline(page, ada, SESSIONS);

  const edit = dialog(page, 'Çalışmayı düzenle');
  const detail = dialog(page, 'Çalışma ayrıntısı');
  const say = async (note: string) => {
    await detail.getByRole('button', { name: 'Düzenle' }).click();
    await edit.getByLabel('Not').fill(note);
    await button(edit, 'Kaydet').click();
    await expect(detail).toContainText(note);
  };
  await button(page, 'TYT Fizik').click();
  await say('İlk söz');
  await expect(detail).toContainText(WAITS);
  // Edited again before the first edit was sent: the last edit wins.
  await say('Son söz');
  await page.goBack();
  await expect(rows(page).filter({ hasText: 'TYT Fizik' })).toContainText(WAITS);

  await button(page, 'TYT Kimya').click();
  await button(detail, 'Sil').click();
  await expect(rows(page)).toHaveCount(1);
  await closeToast(page);
  await expect(page.getByText('3 kayıt bekliyor')).toBeVisible();
  // Already deleted on another device, so the queued delete succeeds without an error.
  await ada.unstudy(deleted._id);

  await context.setOffline(false);
  await expect(page.getByText(WAITS)).toHaveCount(0, SENT);
  await expect.poll(async () => (await ada.listSessions()).map(({ notes }) => notes)).toEqual(['Son söz']);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/gönderilemedi/)).toHaveCount(0);
});

/** Today's reminders; on a phone the pencil button opens them. */
const openReminders = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: /^Hatırlatmalar/ }).click();
  return page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Hatırlatmalar' });
};
const reminderRows = (place: Locator) =>
  place.getByRole('list', { name: 'Hatırlatmalar' }).getByRole('listitem');

test('a reminder created offline survives a reload and is saved once', async ({ page, context, faults }) => {
  faults.expect(...lost);
  const ada = await createStudent();
  await openAndGoOffline(page, ada, `/calendar/study?date=${today}`);
  const place = await openReminders(page);
  await place.getByLabel('Hatırlatma', { exact: true }).fill('Deneme çöz');
  await button(place, 'Hatırlatma ekle').click();
  await expect(page.getByText(/^Bağlantı yok\. Hatırlatman bu cihazda duruyor/).last()).toBeVisible();
  await expect(reminderRows(place)).toHaveText(/Deneme çöz.*Gönderilmeyi bekliyor/);
  await expect(place.getByLabel('Hatırlatma', { exact: true })).toHaveValue('');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload();
  await expect(reminderRows(place)).toHaveText(/Deneme çöz.*Gönderilmeyi bekliyor/);
  expect(await ada.reminded()).toEqual([]);

  await context.setOffline(false);
  await expect(place.getByText(WAITS)).toHaveCount(0, SENT);
  await expect(reminderRows(place)).toHaveCount(1);
  expect(await ada.reminded()).toMatchObject([{ text: 'Deneme çöz', isDone: false }]);
});

test('reminders ticked, edited and deleted offline are synced when online again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const ada = await createStudent();
  for (const text of ['Tekrar et', 'Kitap al', 'Soru sor']) await ada.remind(text);
  await openAndGoOffline(page, ada, `/calendar/study?date=${today}`);
  const place = await openReminders(page);
  await expect(reminderRows(place)).toHaveCount(3);
  const tick = place.getByRole('checkbox', { name: 'Yapıldı: Tekrar et' });
  await tick.check({ force: true });
  await expect(reminderRows(place).filter({ hasText: 'Tekrar et' })).toContainText(WAITS);
  await expect(tick).toBeChecked();
  await button(place, 'Düzenle: Kitap al').click();
  await place.getByLabel('Hatırlatma', { exact: true }).fill('Kitabı geri ver');
  await button(place, 'Kaydet').click();
  await expect(reminderRows(place).filter({ hasText: 'Kitabı geri ver' })).toContainText(WAITS);
  await button(place, 'Sil: Soru sor').click();
  await closeToast(page);
  await expect(reminderRows(place)).toHaveCount(2);

  await context.setOffline(false);
  await expect(place.getByText(WAITS)).toHaveCount(0, SENT);
  await expect
    .poll(async () => (await ada.reminded()).map(({ text, isDone }) => [text, isDone]))
    .toEqual([
      ['Tekrar et', true],
      ['Kitabı geri ver', false],
    ]);
  await expect(reminderRows(place)).toHaveCount(2);
  await expect(tick).toBeChecked();
});

test('questions edited and deleted offline are synced when online again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const ada = await createStudent();
  await ada.solve(10);
  await openAndGoOffline(page, ada, `/calendar/question?date=${today}`);
  const place = page.getByRole('dialog');
  const menu = button(place, 'TYT Fizik için işlemler');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await place.getByLabel('Doğru').fill('27');
  await button(place, 'Kaydet').click();
  const row = place.getByRole('table', { name: 'Eklediklerin' }).locator('tbody tr');
  await expect(row).toContainText('27');
  await expect(row).toContainText(WAITS);
  await context.setOffline(false);
  await expect(place.getByText(WAITS)).toHaveCount(0, SENT);
  expect(await ada.solved()).toMatchObject([{ correct: 27, wrong: 1 }]);

  await goOffline(page);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await closeToast(page);
  await expect(row).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(ada.solved, SENT).toEqual([]);
});
