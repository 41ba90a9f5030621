import { type TopicFigures, topicFacts } from '@netlik/contract/study/topic-facts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { TopicFactsPage } from './topic-facts-page.tsx';

const estimated = { firstStudyMinutes: 240, practiceQuestions: 90, reviewMinutes: 25, needs: [] };
const figures: TopicFigures = {
  topic: 'Kümeler',
  kind: 'once',
  order: 1,
  used: estimated,
  estimated,
  isOverridden: false,
};

it('sets other figures for a topic, and goes back to the estimate', async () => {
  await page.viewport(1440, 900);
  let row = figures;
  const sent: unknown[] = [];
  fakeApi.reply(topicFacts.list, () => [row]);
  fakeApi.reply(topicFacts.save, ({ body }) => {
    sent.push(body);
    row = { ...row, used: { ...estimated, firstStudyMinutes: 300 }, isOverridden: true };
    return row;
  });
  fakeApi.reply(topicFacts.reset, () => (row = figures));
  const screen = await renderScreen(<TopicFactsPage />, {
    at: '/admin/topics',
    person: { ...ayse, role: 'admin' },
  });
  await screen.getByRole('button', { name: 'Kümeler', exact: true }).click();
  await screen.getByLabelText('İlk çalışma (dk)').fill('300');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(screen.getByText('Değiştirildi')).toBeVisible();
  expect(sent).toEqual([{ topic: 'Kümeler', ...estimated, firstStudyMinutes: 300 }]);
  await screen.getByRole('button', { name: 'Kümeler için işlemler' }).click();
  await screen.getByRole('menuitem', { name: 'Tahmine dön' }).click();
  await expect.element(screen.getByText('Tahmin', { exact: true })).toBeVisible();
});
