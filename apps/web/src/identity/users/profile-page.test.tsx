import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import type { Profile } from '@netlik/contract/identity/person';
import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { users } from '@netlik/contract/identity/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { session } from '../../data/calls/session.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ProfilePage } from './profile-page.tsx';

const serve = (start: Profile = ayseProfile) => {
  let saved = start;
  fakeApi.reply(account.profile, () => saved);
  fakeApi.reply(users.update, ({ body }) => {
    saved = { ...saved, ...(body as Partial<Profile>) };
    return saved;
  });
};

const render = (at = '/profile') => renderScreen(<ProfilePage parents={<p>Veliler</p>} />, { at });
type Screen = Awaited<ReturnType<typeof render>>;

const open = async (screen: Screen, name: string) => {
  const edit = screen.getByRole('button', { name });
  await edit.click();
  return edit;
};
const save = (screen: Screen) => screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
const toast = (screen: Screen, text: string | RegExp) =>
  screen.getByRole('region', { name: 'Kısa bildirimler' }).getByText(text).first();

beforeEach(() => {
  serve();
  fakeApi.reply(authSessions.list, []);
  fakeApi.reply(signInLog.list, []);
});

describe('the profile page', () => {
  it('shows a skeleton, then an error that can be retried', async () => {
    fakeApi.pending(account.profile);
    const waiting = await render();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await waiting.unmount();

    fakeApi.fail(account.profile, 'server.busy');
    const screen = await render();
    await expect.element(screen.getByText('Profilin yüklenemedi')).toBeVisible();
    await expectAccessible();
    serve();
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Ayşe Işık' })).toBeVisible();
    await expect.element(screen.getByText('Veliler')).toBeInTheDocument();
    await expectAccessible();
    expectFits();
  });

  it('switches whether other students find this one, and says when that failed', async () => {
    const screen = await render();
    const visible = screen.getByRole('switch', { name: 'Diğer öğrenciler beni bulabilsin' });
    await expect.element(visible).toBeChecked();
    await visible.click();
    await expect.element(visible).not.toBeChecked();
    expect(fakeApi.calls(users.update)[0]?.body).toEqual({ discoverable: false });
    fakeApi.fail(users.update, 'server.busy');
    await visible.click();
    await expect.element(screen.getByText(/Sunucu şu an hazır değil/)).toBeVisible();
    await expect.element(visible).not.toBeChecked();
    await expectAccessible();
  });

  it('links each missing item to its field', async () => {
    const screen = await render();
    const bar = screen.getByRole('progressbar', { name: 'Profil doluluğu' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '17');
    const missing = screen.getByRole('navigation', { name: 'Eksik kalanlar' });
    await missing.getByRole('link', { name: 'Telefon' }).click();
    await expect.element(screen.getByLabelText(/^Telefon/)).toHaveFocus();
    await missing.getByRole('link', { name: 'Şehir' }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Şehir' })).toHaveFocus();
    await expectAccessible();
  });

  it('of a coach has no education fields', async () => {
    serve({ ...ayseProfile, role: 'coach' });
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'Kişisel bilgiler' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Eğitim bilgileri' })).not.toBeInTheDocument();
  });
});

describe('personal information', () => {
  it('shows the exact messages for missing, invalid or too long fields', async () => {
    const screen = await render();
    await open(screen, 'Kişisel bilgileri düzenle');
    const name = screen.getByLabelText('Ad', { exact: true });
    await expect.element(name).toHaveFocus();
    await name.fill('');
    await screen.getByLabelText('Soyad').fill('y'.repeat(51));
    await screen.getByLabelText(/^Telefon/).fill('0532 abc');
    await save(screen);
    await expect.element(screen.getByText('Ad gereklidir')).toBeVisible();
    await expect.element(screen.getByText('Soyad en fazla 50 karakter olabilir')).toBeVisible();
    await expect.element(screen.getByText('Geçerli bir telefon numarası girin')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expectAccessible();
    await name.fill('a'.repeat(51));
    await expect.element(screen.getByText('Ad en fazla 50 karakter olabilir', { exact: true })).toBeVisible();
  });

  it('is saved for this page and the rest of the app', async () => {
    const screen = await render();
    const edit = await open(screen, 'Kişisel bilgileri düzenle');
    await screen.getByLabelText('Ad', { exact: true }).fill('İpek');
    await screen.getByLabelText(/^Telefon/).fill('+90 (532) 000-00-00');
    await save(screen);
    await expect.element(toast(screen, 'Bilgilerin kaydedildi.')).toBeVisible();
    await expect.element(edit).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: 'İpek Işık' })).toBeVisible();
    await expect.element(screen.getByText('+90 (532) 000-00-00')).toBeVisible();
    expect(session.get()?.user.firstName).toBe('İpek');
  });

  it('keeps the saved values when cancelled', async () => {
    const screen = await render();
    const edit = await open(screen, 'Kişisel bilgileri düzenle');
    await screen.getByLabelText('Ad', { exact: true }).fill('Yanlış');
    await screen.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.element(edit).toHaveFocus();
    await expect.element(screen.getByText('Yanlış')).not.toBeInTheDocument();
    await edit.click();
    await expect.element(screen.getByLabelText('Ad', { exact: true })).toHaveValue('Ayşe');
  });

  it('keeps the form and shows the reason when saving fails', async () => {
    fakeApi.fail(users.update, 'server.busy');
    const screen = await render();
    await open(screen, 'Kişisel bilgileri düzenle');
    await screen.getByLabelText('Soyad').fill('Yılmaz');
    await save(screen);
    await expect.element(screen.getByText(/^Sunucu şu an/).first()).toBeVisible();
    await expect.element(screen.getByLabelText('Soyad')).toHaveValue('Yılmaz');
  });
});

describe('education', () => {
  it('needs every field', async () => {
    const screen = await render();
    await open(screen, 'Eğitim bilgilerini düzenle');
    await save(screen);
    for (const missing of ['Okul', 'Okul türü', 'Sınıf', 'Şehir', 'Hedef yıl', 'Alan'])
      await expect.element(screen.getByText(`${missing} gereklidir`, { exact: true })).toBeVisible();
    await expectAccessible();
    expectFits();
  });

  it('finds cities by Turkish letters, and offers seven years', async () => {
    const screen = await render();
    await open(screen, 'Eğitim bilgilerini düzenle');
    const city = screen.getByRole('combobox', { name: 'Şehir' });
    await city.click();
    await userEvent.keyboard('ıgdı');
    await expect
      .poll(() =>
        screen
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toContain('Iğdır');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(city).toHaveValue('Iğdır');
    await screen.getByLabelText('Okul', { exact: true }).fill('Iğdır Fen Lisesi');
    await screen.getByLabelText('Okul türü').selectOptions('Fen Lisesi');
    await screen.getByLabelText('Sınıf').selectOptions('Mezun');
    const years = screen.getByLabelText('Hedef yıl');
    const thisYear = new Date().getFullYear();
    const offered = [...(years.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered).toEqual(['Seç', ...Array.from({ length: 7 }, (_, ahead) => String(thisYear + ahead))]);
    await years.selectOptions(String(thisYear + 6));
    await expect.element(screen.getByText(/2028’den itibaren .* yeni müfredata/)).toBeVisible();
    await years.selectOptions(String(thisYear + 1));
    await screen.getByLabelText('Alan', { exact: true }).selectOptions('Eşit Ağırlık');
    await save(screen);
    await expect.element(toast(screen, 'Eğitim bilgilerin kaydedildi.')).toBeVisible();
    expect(fakeApi.calls(users.update)[0]?.body).toEqual({
      currentSchool: 'Iğdır Fen Lisesi',
      schoolType: 'fen',
      grade: 'Mezun',
      city: 'Iğdır',
      targetYear: thisYear + 1,
      targetFieldType: 'esit_agirlik',
    });
  });
});

describe('the diploma grade', () => {
  it('is saved without the rest of the education, and can be taken away', async () => {
    const screen = await render();
    const card = screen.getByRole('region', { name: 'Diploma notu' });
    await card.getByLabelText('Diploma notun').fill('101');
    await card.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.element(card.getByText('Diploma notu 50 ile 100 arasında olmalı')).toBeVisible();
    await card.getByLabelText('Diploma notun').fill('87,5');
    await card.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.element(toast(screen, 'Diploma notun kaydedildi.')).toBeVisible();
    await card.getByLabelText('Diploma notun').fill('');
    await card.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect.element(toast(screen, 'Diploma notun silindi.')).toBeVisible();
    expect(fakeApi.calls(users.update).map(({ body }) => body)).toEqual([
      { diplomaGrade: 87.5 },
      { diplomaGrade: null },
    ]);
  });
});

describe('the picture', () => {
  it('must be an image under 1 MB', async () => {
    const screen = await render();
    const chooser = screen.getByLabelText('Fotoğraf yükle');
    await chooser.upload(new File(['merhaba'], 'not.txt', { type: 'text/plain' }));
    await expect.element(screen.getByText(/^Yalnızca resim yükleyebilirsin/)).toBeVisible();
    await chooser.upload(new File([new Uint8Array(1024 * 1024 + 1)], 'buyuk.png', { type: 'image/png' }));
    await expect.element(screen.getByText(/en fazla 1 MB olabilir/)).toBeVisible();
    await expectAccessible();
  });
});
