import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'all', label: 'Tümü', count: 12 },
  { id: 'unread', label: 'Okunmamış' },
  { id: 'system', label: 'Sistem' },
] as const;

const renderTabs = async (initial: (typeof tabs)[number]['id'] = 'all') => {
  const screen = await renderScreen(
    <>
      <button type="button">Önce</button>
      <Stateful initial={initial}>
        {(value, change) => (
          <Tabs label="Bildirim türleri" tabs={tabs} value={value} onChange={change}>
            <p>{value} içeriği</p>
          </Tabs>
        )}
      </Stateful>
      <button type="button">Sonra</button>
    </>,
  );
  return { screen, tab: (name: string) => screen.getByRole('tab', { name }) };
};

describe('tabs', () => {
  it('show the open one, also beyond the edge of a narrow strip', async () => {
    const screen = await renderScreen(
      <div style={{ width: 150 }}>
        <Tabs label="Bildirim türleri" tabs={tabs} value="system" onChange={() => undefined}>
          <p>İçerik</p>
        </Tabs>
      </div>,
    );
    const strip = screen.getByRole('tablist').element().getBoundingClientRect();
    const open = screen.getByRole('tab', { name: 'Sistem' }).element().getBoundingClientRect();
    expect(open.left + open.width / 2).toBeLessThan(strip.right);
    expect(open.left).toBeGreaterThanOrEqual(strip.left);
  });

  it('name the list, the selected tab and its panel', async () => {
    const { screen, tab } = await renderTabs();
    await expect.element(screen.getByRole('tablist', { name: 'Bildirim türleri' })).toBeVisible();
    await expect.element(tab('Tümü')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('Sistem')).toHaveAttribute('aria-selected', 'false');
    const panel = screen.getByRole('tabpanel', { name: 'Tümü' });
    await expect.element(panel).toHaveTextContent('all içeriği');
    await expect.element(tab('Tümü')).toHaveAttribute('aria-controls', panel.element().id);
    await expectAccessible();
  });
  it('Tab enters at the selected tab, goes on to the panel and leaves', async () => {
    const { screen, tab } = await renderTabs('unread');
    screen.getByRole('button', { name: 'Önce' }).element().focus();
    await press('Tab');
    await expect.element(tab('Okunmamış')).toHaveFocus();
    await press('Tab');
    await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'Sonra' })).toHaveFocus();
  });
  it.each([
    ['ArrowRight', 'all', 'Okunmamış'],
    ['ArrowRight', 'system', 'Tümü'],
    ['ArrowLeft', 'system', 'Okunmamış'],
    ['ArrowLeft', 'all', 'Sistem'],
    ['Home', 'system', 'Tümü'],
    ['End', 'all', 'Sistem'],
  ] as const)('%s from „%s” opens „%s” and moves the focus there', async (key, from, to) => {
    const { screen, tab } = await renderTabs(from);
    screen.getByRole('tab', { selected: true }).element().focus();
    await press(key);
    await expect.element(tab(to)).toHaveFocus();
    await expect.element(tab(to)).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tabpanel', { name: to })).toBeVisible();
  });
  it('a click opens a tab', async () => {
    const { screen, tab } = await renderTabs();
    await tab('Sistem').click();
    await expect.element(screen.getByText('system içeriği')).toBeVisible();
  });

  it('fade and point where there are more', async () => {
    const { screen } = await renderTabs();
    const list = screen.getByRole('tablist');
    const strip = list.element().parentElement!;
    const arrow = () => getComputedStyle(strip, '::after').content;
    await expect.element(strip).toHaveAttribute('data-hidden', 'none');
    const box = list.element().parentElement!.parentElement!;
    box.style.width = '160px';
    await expect.element(strip).toHaveAttribute('data-hidden', 'end');
    expect(getComputedStyle(list.element()).maskImage).toContain('gradient');
    expect(arrow()).toBe('""');
    list.element().scrollLeft = 1000;
    await expect.element(strip).toHaveAttribute('data-hidden', 'start');
    expect(arrow()).toBe('none');
    box.style.width = '';
    await expect.element(strip).toHaveAttribute('data-hidden', 'none');
  });
});
