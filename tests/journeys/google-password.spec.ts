import { join } from 'node:path';
import { CLIENT_ID, googleCredential, newSigningKey, startKeyServer } from '@netlik/testkit/google';
import type { Page } from '@playwright/test';
import { cleanUp, startServer, stop, temporaryFolder } from '../process/server-process.ts';
import { test as base, expect } from './fixtures.ts';
import { accessibilityFaults, waitUntilLoaded } from './page-checks.ts';
import { newEmail, signInByForm, signOutByMenu } from './people.ts';

type Google = { url: string; credentialFor: (email: string) => string };

/** The product with Google configured, and a fake Google with this test's signing keys. */
const test = base.extend<{ google: Google }>({
  google: async ({ context }, use) => {
    const key = newSigningKey('browser');
    const keys = await startKeyServer();
    keys.publish(key);
    const folder = temporaryFolder('google');
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_KEYS_URL: keys.url,
    });
    await server.ready();
    await use({
      url: server.base.replace('127.0.0.1', 'localhost'),
      credentialFor: (email) =>
        googleCredential(key, new Date(), {
          sub: `browser-${email}`,
          email,
          given_name: 'Gül',
          family_name: 'Işık',
        }),
    });
    // An open page would log errors when its server stops.
    for (const page of context.pages()) await page.goto('about:blank');
    await stop(server);
    await cleanUp(folder);
    await keys.stop();
  },
});

test.describe.configure({ timeout: 120_000 });

/** Replaces Google's script with a button that returns the credential. */
const mockGoogleScript = (page: Page, credential: string) =>
  page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let tell;
        window.google = { accounts: { id: {
          initialize: ({ client_id, callback }) => { tell = () => callback({ credential: client_id === '${CLIENT_ID}' ? '${credential}' : '' }); },
          renderButton: (place) => {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Google ile devam et';
            button.onclick = () => tell();
            place.replaceChildren(button);
          },
        } } };`,
    }),
  );

test('a Google account sets a password and signs in with it', async ({ page, google, faults }) => {
  faults.expect(/status of 401 .*\/users\/login$/);
  const email = newEmail();
  const password = 'yesil-kapi-7';
  await mockGoogleScript(page, google.credentialFor(email));
  await page.goto(`${google.url}/login?next=/profile`);
  const withGoogle = page.getByRole('button', { name: 'Google ile devam et' });
  await withGoogle.click();
  await expect(page).toHaveURL(/\/consent\?next=%2Fprofile$/);
  await page.getByLabel('Doğum yılın').selectOption('2005');
  await page.getByLabel('Aydınlatma metnini okudum ve anladım.').check();
  await page.getByRole('button', { name: 'Onayla ve başla' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await waitUntilLoaded(page);
  await expect(page.getByText('Şimdilik yalnızca Google ile giriyorsun.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Şifre belirle' }).click();
  await expect(page.getByLabel('Şu anki şifren')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Yeni şifre', { exact: true }).fill(password);
  await page.getByLabel('Yeni şifre (tekrar)').fill('baska-bir-sey');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText(/aynı değil|eşleşmiyor/)).toBeVisible();
  await page.getByLabel('Yeni şifre (tekrar)').fill(password);
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifren hazır. Artık e-postanla da girebilirsin.').first()).toBeVisible();
  // Changing it now requires the old password.
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page.getByLabel('Şu anki şifren')).toBeVisible();

  await signOutByMenu(page);
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, email, 'yesil-kapi-8');
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
  await signInByForm(page, email, password);
  await expect(page).toHaveURL(/\/first-run$/);
  await page.getByRole('button', { name: 'Soruları geç' }).click();
  await expect(page.getByRole('heading', { name: 'İlk 10 dakikan' })).toBeVisible();
  await page.goto(`${google.url}/dashboard`);
  await waitUntilLoaded(page);
  // Google sign-in still opens the same account.
  await signOutByMenu(page);
  await withGoogle.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${google.url}/profile`);
  await expect(page.getByRole('button', { name: 'Şifreyi değiştir' })).toBeVisible();
});
