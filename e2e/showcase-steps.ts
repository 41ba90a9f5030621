import { expect, type Page } from '@playwright/test';
import { demo, signIn } from './people.ts';

export const openShowcase = async (page: Page, who: string = demo.student) => {
  await signIn(page, who);
  await page.goto('/design/ui-showcase');
  await expect(page.getByRole('heading', { name: 'Haftanın özeti' })).toBeVisible();
};
