import { account } from '@netlik/contract/identity/account';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn } from './people.ts';
import { open as openTimer, start, stop, studyFor, submitFeedback } from './timer-steps.ts';

const today = studyDay(new Date());
const SESSIONS = '/study-tracker/sessions';

const isPhone = (page: Page) => page.viewportSize()!.width < 768;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Table rows, or cards on a phone. */
const table = (page: Page) =>
  isPhone(page)
    ? page.getByRole('region', { name: 'Çalışmaların' }).getByRole('listitem')
    : page.getByRole('table').locator('tbody tr');
/** The day's reminders; on a phone the pencil button opens them. */
const openReminders = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: /^Hatırlatmalar/ }).click();
  return page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Hatırlatmalar' });
};

/** Waits for the page's live channel, so that no later message is missed. */
const openWithLiveChannel = async (page: Page, { email, password }: NewPerson, address: string) => {
  await signIn(page, email, password);
  const ready = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address);
  await waitUntilLoaded(page);
  await ready;
};

const addSession = async (page: Page, minutes: string) => {
  await button(page, 'Elle ekle').click();
  const form = dialog(page, 'Elle çalışma ekle');
  await form.getByLabel('Ders').selectOption('kimya');
  await form.getByLabel('Süre').fill(minutes);
  await form.getByText('İyi', { exact: true }).click();
  await form.getByText('Enerjik').click();
  await form.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(form).toHaveCount(0);
};

test('a session added, edited and deleted updates the table and the dashboard of the other device', async ({
  page,
  otherDevice,
}) => {
  const person = await newPerson();
  const there = otherDevice.page;
  await openWithLiveChannel(there, person, SESSIONS);
  await expect(there.getByText('İlk çalışman burada görünecek')).toBeVisible();
  await signIn(page, person.email, person.password);
  await page.goto(SESSIONS);
  await waitUntilLoaded(page);

  const dashboard = await there.context().newPage();
  const ready = dashboard.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  // The form's default start is an hour ago, which may be another day or week.
  await dashboard.goto('/dashboard?range=all');
  await ready;

  await addSession(page, '45');
  await expect(table(there)).toHaveCount(1);
  await expect(table(there)).toContainText('45 dk');
  await expect(dashboard.getByRole('region', { name: 'Toplam süre' })).toContainText('45 dk');

  await button(page, 'TYT Kimya').click();
  const detail = dialog(page, 'Çalışma ayrıntısı');
  await detail.getByRole('button', { name: 'Düzenle' }).click();
  const edit = dialog(page, 'Çalışmayı düzenle');
  await edit.getByText('Zayıf', { exact: true }).click();
  await edit.getByRole('button', { name: 'Kaydet' }).click();
  await expect(table(there)).toContainText('5 üzerinden 2');

  await detail.getByRole('button', { name: 'Sil', exact: true }).click();
  await page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('button', { name: 'Kapat' })
    .last()
    .click();
  await expect(there.getByText('İlk çalışman burada görünecek')).toBeVisible();
});

test('the dashboard updates when another device saves a manual or timed session', async ({
  page,
  otherDevice,
}) => {
  const person = await newPerson();
  const there = otherDevice.page;
  // The form's default start is an hour ago, which may be the previous day or week.
  await openWithLiveChannel(there, person, '/dashboard?range=all');
  await signIn(page, person.email, person.password);
  await page.goto(SESSIONS);
  await waitUntilLoaded(page);
  await addSession(page, '50');
  await expect(there.getByRole('main')).toContainText('50 dk');
  await page.goto('about:blank');

  await openTimer(page, person);
  const asked = there.waitForResponse(/\/analytics\/dashboard/, { timeout: 20_000 });
  await start(page);
  await studyFor(page, 6);
  await stop(page);
  await submitFeedback(page);
  expect((await asked).ok()).toBe(true);
});

test('the calendar updates with reminders and questions of another device', async ({ page, otherDevice }) => {
  const person = await newPerson();
  const { token } = person;
  const there = otherDevice.page;
  await openWithLiveChannel(there, person, `/calendar/study?date=${today}`);
  const listed = await openReminders(there);
  await expect(listed.getByText('Bu güne hatırlatma yok.')).toBeVisible();

  await signIn(page, person.email, person.password);
  await page.goto(`/calendar/study?date=${today}`);
  await waitUntilLoaded(page);
  const place = await openReminders(page);
  await place.getByLabel('Hatırlatma', { exact: true }).fill('Deneme çöz');
  await place.getByRole('button', { name: 'Hatırlatma ekle' }).click();
  await expect(listed.getByRole('listitem')).toContainText(['Deneme çöz']);
  await place.getByRole('checkbox', { name: 'Yapıldı: Deneme çöz' }).check({ force: true });
  await expect(listed.getByRole('checkbox', { name: 'Yapıldı: Deneme çöz' })).toBeChecked();

  await openWithLiveChannel(there, person, `/calendar/question?date=${today}`);
  await expect(there.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
  await api()(
    questionEntries.create,
    { body: { date: today, subject: 'fizik', correct: 12, wrong: 3 } },
    token,
  );
  await expect(there.getByRole('table', { name: 'Eklediklerin' })).toContainText('TYT Fizik');
});

test('a change made before the live channel opened is shown when it opens', async ({ page }) => {
  const { email, password, token } = await newPerson();
  await signIn(page, email, password);
  let open = () => {};
  const written = new Promise<void>((done) => {
    open = done;
  });
  await page.route(`**/api${account.ticket.path}`, async (route) => {
    await written;
    await route.continue();
  });
  await page.goto(`/calendar/question?date=${today}`);
  await expect(page.getByText('Bu güne henüz soru eklemedin.')).toBeVisible();
  await api()(
    questionEntries.create,
    { body: { date: today, subject: 'fizik', correct: 12, wrong: 3 } },
    token,
  );
  open();
  await expect(page.getByRole('table', { name: 'Eklediklerin' })).toContainText('TYT Fizik');
});
