import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { motivation } from '@netlik/contract/community/motivation';
import { examDates } from '@netlik/contract/exams/exam-dates';
import { adminUsers, type UserPlan } from '@netlik/contract/identity/admin-users';
import type { AdminUser } from '@netlik/contract/identity/person';
import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { users } from '@netlik/contract/identity/users';
import { adminSystem } from '@netlik/contract/platform/admin-system';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse, ayseProfile, kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { AdminDashboardPage } from './admin-dashboard-page.tsx';

const admin = { ...kemal, role: 'admin' as const };
const figures = {
  totalUsers: 12_345,
  totalStudents: 12_000,
  totalCoaches: 300,
  totalAdmins: 45,
  totalSessions: 9056,
  totalQuestions: 235_751,
  systemLoad: 82.5,
  activeUsers: 120,
  responseTime: 18.2,
  databaseSize: 1.25,
  avgSessionTime: 67.4,
  growthPercent: 12.5,
  processes: 2,
  unsafeSettings: [] as string[],
  measuredAt: '2026-11-17T06:00:00.000Z',
};
const user: AdminUser = {
  _id: ayse._id,
  firstName: ayse.firstName,
  lastName: ayse.lastName,
  email: ayse.email,
  role: 'student',
  avatar: null,
  plan: { tier: 'premium' },
  profileCompleteness: 85,
  lastActivity: null,
  status: 'active',
  registrationDate: '2026-01-01T00:00:00.000Z',
  isActive: true,
};
const plan: UserPlan = {
  plan: { tier: 'premium', status: 'active', premiumUntil: null },
  limits: { activePlansMax: 5, examsPerMonth: 20 },
  ownLimits: { activePlansMax: null, examsPerMonth: null },
  entitlements: { coachAccess: true, aiAssistant: true, studyRooms: true },
  ownEntitlements: {},
  coach: { id: kemal._id, name: 'Kemal Öztürk' },
};

const coachRow = (_id: string, name: string) => ({
  _id,
  name,
  email: 'koc@example.com',
  avatar: null,
  city: '',
  createdAt: '2026-01-01T09:00:00.000Z',
  isActive: true,
  studentCount: 3,
});

beforeEach(() => {
  fakeApi.reply(adminSystem.metrics, figures);
  fakeApi.reply(adminUsers.listFast, { data: [user], pagination: { page: 1, limit: 20, total: 10_001 } });
  fakeApi.reply(adminUsers.plan, plan);
  fakeApi.reply(adminUsers.lapsing, { data: [], pagination: { page: 1, limit: 5, total: 0 } });
  fakeApi.reply(users.get, ayseProfile);
  const coaches = [coachRow(kemal._id, 'Kemal Öztürk'), coachRow(ayse._id, 'Işıl Güneş')];
  fakeApi.reply(adminCoaches.list, { data: coaches, pagination: { page: 1, limit: 500, total: 2 } });
  fakeApi.reply(examDates.list, []);
  fakeApi.reply(motivation.get, {
    year: 2026,
    week: 47,
    text: 'Dünkü hâlini geç; yarış orada.',
    author: null,
    isBuiltIn: true,
  });
});

const open = async (query = '', width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<AdminDashboardPage alerts={null} />, {
    at: `/admin-dashboard${query}`,
    person: admin,
  });
};

describe('the admin dashboard', () => {
  it('shows what was measured, and saves the quote of a week', async () => {
    fakeApi.reply(motivation.save, { year: 2026, week: 47, text: 'Başla.', author: null, isBuiltIn: false });
    const screen = await open();
    await expect.element(screen.getByText('12.345')).toBeVisible();
    await expect.element(screen.getByText('Yük yüksek · 2 süreç')).toBeVisible();
    expect(screen.getByText(/elektrik kesilirse/).query()).toBeNull();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Sözü kaydet' }).click();
    await expect.element(screen.getByText('Söz gereklidir')).toBeVisible();
    await screen.getByLabelText('Söz', { exact: true }).fill('Başla.');
    await screen.getByRole('button', { name: 'Sözü kaydet' }).click();
    await expect.poll(() => fakeApi.calls(motivation.save)[0]?.body).toEqual({ text: 'Başla.', author: '' });
  });

  it('has no card in a card, and figures with the unit they are read in', async () => {
    fakeApi.reply(adminSystem.metrics, { ...figures, databaseSize: 0.043 });
    const screen = await open('', 390);
    await expect.element(screen.getByText('43 MB')).toBeVisible();
    await expect.element(screen.getByText('1 sa 7 dk')).toBeVisible();
    await expect.element(screen.getByText('18,2 ms')).toBeVisible();
    const framed = [...document.querySelectorAll('section')].filter(
      (section) => getComputedStyle(section).borderTopWidth !== '0px',
    );
    expect(framed.length).toBeGreaterThan(0);
    expect(framed.filter((card) => framed.some((other) => other !== card && other.contains(card)))).toEqual(
      [],
    );
    expectFits();
  });

  it('warns of a database that may lose what it has acknowledged', async () => {
    fakeApi.reply(adminSystem.metrics, { ...figures, unsafeSettings: ['fsync', 'synchronous_commit'] });
    const warned = await open('', 390);
    await expect
      .element(
        warned.getByText(
          /PostgreSQL’de diske yazmayı doğrulama \(fsync\), kaydın .* \(synchronous_commit\) kapalı: elektrik/,
        ),
      )
      .toBeVisible();
    await expectAccessible();
    expectFits();
  });

  it('searches and filters people on the server, counts to ten thousand and opens one by any part of the row', async () => {
    const screen = await open('?tab=users');
    await expect.element(screen.getByText('1–1 / 10.000+ kayıt')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Kullanıcılar içinde ara').fill('ayşe');
    const asked = () => fakeApi.calls(adminUsers.listFast).at(-1)!.query;
    await expect.poll(() => asked().get('q')).toBe('ayşe');
    await screen.getByLabelText('Rol', { exact: true }).selectOptions('coach');
    await expect.poll(() => asked().get('role')).toBe('coach');
    await screen.getByRole('row', { name: /Ayşe/ }).getByRole('cell').nth(2).click();
    await expect.poll(() => screen.router.state.location.search).toContain(`user=${ayse._id}`);
  });

  it('suspends after a question, and says what becomes of the coaching', async () => {
    fakeApi.fail(users.update, 'user.last_admin');
    fakeApi.reply(adminUsers.setPlan, { ...plan, coach: null });
    const screen = await open(`?tab=users&user=${ayse._id}`);
    await screen.getByRole('button', { name: 'Askıya al' }).click();
    await expect.element(screen.getByText(/Bütün cihazlarından hemen çıkar/)).toBeVisible();
    await screen.getByRole('button', { name: 'Vazgeç' }).click();
    expect(fakeApi.calls(users.update)).toEqual([]);
    await screen.getByText('Ücretsiz', { exact: true }).last().click();
    await screen.getByRole('button', { name: 'Paketi kaydet' }).click();
    await expect.element(screen.getByText(/koçluğunu hemen sona erdirir/)).toBeVisible();
    await screen.getByRole('button', { name: 'Devam et' }).click();
    await expect
      .poll(() => fakeApi.calls(adminUsers.setPlan)[0]?.body)
      .toEqual({ tier: 'free', resetLimits: true, premiumUntil: null });
  });

  it('gives a student another coach', async () => {
    fakeApi.reply(adminCoaches.reassign, { studentId: ayse._id, coachId: ayse._id });
    const screen = await open(`?tab=users&user=${ayse._id}`);
    await screen.getByLabelText('Koçu', { exact: true }).selectOptions('Işıl Güneş (3 öğrenci)');
    await screen.getByRole('button', { name: 'Koçu değiştir' }).click();
    await expect
      .poll(() => fakeApi.calls(adminCoaches.reassign)[0]?.body)
      .toEqual({ studentId: ayse._id, fromCoachId: kemal._id, toCoachId: ayse._id });
  });

  it('counts the sign-ins of each day, and fits a phone', async () => {
    fakeApi.reply(adminSystem.userGrowth, [
      { month: '2026-11', newUsers: 3, newStudents: 2, totalUsers: 12_345 },
    ]);
    fakeApi.reply(signInLog.counts, [
      { day: '2026-11-16', ok: 40, wrong: 2, blocked: 0 },
      { day: '2026-11-17', ok: 1200, wrong: 87, blocked: 35 },
    ]);
    const screen = await open('?tab=analytics', 360);
    await expect
      .element(screen.getByText('17 Kasım: 1.200 başarılı, 87 hatalı, 35 engellendi'))
      .toBeVisible();
    expectFits();
    await expectAccessible();
  });

  it('reports the same figures, and fits a phone', async () => {
    fakeApi.reply(adminSystem.userGrowth, [
      { month: '2026-11', newUsers: 3, newStudents: 2, totalUsers: 12_345 },
    ]);
    const screen = await open('?report=1', 360);
    await expect.element(screen.getByText('%82,5')).toBeVisible();
    await expect.element(screen.getByRole('rowheader', { name: 'Kasım 2026' })).toBeVisible();
    expectFits();
    await expectAccessible();
  });
});
