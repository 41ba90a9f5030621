import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { networkFailure } from '../../data/calls/api-error.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DataTable } from './data-table.tsx';
import type { ListReply } from './list-query.ts';
import { useRememberedTable } from './remembered-table.ts';
import type { Column } from './table-column.ts';
import { pageQuery } from './table-state.ts';

type Coach = { id: string; name: string };
type Asked = ReturnType<typeof pageQuery>;
type Load = (asked: Asked) => Promise<ListReply<Coach>>;

const columns: readonly Column<Coach>[] = [
  { id: 'name', header: 'Koç', value: ({ name }) => name, isRowName: true },
];
const coaches = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `Koç ${index + 1}` }));
const cut = ({ page, limit }: Asked) => coaches.slice((page - 1) * limit, page * limit);

const Coaches = ({ load }: { load: Load }) => {
  const table = useRememberedTable({ id: 'c', columns, size: 5, sizes: [5, 10] });
  const asked = pageQuery(table.state);
  const query = useQuery({
    queryKey: ['coaches', asked],
    queryFn: () => load(asked),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label="Koçlar"
      table={table}
      columns={columns}
      query={query}
      rowId={({ id }) => id}
      empty={<p>Henüz koç yok.</p>}
    />
  );
};

const renderCoaches = async (load: Load, at = '/') => {
  const screen = await renderScreen(<Coaches load={load} />, { at });
  return { ...screen, next: screen.getByRole('button', { name: 'Sonraki sayfa' }) };
};

beforeEach(() => page.viewport(1280, 800));

it('loads, says what failed, tries again and shows the rows', async () => {
  const replies = [Promise.withResolvers<Coach[]>(), Promise.withResolvers<Coach[]>()];
  let calls = 0;
  const screen = await renderCoaches(() => replies[calls++]!.promise);
  await expect.element(screen.getByText('Yükleniyor…')).toBeVisible();
  replies[0]!.reject(networkFailure());
  await expect.element(screen.getByText('Koçlar yüklenemedi')).toBeVisible();
  await screen.getByRole('button', { name: 'Tekrar dene' }).click();
  replies[1]!.resolve(coaches);
  await expect.element(screen.getByText('1–5 / 12 kayıt')).toBeVisible();
});

it.each([
  ['pagination', (asked: Asked) => ({ data: cut(asked), pagination: { total: 12 } })],
  ['a total', (asked: Asked) => ({ data: cut(asked), total: 12 })],
])('turns the pages of a server that answers %s', async (_, answer) => {
  const load = vi.fn<Load>(async (asked) => answer(asked));
  const { next, ...screen } = await renderCoaches(load);
  await expect.element(screen.getByText('Koç 5')).toBeVisible();
  await next.click();
  await expect.element(screen.getByText('6–10 / 12 kayıt')).toBeVisible();
  await expect.element(screen.getByText('Koç 10')).toBeVisible();
  expect(load.mock.calls).toEqual([[{ page: 1, limit: 5 }], [{ page: 2, limit: 5 }]]);
});

it('keeps the old rows, marked as busy, while the next page loads', async () => {
  const second = Promise.withResolvers<ListReply<Coach>>();
  const { next, ...screen } = await renderCoaches((asked) =>
    asked.page === 1 ? Promise.resolve({ data: cut(asked), total: 12 }) : second.promise,
  );
  await next.click();
  await expect.poll(() => document.querySelector('[aria-busy]')?.textContent).toContain('Koç 5');
  second.resolve({ data: cut({ page: 2, limit: 5 }), total: 12 });
  await expect.element(screen.getByText('Koç 6')).toBeVisible();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('opens the last page if the address asks for a later one', async () => {
  const screen = await renderCoaches(async (asked) => ({ data: cut(asked), total: 12 }), '/?c.page=9');
  await expect.element(screen.getByText('11–12 / 12 kayıt')).toBeVisible();
  expect(screen.router.state.location.search).toBe('?c.page=3');
});

it('says that there are none, or that a search found none', async () => {
  const none = async () => ({ data: [], total: 0 });
  const empty = await renderCoaches(none);
  await expect.element(empty.getByText('Henüz koç yok.')).toBeVisible();
  await empty.unmount();
  const searched = await renderCoaches(none, '/?c.q=ada');
  await expect.element(searched.getByText('Aradığına uyan kayıt yok')).toBeVisible();
});
