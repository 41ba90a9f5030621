import { analytics, type Dashboard } from '@netlik/contract/study/analytics';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { allowMotion } from '../../testing/motion.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { advanced, empty, exam, figures } from './dashboard.samples.ts';
import { DashboardPage } from './dashboard-page.tsx';

const render = (at = '/dashboard') =>
  renderScreen(
    <main>
      <DashboardPage person={ayse} alerts={null} today={<div data-tour="dashboard-start" />} />
    </main>,
    { at },
  );
type Screen = Awaited<ReturnType<typeof render>>;

const card = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });

beforeEach(() => page.viewport(innerWidth, 5000));
beforeEach(() => fakeApi.reply(analytics.dashboard, figures));

describe('the dashboard', () => {
  it('shows the figures of the range in the address, and follows a new one', async () => {
    const all: Dashboard = { ...figures, range: 'all', sessionsCount: 912 };
    fakeApi.reply(analytics.dashboard, ({ query }) => (query.get('range') === 'all' ? all : figures));
    const screen = await render();
    for (const [name, text] of [
      ['Çözülen soru', '1.250'],
      ['Çalışma sayısı', '8'],
      ['TYT neti', '82,50'],
      ['Sıran', '3.'],
      ['Puan', '4.321'],
      ['XP', '5.400'],
    ] as const)
      await expect.element(card(screen, name)).toHaveTextContent(text);
    await expect.element(screen.getByText('5 sa 20 dk / 20 sa')).toBeVisible();
    await expectAccessible();
    expectFits();
    await screen.getByText('Tümü', { exact: true }).first().click();
    await expect.element(card(screen, 'Çalışma sayısı')).toHaveTextContent('912');
    expect(screen.router.state.location.search).toBe('?range=all');
  });

  it('explains each figure', async () => {
    const screen = await render();
    for (const [name, words] of [
      ['Seri', /^Arka arkaya çalıştığın/],
      ['Sıran', /Eşit puanlar aynı sırayı/],
      ['Puan', /^Son 30 günün puanı/],
      ['XP', /^Zamanlayıcıyla çalıştığın her dakika/],
    ] as const) {
      await screen.getByRole('button', { name: `${name}: nasıl hesaplanır?` }).click();
      await expect.element(screen.getByText(words)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(screen.getByText(words)).not.toBeInTheDocument();
    }
  });

  it('tells an empty account what to do first', async () => {
    fakeApi.reply(analytics.dashboard, empty);
    const screen = await render();
    await expect.element(screen.getByText(/^Henüz kayıtlı çalışman yok/)).toBeVisible();
    await expect.element(screen.getByText('Nereyi istiyorsun?')).toBeVisible();
    await expect.element(card(screen, 'TYT neti')).toHaveTextContent('—');
    await expect
      .element(screen.getByRole('progressbar', { name: 'Haftalık hedefin' }))
      .toHaveAttribute('aria-valuenow', '0');
    await expect
      .element(screen.getByRole('link', { name: 'Hedef yılını ekle' }))
      .toHaveAttribute('href', '/profile#targetYear');
    await expectAccessible();
    expectFits();
  });

  it('says that it failed to load, and can be retried', async () => {
    fakeApi.fail(analytics.dashboard, 'server.busy');
    const screen = await render();
    await expect.element(screen.getByText('Dashboard verileri alınamadı.')).toBeVisible();
    await expectAccessible();
    fakeApi.reply(analytics.dashboard, figures);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(card(screen, 'Toplam süre')).toBeVisible();
  });

  it('has a quote bar that is as high as its text', async () => {
    const text = 'Uzun bir söz de çubuğuna sığar; kısa bir söz altında boşluk bırakmaz. '.repeat(4);
    fakeApi.reply(analytics.dashboard, { ...figures, motivation: { text, author: 'Yunus Emre' } });
    const screen = await render();
    const bar = screen.getByRole('figure', { name: 'Haftanın sözü' });
    await expect.element(bar).toHaveTextContent('Yunus Emre');
    const { paddingTop, paddingBottom } = getComputedStyle(bar.element());
    const heights = [...bar.element().children].map((part) => part.getBoundingClientRect().height);
    const words = heights.reduce((sum, height) => sum + height, 0);
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    expect(bar.element().getBoundingClientRect().height - words - padding).toBeCloseTo(0, 0);
  });

  it('has every element that its tutorial points to', async () => {
    const screen = await render();
    await expect.element(card(screen, 'Puan')).toBeVisible();
    await expectTourAnchors('dashboard');
  });
});

describe('the exam card', () => {
  const renderWith = (part: Partial<Dashboard['exam']>) => {
    fakeApi.reply(analytics.dashboard, { ...figures, exam: { ...exam, ...part } });
    return render();
  };

  it.each([
    ['215 gün', 'Sınava kalan', { daysLeft: 215 }],
    ['Yarın TYT', '2027 YKS', { daysLeft: 1 }],
    ['Bugün TYT', '2027 YKS', { daysLeft: 0 }],
    ['Bugün AYT · YDT', '2027 YKS', { daysLeft: 0, parts: ['AYT', 'YDT'] }],
  ] as [string, string, Partial<Dashboard['exam']>][])('says "%s"', async (words, title, part) => {
    const screen = await renderWith(part);
    await expect.element(card(screen, title).getByText(words, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('tahmini')).not.toBeInTheDocument();
  });

  it('marks estimated dates', async () => {
    const screen = await renderWith({ official: false });
    await expect.element(card(screen, 'Sınava kalan').getByText('tahmini')).toBeVisible();
  });

  it('of a past exam shows the next year', async () => {
    const next = { year: 2028, daysLeft: 216, official: false };
    const screen = await renderWith({ daysLeft: null, parts: [], next });
    await expect.element(card(screen, '2027 YKS')).toHaveTextContent('Geride kaldı');
    await expect.element(card(screen, '2027 YKS')).toHaveTextContent('2028 YKS’ye yaklaşık 216 gün var');
    await expect
      .element(screen.getByRole('link', { name: 'Hedef yılını değiştir' }))
      .toHaveAttribute('href', '/profile#targetYear');
    await expectAccessible();
  });
});

describe('the goals', () => {
  const carousel = (screen: Screen) => screen.getByRole('region', { name: /^Hedef üniversitelerin/ });
  const shown = () => document.querySelector('[aria-roledescription="slayt"]:not([inert])')?.textContent;

  it('rotate, wait while focused, and follow arrow keys and space', async () => {
    await allowMotion();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await render();
    await expect.poll(shown).toContain('Ege Üniversitesi');
    vi.advanceTimersByTime(4_100);
    await expect.poll(shown).toContain('Hacettepe Üniversitesi');
    (carousel(screen).element() as HTMLElement).focus();
    await expect.poll(() => document.activeElement === carousel(screen).element()).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(shown()).toContain('Hacettepe Üniversitesi');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shown).toContain('Ege Üniversitesi');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toContain('Hacettepe Üniversitesi');
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('button', { name: 'Otomatik geçişi başlat' })).toBeVisible();
    screen.getByRole('heading', { level: 1 }).element().focus();
    vi.advanceTimersByTime(20_000);
    expect(shown()).toContain('Hacettepe Üniversitesi');
    vi.useRealTimers();
  });

  it('do not rotate with reduced motion', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await render();
    await expect.poll(shown).toContain('Ege Üniversitesi');
    vi.advanceTimersByTime(20_000);
    expect(shown()).toContain('Ege Üniversitesi');
    await expect.element(screen.getByRole('button', { name: /Otomatik geçişi/ })).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});

describe('the analysis', () => {
  it('is asked for only when it is opened, and has a table for its chart', async () => {
    fakeApi.reply(analytics.advanced, advanced);
    const screen = await render();
    await expect.element(card(screen, 'Puan')).toBeVisible();
    expect(fakeApi.calls(analytics.advanced)).toEqual([]);
    await screen.getByRole('button', { name: 'Analizi aç' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Derslere göre süre' })).toBeVisible();
    expect(screen.router.state.location.search).toContain('analysis=open');
    for (const name of ['Düzen', 'Odak', 'Tempo'])
      await expect.element(screen.getByText(new RegExp(`^${name} = `))).toBeVisible();
    await screen.getByText('Tablo olarak gör').click();
    const rows = screen.getByRole('table', { name: 'Günlere göre süre' }).getByRole('row');
    expect(rows.elements()).toHaveLength(1 + advanced.timeSeries.length);
    await expectAccessible();
    expectFits();
  });

  it('without data says so', async () => {
    const overall = { ...advanced.overall, sessionCount: 0 };
    const questionStatsSummary = { ...advanced.questionStatsSummary, totalAttempted: 0 };
    fakeApi.reply(analytics.advanced, { ...advanced, overall, questionStatsSummary });
    const screen = await render('/dashboard?analysis=open');
    await expect.element(screen.getByText('Analiz için henüz veri yok')).toBeVisible();
  });

  it('that failed to load can be retried', async () => {
    fakeApi.fail(analytics.advanced, 'server.busy');
    const screen = await render('/dashboard?analysis=open');
    await expect.element(screen.getByText('Analiz alınamadı')).toBeVisible();
    fakeApi.reply(analytics.advanced, advanced);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Derslere göre süre' })).toBeVisible();
  });
});
