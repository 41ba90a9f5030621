import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { networkFailure } from '../../data/calls/api-error.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { DataTable } from './data-table.tsx';
import { loadedRows } from './list-query.ts';
import { useRememberedTable } from './remembered-table.ts';
import type { Column } from './table-column.ts';

type Student = { id: string; name: string; grade: string; net: number | null };

const names = [
  'Zeynep',
  'Ömer',
  'İpek',
  'Işıl',
  'Can',
  'Çağla',
  'Ada',
  'Şükrü',
  'Umut',
  'Efe',
  'Gül',
  'Hale',
];
const students: Student[] = names.map((name, index) => ({
  id: String(index),
  name,
  grade: index % 2 === 0 ? '12' : 'Mezun',
  net: index === 4 ? null : index * 10,
}));

const columns: readonly Column<Student>[] = [
  { id: 'name', header: 'Öğrenci', value: ({ name }) => name, isRowName: true },
  {
    id: 'grade',
    header: 'Sınıf',
    value: ({ grade }) => grade,
    filter: ['12', 'Mezun'].map((value) => ({ value, label: value })),
  },
  { id: 'net', header: 'Net', value: ({ net }) => net, numeric: true, info: 'Son denemenin neti.' },
];

type Props = { rows?: readonly Student[]; error?: unknown; onSelect?: (text: string) => void };

const Students = ({ rows, error, onSelect }: Props) => {
  const table = useRememberedTable({
    id: 't',
    columns,
    size: 5,
    sizes: [5, 10],
    sort: { id: 'name', descending: false },
  });
  return (
    <DataTable
      label="Öğrenciler"
      table={table}
      columns={columns}
      query={{
        ...loadedRows(students),
        data: rows,
        error: error ?? null,
        refetch: () => onSelect?.('retry'),
      }}
      rowId={({ id }) => id}
      actions={({ name }) => [
        { label: 'Aç', onSelect: () => onSelect?.(`open ${name}`) },
        { label: 'Çıkar', onSelect: () => onSelect?.(`remove ${name}`) },
      ]}
      empty={<p>Henüz öğrencin yok.</p>}
    />
  );
};

const renderTable = async (props: Props = { rows: students }, at = '/') => {
  const screen = await renderScreen(<Students {...props} />, { at });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const shownNames = () =>
    screen
      .getByRole('button', { name: /için işlemler$/ })
      .elements()
      .map((one) => one.getAttribute('aria-label')!.split(' ')[0]);
  const expectNames = (...expected: string[]) => expect.poll(shownNames).toEqual(expected);
  return { screen, button, expectNames };
};

describe('a table on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('is named, sorted by the Turkish alphabet and accessible', async () => {
    const { screen, expectNames } = await renderTable();
    await expectNames('Ada', 'Can', 'Çağla', 'Efe', 'Gül');
    await expect.element(screen.getByRole('table', { name: 'Öğrenciler' })).toBeVisible();
    await expectAccessible();
  });
  it.each(['Enter', 'Space'])('%s on a heading sorts up, down and not at all', async (key) => {
    const { screen, button, expectNames } = await renderTable();
    const head = screen.getByRole('columnheader', { name: /^Net/ });
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    button(/^Net ?, /)
      .element()
      .focus();
    await press(key);
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expectNames('Zeynep', 'Ömer', 'İpek', 'Işıl', 'Çağla');
    await press(key);
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await expectNames('Hale', 'Gül', 'Efe', 'Umut', 'Şükrü');
    await press(key);
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await expect.element(button(/^Net ?, sıralanmadı/)).toHaveFocus();
  });
  it('Enter on the pager turns the page and keeps the focus at both ends', async () => {
    const { screen, button } = await renderTable();
    const next = button('Sonraki sayfa');
    next.element().focus();
    await press('Enter', 'Enter', 'Enter');
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('11–12 / 12 kayıt');
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await press('Shift+Tab', 'Enter');
    await expect.element(screen.getByText('6–10 / 12 kayıt')).toBeVisible();
  });
  it('has a pager only from two pages, and asks for their size where it makes a difference', async () => {
    const { screen } = await renderTable({ rows: students.slice(0, 5) });
    await expect.element(screen.getByText('1–5 / 5 kayıt')).toBeVisible();
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Sayfa başına')).not.toBeInTheDocument();
  });
  it.each([
    ['ArrowDown', 'Can', 'Çağla'],
    ['ArrowUp', 'Can', 'Ada'],
    ['ArrowUp', 'Ada', 'Ada'],
    ['ArrowDown', 'Gül', 'Gül'],
  ])('%s on the menu button of %s leads to the one of %s', async (key, from, to) => {
    const { button } = await renderTable();
    button(`${from} için işlemler`).element().focus();
    await press(key);
    await expect.element(button(`${to} için işlemler`)).toHaveFocus();
  });
  it('Enter opens the menu of a row, where the arrows stay', async () => {
    const onSelect = vi.fn();
    const { screen, button } = await renderTable({ rows: students, onSelect });
    button('Can için işlemler').element().focus();
    await press('Enter');
    await expect.element(screen.getByRole('menuitem', { name: 'Aç' })).toHaveFocus();
    await press('ArrowDown', 'Enter');
    expect(onSelect).toHaveBeenCalledWith('remove Can');
    await expect.element(button('Can için işlemler')).toHaveFocus();
  });
  it('searches with folded letters; nothing found can be cleared', async () => {
    const { screen, expectNames } = await renderTable();
    const search = screen.getByRole('searchbox', { name: 'Öğrenciler içinde ara' });
    await search.fill('IPEK');
    await expectNames('İpek');
    await search.fill('kimse');
    const clear = screen.getByRole('button', { name: 'Aramayı ve filtreleri temizle' });
    await expect.element(clear).toBeVisible();
    await expectAccessible();
    clear.element().focus();
    await press('Enter');
    await expectNames('Ada', 'Can', 'Çağla', 'Efe', 'Gül');
  });
  it('keeps order, filter and page in the address, and order and filter on the device', async () => {
    const first = await renderTable({ rows: students }, '/?t.sort=-name&t.page=2');
    await first.expectNames('Işıl', 'Hale', 'Gül', 'Efe', 'Çağla');
    await first.screen.getByLabelText('Sınıf').selectOptions('Mezun');
    await first.expectNames('Şükrü', 'Ömer', 'Işıl', 'Hale', 'Efe');
    await expect.poll(() => first.screen.router.state.location.search).toBe('?t.sort=-name&t.f.grade=Mezun');
    await first.screen.unmount();
    const second = await renderTable();
    await second.expectNames('Şükrü', 'Ömer', 'Işıl', 'Hale', 'Efe');
  });
});

describe('a table on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  it('is a list of cards with a choice of order and large buttons', async () => {
    const { screen, expectNames, button } = await renderTable();
    await expect.element(screen.getByRole('list', { name: 'Öğrenciler' })).toBeVisible();
    await screen.getByLabelText('Sıralama').selectOptions('-net');
    await expectNames('Hale', 'Gül', 'Efe', 'Umut', 'Şükrü');
    const { width, height } = button('Hale için işlemler').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });
});

describe('a table without rows', () => {
  it('says so instead of loading without a connection', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const screen = await renderScreen(<Students />);
    await expect.element(screen.getByText(/^Bağlantın yok/)).toBeVisible();
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
    online.mockRestore();
  });
  it('is busy while loading', async () => {
    const { screen } = await renderTable({});
    await expect.element(screen.getByText('Öğrenciler yükleniyor…')).toBeInTheDocument();
    await expectAccessible();
  });
  it('says that there are none', async () => {
    const { screen } = await renderTable({ rows: [] });
    await expect.element(screen.getByText('Henüz öğrencin yok.')).toBeVisible();
  });
  it('says what failed and tries again', async () => {
    const onSelect = vi.fn();
    const { screen } = await renderTable({ error: networkFailure(), onSelect });
    await expect.element(screen.getByText('Öğrenciler yüklenemedi')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: /dene/ }).click();
    expect(onSelect).toHaveBeenCalledWith('retry');
  });
});
