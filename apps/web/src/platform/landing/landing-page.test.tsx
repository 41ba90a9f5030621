import { events } from '@netlik/contract/platform/events';
import { type LandingSettings, landing } from '@netlik/contract/platform/landing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { allowMotion } from '../../testing/motion.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { LandingPage } from './landing-page.tsx';
import { PublicLandingPage } from './public-landing-page.tsx';

const promised: LandingSettings = {
  stats: [{ value: 2.4, suffix: 'M', label: 'çalışma dakikası' }],
  testimonials: [
    { quote: 'İki ayda 14 net.', name: 'Mert A.', role: 'Mezun' },
    { quote: 'Düşünmeyi bıraktım.', name: 'Zeynep K.', role: '' },
  ],
  questions: [{ question: 'Koçlar kaç öğrenci ekler?', answer: 'Pro planda sınırsız.' }],
  trialDays: 14,
  launchDiscount: 20,
  proPrice: '',
  isPublic: false,
};
const nothing = { ...promised, stats: [], testimonials: [], questions: [], trialDays: 0, launchDiscount: 0 };

beforeEach(() => {
  sessionStorage.clear();
  fakeApi.reply(events.record, null);
});

const open = async (settings: LandingSettings, width = 1440) => {
  let stored = settings;
  fakeApi.reply(landing.settings, () => stored);
  fakeApi.reply(landing.saveSettings, ({ body }) => {
    stored = body as LandingSettings;
    return stored;
  });
  await page.viewport(width, 900);
  return renderScreen(<LandingPage />, { at: '/landing' });
};

describe('the landing page', () => {
  it('shows figures, voices and offers that were set, and fits a phone', async () => {
    const screen = await open(promised, 390);
    await expect.element(screen.getByText('2,4M')).toBeVisible();
    await expectTourAnchors('landing');
    await expect.element(screen.getByText('Açılışa özel %20')).toBeVisible();
    await expect.element(screen.getByText('14 gün ücretsiz dene, kart gerekmez.')).toBeVisible();
    await expect.element(screen.getByText('İki ayda 14 net.')).toBeVisible();
    await screen.getByRole('button', { name: 'Sonraki yorum' }).click();
    await expect.element(screen.getByText('Düşünmeyi bıraktım.')).toBeVisible();
    await screen.getByText('Koçlar kaç öğrenci ekler?').click();
    await expect.element(screen.getByText('Pro planda sınırsız.')).toBeVisible();
    expectFits();
    await expectAccessible();
  });

  it('promises nothing that nobody has set', async () => {
    const screen = await open(nothing);
    await expect.element(screen.getByRole('heading', { name: 'Planlar' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(
      /Açılışa özel|gün ücretsiz|Kullananlar ne diyor|memnuniyet/,
    );
  });

  it.each(['A', 'B'] as const)('shows hero %s where the session says so', async (variant) => {
    sessionStorage.setItem('netlik.exp.landing_hero_v1', variant);
    const screen = await open(nothing);
    const title = { A: 'YKS’ye giden yolu netleştir', B: 'Bugün ne çalışacağını düşünme, çalış' }[variant];
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('is edited in a drawer that names what is wrong', async () => {
    const screen = await open(nothing);
    await screen.getByRole('button', { name: 'Sayfayı düzenle' }).click();
    const drawer = screen.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Rakam ekle' }).click();
    await drawer.getByRole('textbox', { name: 'Sayı' }).fill('çok');
    await drawer.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(drawer.getByText('Bir sayı yaz')).toBeVisible();
    await expect.element(drawer.getByText('Açıklama gereklidir')).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('textbox', { name: 'Sayı' }).fill('4,8');
    await drawer.getByRole('textbox', { name: 'Açıklama' }).fill('memnuniyet');
    await expect.element(drawer.getByText('Sayfada: 4,8 memnuniyet')).toBeVisible();
    await drawer.getByRole('switch', { name: 'Giriş yapmamış herkese ana adreste göster' }).click();
    await drawer.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(screen.getByText('4,8', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Sayfayı düzenle' }).click();
    await expect.element(drawer.getByRole('switch')).toBeChecked();
  });

  it.each([390, 1440])(
    'has a public copy that fits %i px and sends no events, only that it was seen',
    async (width) => {
      await page.viewport(width, 900);
      const screen = await renderScreen(<PublicLandingPage settings={promised} />, { person: null });
      await screen.getByText('Koçlar kaç öğrenci ekler?').click();
      await expect.element(screen.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible();
      const footer = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
      expect(footer).toEqual([
        '/iletisim',
        '/aydinlatma-metni',
        '/kullanim-kosullari',
        '/login',
        '/register',
      ]);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(fakeApi.calls(events.record)).toEqual([]);
      expectFits();
      await expectAccessible();
    },
  );

  const isInSight = (link: Element) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return link.contains(seen) && bottom <= innerHeight && link.checkVisibility({ opacityProperty: true });
  };

  it.each([390, 1440])('keeps one call to action in sight at any scroll of %i px', async (width) => {
    await page.viewport(width, 844);
    await renderScreen(<PublicLandingPage settings={promised} />, { person: null });
    const calls = () => [...document.querySelectorAll('main a[href="/register"]:not(footer a)')];
    const height = () => document.documentElement.scrollHeight;
    for (let top = 0; top < height(); top += 300) {
      scrollTo(0, top);
      await expect.poll(() => calls().some(isInSight), { message: `at ${top} of ${height()} px` }).toBe(true);
    }
    expect(height()).toBeGreaterThan(3000);
  });

  it('has a timer that counts, pauses and runs on', async () => {
    await allowMotion();
    const screen = await open(nothing);
    const timer = screen.getByRole('timer', { name: 'Kalan süre' });
    await expect.element(timer).not.toHaveTextContent('25:00');
    await screen.getByRole('button', { name: 'Duraklat' }).click();
    const paused = timer.element().textContent;
    await screen.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.element(timer).not.toHaveTextContent(paused);
  });

  it('has a timer that waits for its button where things should not move', async () => {
    const screen = await open(nothing);
    const timer = screen.getByRole('timer');
    await expect.element(timer).toHaveTextContent('25:00');
    await screen.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.element(timer).not.toHaveTextContent('25:00');
  });

  it('counts the net of the answers that are set', async () => {
    const screen = await open(nothing, 390);
    await expect.element(screen.getByText('28,50 net')).toBeVisible();
    await screen.getByRole('slider', { name: 'Yanlış' }).fill('9');
    await expect.element(screen.getByText('27,75 net')).toBeVisible();
    await screen.getByRole('slider', { name: 'Doğru' }).fill('38');
    // With 38 of 40 right, at most two can be wrong.
    await expect.element(screen.getByText('37,50 net')).toBeVisible();
  });

  it.each(['light', 'dark'] as const)('shows pictures of the product in the %s theme', async (theme) => {
    const screen = await open(nothing);
    await expect.element(screen.getByRole('heading', { name: 'İçeriden bir bakış' })).toBeVisible();
    const { theme: before } = document.documentElement.dataset;
    document.documentElement.dataset.theme = theme;
    const images = [...document.querySelectorAll<HTMLImageElement>('figure img')];
    const shown = images.filter((image) => image.checkVisibility());
    expect(shown.map(({ src }) => /\w+-(\w+)\.webp/.exec(src)?.[1])).toEqual([theme, theme, theme]);
    expect(images.every(({ loading, alt }) => loading === 'lazy' && alt !== '')).toBe(true);
    // The images reserve their height before they load.
    for (const image of shown) expect(image.getBoundingClientRect().height).toBeGreaterThan(300);
    document.documentElement.dataset.theme = before!;
  });
});
