import { expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../buttons/button.tsx';
import { confirm } from './confirm.tsx';

const renderQuestion = async () => {
  let answer: Promise<boolean> | undefined;
  const ask = () => {
    answer = confirm({ title: 'Denemeyi sil', text: 'Bu işlem geri alınamaz.', action: 'Sil', danger: true });
  };
  const screen = await renderScreen(<Button onClick={ask}>Sor</Button>);
  const opener = screen.getByRole('button', { name: 'Sor' });
  opener.element().focus();
  await press('Enter');
  const dialog = screen.getByRole('dialog', { name: 'Denemeyi sil' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog, answer: () => answer };
};

it('a question is named and described, and a stray Enter does not confirm it', async () => {
  const { screen, dialog, opener, answer } = await renderQuestion();
  await expect.element(dialog).toHaveAccessibleDescription('Bu işlem geri alınamaz.');
  await expect.element(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
  await expectAccessible();
  await press('Enter');
  expect(await answer()).toBe(false);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('Escape answers no and returns the focus', async () => {
  const { dialog, opener, answer } = await renderQuestion();
  await press('Escape');
  expect(await answer()).toBe(false);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('Tab leads to the button that answers yes', async () => {
  const { screen, answer, opener } = await renderQuestion();
  await press('Tab');
  await expect.element(screen.getByRole('button', { name: 'Sil', exact: true })).toHaveFocus();
  await press('Space');
  expect(await answer()).toBe(true);
  await expect.element(opener).toHaveFocus();
});

it('asks one question after the other', async () => {
  const screen = await renderScreen(<p>Sayfa</p>);
  const answers = [confirm({ title: 'Bir', action: 'Evet' }), confirm({ title: 'İki', action: 'Evet' })];
  await expect.element(screen.getByRole('dialog', { name: 'Bir' })).toBeVisible();
  await press('Escape');
  await expect.element(screen.getByRole('dialog', { name: 'İki' })).toBeVisible();
  await press('Tab', 'Enter');
  expect(await Promise.all(answers)).toEqual([false, true]);
});
