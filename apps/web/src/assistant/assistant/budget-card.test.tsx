import { assistant } from '@netlik/contract/assistant/assistant';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { BudgetCard } from './budget-card.tsx';

const budget = {
  perStudent: 200_000,
  overall: 20_000_000,
  used: 1_250_000,
  mostUsed: 90_000,
  requests: 1200,
  students: 40,
  service: { host: 'model.example', model: 'kucuk-model' },
};

it('shows what was used and sets both budgets', async () => {
  fakeApi.reply(assistant.budget, budget);
  fakeApi.reply(assistant.setBudget, { ...budget, perStudent: 50_000 });
  const screen = await renderScreen(<BudgetCard />);
  await expect.element(screen.getByText('Bu ay toplam 1.250.000 / 20.000.000 birim')).toBeVisible();
  await expect.element(screen.getByText('En çok kullanan öğrenci 90.000 / 200.000 birim')).toBeVisible();
  await screen.getByLabelText('Öğrenci başına aylık birim').fill('-5');
  await screen.getByRole('button', { name: 'Bütçeyi kaydet' }).click();
  expect(fakeApi.calls(assistant.setBudget)).toEqual([]);
  await screen.getByLabelText('Öğrenci başına aylık birim').fill('50000');
  await screen.getByRole('button', { name: 'Bütçeyi kaydet' }).click();
  await expect.element(screen.getByText('Bütçe kaydedildi.')).toBeVisible();
  await expectAccessible();
});
