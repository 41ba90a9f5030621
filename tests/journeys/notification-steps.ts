import type { Page } from '@playwright/test';
import { notificationTexts as texts } from '../../apps/web/src/platform/notifications/notifications.texts.ts';
import { expect } from './fixtures.ts';
import { demoPassword, signIn } from './people.ts';

export const bell = (page: Page) => page.getByRole('button', { name: /^Bildirimler/ });
export const drawer = (page: Page) => page.getByRole('dialog', { name: texts.title });
export const items = (page: Page) => drawer(page).getByRole('listitem');
export const item = (page: Page, title: string) => items(page).filter({ hasText: title });
export const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name, exact: true });

export const openAs = async (page: Page, email: string, password = demoPassword) => {
  await signIn(page, email, password);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const open = async (page: Page) => {
  await bell(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
};
