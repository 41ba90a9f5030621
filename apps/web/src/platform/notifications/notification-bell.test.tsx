import { type Notification, notifications } from '@netlik/contract/platform/notifications';
import { aNotification } from '@netlik/testkit/rows/platform';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { notificationTexts as texts } from './notifications.texts.ts';

const categories = ['coach', 'success', 'performance', 'system'] as const;
const labels = { coach: 'Koç ·', success: 'Başarı ·', performance: 'Performans ·', system: 'Sistem ·' };

const item = (index: number, part: Partial<Notification> = {}) =>
  aNotification({
    id: `01990000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
    title: `Haber ${index}`,
    body: 'Ayrıntısı burada.',
    category: categories[index % 4]!,
    createdAt: new Date(Date.now() - index * 3_600_000).toISOString(),
    readAt: index < 4 ? null : '2026-11-01T09:00:00.000Z',
    ...part,
  });

const serve = (start: Notification[]) => {
  let kept = start;
  fakeApi.reply(notifications.list, ({ query }) => {
    const wanted = kept
      .filter(({ readAt }) => query.get('unreadOnly') !== 'true' || readAt === null)
      .filter(({ category }) => !query.get('category') || category === query.get('category'));
    const from = wanted.findIndex(({ id }) => id === query.get('cursor')) + 1;
    const to = from + Number(query.get('limit'));
    const hasMore = to < wanted.length;
    return {
      data: wanted.slice(from, to),
      paging: { hasMore, nextCursor: hasMore ? wanted[to - 1]!.id : null },
    };
  });
  const readAt = new Date().toISOString();
  fakeApi.reply(notifications.read, ({ path }) => {
    kept = kept.map((one) => (path.includes(one.id) ? { ...one, readAt } : one));
    return kept[0]!;
  });
  fakeApi.reply(notifications.readAll, () => {
    kept = kept.map((one) => ({ ...one, readAt }));
    return { changed: 4 };
  });
  fakeApi.reply(notifications.remove, ({ path }) => {
    kept = kept.filter(({ id }) => !path.endsWith(id));
    return null;
  });
  fakeApi.reply(notifications.removeAll, () => {
    kept = [];
    return { changed: 1 };
  });
};

const many = (count: number) => Array.from({ length: count }, (_, index) => item(index));

const render = (canOpen = true) => renderScreen(<NotificationBell canOpen={() => canOpen} />);
type Screen = Awaited<ReturnType<typeof render>>;

const bell = (screen: Screen) => screen.getByRole('button', { name: /^Bildirimler/ });
const drawer = (screen: Screen) => screen.getByRole('dialog', { name: texts.title });
const items = (screen: Screen) => drawer(screen).getByRole('listitem');
const tab = (screen: Screen, name: string) => drawer(screen).getByRole('tab', { name, exact: true });
const open = async (screen: Screen) => {
  await bell(screen).click();
  await expect.element(drawer(screen)).toBeVisible();
};

describe('the bell', () => {
  it.each([
    [0, 'Bildirimler', 'Bildirim'],
    [4, 'Bildirimler, 4 okunmamış', '4Bildirim'],
    [12, 'Bildirimler, 9’dan fazla okunmamış', '9+Bildirim'],
  ])('with %i unread is called "%s"', async (count, name, shown) => {
    serve(many(count).map((one) => ({ ...one, readAt: null })));
    const screen = await render();
    await expect.element(bell(screen)).toHaveAccessibleName(name);
    await expect.element(bell(screen)).toHaveTextContent(shown);
  });
});

describe('the drawer', () => {
  it('is empty for a new person, in every tab', async () => {
    serve([]);
    const screen = await render();
    await open(screen);
    await expect.element(drawer(screen).getByText(texts.empty.all.title)).toBeVisible();
    await tab(screen, 'Koç').click();
    await expect.element(drawer(screen).getByText(texts.empty.coach.title)).toBeVisible();
    await expectAccessible();
    await drawer(screen).getByRole('button', { name: texts.showAll }).click();
    await expect.element(tab(screen, 'Tümü')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows a skeleton, then an error that can be retried', async () => {
    fakeApi.pending(notifications.list);
    const waiting = await render();
    await open(waiting);
    await expect.poll(() => document.querySelector('dialog [aria-busy="true"]')).not.toBeNull();
    await waiting.unmount();

    fakeApi.offline(notifications.list);
    const screen = await render();
    await open(screen);
    await expect.element(drawer(screen).getByText(texts.failed)).toBeVisible();
    serve(many(3));
    await drawer(screen).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(items(screen).first()).toBeVisible();
  });

  it('covers a phone, is accessible in both themes, and loads 20 at a time', async () => {
    serve(many(25));
    const screen = await render();
    await open(screen);
    await expect.poll(() => items(screen).elements().length).toBe(20);
    expect(drawer(screen).element().getBoundingClientRect().width).toBe(innerWidth);
    expectFits();
    await expectAccessible();
    document.documentElement.dataset.theme = 'dark';
    await expectAccessible();
    document.documentElement.dataset.theme = 'light';
    items(screen).last().element().scrollIntoView();
    await expect.poll(() => items(screen).elements().length).toBe(25);
    const pages = fakeApi.calls(notifications.list).filter(({ query }) => query.get('limit') === '20');
    expect(pages.map(({ query }) => query.has('cursor'))).toEqual([false, true]);
  });

  it('is 400 px wide on a desktop', async () => {
    await page.viewport(1440, 900);
    serve(many(2));
    const screen = await render();
    await open(screen);
    expect(drawer(screen).element().getBoundingClientRect().width).toBe(400);
    await page.viewport(390, 844);
  });

  it('filters by its tabs', async () => {
    serve(many(16));
    const screen = await render();
    await open(screen);
    for (const category of categories) {
      await tab(screen, texts.names[category]).click();
      await expect.poll(() => items(screen).elements().length).toBe(4);
      for (const row of items(screen).elements()) expect(row).toHaveTextContent(labels[category]);
    }
    await tab(screen, 'Okunmamış').click();
    await expect.poll(() => items(screen).elements().length).toBe(4);
  });

  it('marks an opened item as read and leaves the page only for its link', async () => {
    serve([item(0, { title: 'Bağlantılı', actionUrl: '/goals' }), item(1, { title: 'Bağlantısız' })]);
    const screen = await render();
    await open(screen);
    await drawer(screen)
      .getByRole('button', { name: /^Okunmadı: Bağlantısız/ })
      .click();
    await expect.element(items(screen).nth(1)).not.toHaveTextContent(texts.unread);
    await expect.element(drawer(screen)).toBeVisible();
    await drawer(screen)
      .getByRole('link', { name: /Bağlantılı/ })
      .click();
    await expect.element(drawer(screen)).not.toBeInTheDocument();
    expect(screen.router.state.location.pathname).toBe('/goals');
    await expect.element(bell(screen)).toHaveAccessibleName('Bildirimler');
  });

  it('has no link to a page that the person may not open', async () => {
    serve([item(0, { actionUrl: '/goals' })]);
    const screen = await render(false);
    await open(screen);
    await expect.element(items(screen).first()).toBeVisible();
    await expect.element(drawer(screen).getByRole('link')).not.toBeInTheDocument();
  });

  it('marks everything as read', async () => {
    serve(many(6));
    const screen = await render();
    await open(screen);
    await drawer(screen).getByRole('button', { name: texts.readAll }).click();
    await tab(screen, 'Okunmamış').click();
    await expect.element(drawer(screen).getByText(texts.empty.unread.title)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell(screen)).toHaveAccessibleName('Bildirimler');
  });

  it('deletes all only after a question', async () => {
    serve(many(3));
    const screen = await render();
    await open(screen);
    const removeAll = drawer(screen).getByRole('button', { name: texts.removeAll });
    await removeAll.click();
    const question = screen.getByRole('dialog', { name: texts.removeAllTitle });
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    expect(items(screen).elements()).toHaveLength(3);
    await removeAll.click();
    await question.getByRole('button', { name: texts.removeAllAction }).click();
    await expect.element(drawer(screen).getByText(texts.empty.all.title)).toBeVisible();
  });

  it('brings a refused delete back', async () => {
    serve(many(3));
    fakeApi.fail(notifications.remove, 'server.failed');
    const screen = await render();
    await open(screen);
    await drawer(screen).getByRole('button', { name: 'Sil: Haber 1' }).click();
    await expect.poll(() => fakeApi.calls(notifications.remove).length).toBe(1);
    // The refetched lists must look the same.
    await expect.poll(() => fakeApi.calls(notifications.list).length).toBeGreaterThan(2);
    await expect.poll(() => items(screen).elements().length).toBe(3);
  });

  it('is reachable by keyboard, and gives the focus back', async () => {
    serve(many(8));
    const screen = await render();
    (bell(screen).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer(screen)).toBeVisible();
    (tab(screen, 'Tümü').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(tab(screen, 'Sistem')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(screen, 'Tümü')).toHaveFocus();
    await expect.poll(() => items(screen).elements().length).toBe(8);

    const first = () => items(screen).first().element().querySelector<HTMLElement>('[data-main]');
    first()!.focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(items(screen).first()).toHaveTextContent('Haber 1');
    await expect.poll(() => document.activeElement === first()).toBe(true);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(items(screen).first()).toHaveTextContent('Haber 2');
    await expect.poll(() => document.activeElement === first()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer(screen)).not.toBeInTheDocument();
    await expect.element(bell(screen)).toHaveFocus();
  });

  it('asks for push permission only on a press', async () => {
    const asked = vi.spyOn(globalThis.Notification, 'requestPermission');
    serve(many(1));
    const screen = await render();
    await open(screen);
    await expect.element(drawer(screen).getByText('Bu tarayıcıda bildirimler')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
