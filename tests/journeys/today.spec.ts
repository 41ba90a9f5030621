import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { dayOfWeek, studyDay, weekStart } from '@netlik/domain/study-day';
import { expect, test } from './fixtures.ts';
import { api, newPerson, signIn } from './people.ts';

const today = studyDay(new Date());

test('a student starts the next thing with one tap and ticks another, also without a connection', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  const { email, password } = person;
  const { token } = (await api()(contract.login, { body: { email, password } })).data;
  for (const subject of ['fizik', 'kimya'])
    await api()(
      weeklyPlans.addEntry,
      {
        params: { weekStart: weekStart(today) },
        body: { day: dayOfWeek(today) - 1, subject, type: 'soru_cozum' },
      },
      token,
    );
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Bugün' });
  await expect(panel.getByText('TYT Fizik')).toBeVisible();
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'TYT Kimya: tamamlandı işaretle' }).click();
  await expect(panel.getByText('Tamamlanan 1 iş')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const plan = await api()(weeklyPlans.get, { query: { date: today } }, token);
      return plan.data.entries.map(({ status }) => status);
    })
    .toEqual(['pending', 'completed']);
  await panel.getByRole('link', { name: 'Başlat' }).click();
  await expect(page).toHaveURL(/\/study-tracker\/timer$/);
  await expect(page.getByRole('button', { name: 'Duraklat' })).toBeVisible();
});
