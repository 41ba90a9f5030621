import { leaderboard } from '@netlik/contract/community/leaderboard';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MedalsCard } from './medals-card.tsx';

const year = yearOf(studyDay(new Date()));

it('shows the medals of the years before as well: those of December are given in January', async () => {
  fakeApi.reply(leaderboard.medalsOfYear, ({ query }) => {
    const asked = Number(query.get('year'));
    const winners = [{ medal: 'gold' as const, name: 'Zeynep K.', minutes: 125, isMe: false }];
    return { year: asked, months: asked === year - 1 ? [{ month: `${asked}-12`, winners }] : [] };
  });
  const screen = await renderScreen(<MedalsCard />);
  await expect.element(screen.getByText('Bu yıl henüz madalya verilmedi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sonraki yıl' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Önceki yıl' }).click();
  await expect.element(screen.getByText(`Aralık ${year - 1}`)).toBeVisible();
  await expect.element(screen.getByText('2 sa 5 dk')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Önceki yıl' }).click();
  await expect.element(screen.getByText(`${year - 2} yılında madalya verilmedi`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Önceki yıl' })).toBeDisabled();
});
