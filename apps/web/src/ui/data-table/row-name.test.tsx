import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { DataTable } from './data-table.tsx';
import { loadedRows } from './list-query.ts';
import { useRememberedTable } from './remembered-table.ts';
import { RowName } from './row-name.tsx';
import type { RowOpening } from './row-pointer.ts';
import type { Column } from './table-column.ts';

type Student = { id: string; name: string; city: string };

const students: Student[] = [
  { id: '1', name: 'Ada', city: 'İzmir' },
  { id: '2', name: 'Can', city: 'Van' },
];
const columns: readonly Column<Student>[] = [
  {
    id: 'name',
    header: 'Öğrenci',
    value: ({ name }) => name,
    cell: ({ name }) => <RowName aria-label={`${name} sayfası`}>{name}</RowName>,
    isRowName: true,
  },
  { id: 'city', header: 'Şehir', value: ({ city }) => city },
  {
    id: 'controls',
    header: 'Seç',
    value: () => null,
    cell: ({ name }) => (
      <>
        <label>
          <input type="checkbox" /> {name} seçili
        </label>
        <button type="button">{name} başlat</button>
      </>
    ),
  },
];

const Students = (opening: RowOpening<Student>) => (
  <DataTable
    label="Öğrenciler"
    table={useRememberedTable({ id: 't', columns })}
    columns={columns}
    query={loadedRows(students)}
    rowId={({ id }) => id}
    actions={() => [{ label: 'Çıkar', onSelect: () => undefined }]}
    empty={null}
    {...opening}
  />
);

const rowLink = ({ id }: Student) => `/students/${id}`;

const renderRows = async (opening: RowOpening<Student>) => {
  const screen = await renderScreen(<Students {...opening} />);
  const address = () => screen.router.state.location.pathname;
  return { ...screen, address, city: screen.getByText('Van', { exact: true }) };
};

const spyOpenedTabs = () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => opened.mockRestore());
  return opened;
};

describe.each([
  ['table', 1280],
  ['list of cards', 390],
])('a row of a %s', (_, width) => {
  beforeEach(() => page.viewport(width, 800));

  it('opens the link of its name where it is clicked', async () => {
    const { city, address } = await renderRows({ rowLink });
    await city.click();
    await expect.poll(address).toBe('/students/2');
  });
  it('opens a link in a new tab with Ctrl and with the middle button', async () => {
    const opened = spyOpenedTabs();
    const { city, address } = await renderRows({ rowLink });
    await city.click({ modifiers: ['Control'] });
    await city.click({ button: 'middle' });
    const tab = [`${window.location.origin}/students/2`, '_blank', 'noopener'];
    await expect.poll(() => opened.mock.calls).toEqual([tab, tab]);
    expect(address()).toBe('/');
  });
  it('opens what is on the page, and the name has the focus', async () => {
    const onOpen = vi.fn();
    const { city, getByRole } = await renderRows({ onOpen });
    await city.click();
    expect(onOpen.mock.calls).toEqual([[students[1]]]);
    await expect.element(getByRole('button', { name: 'Can sayfası' })).toHaveFocus();
  });
  it('opens once when its name is clicked', async () => {
    const onOpen = vi.fn();
    const { getByRole } = await renderRows({ onOpen });
    await getByRole('button', { name: 'Can sayfası' }).click();
    expect(onOpen.mock.calls).toEqual([[students[1]]]);
  });
  it('leaves clicks to its other controls', async () => {
    const onOpen = vi.fn();
    const { getByRole, getByText } = await renderRows({ onOpen });
    await getByRole('checkbox', { name: 'Can seçili' }).click();
    await getByText('Can seçili').click();
    await getByRole('button', { name: 'Can başlat' }).click();
    await getByRole('button', { name: 'Can için işlemler' }).click();
    await getByRole('menuitem', { name: 'Çıkar' }).click();
    expect(onOpen).not.toHaveBeenCalled();
  });
  it('stays when text in it was selected', async () => {
    const onOpen = vi.fn();
    const { city } = await renderRows({ onOpen });
    const cell = city.element();
    getSelection()?.selectAllChildren(cell);
    // A drag over text ends with a click, but a real click would first clear the selection.
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await city.click();
    expect(onOpen).toHaveBeenCalledOnce();
  });
  it('is for the pointer only: keys and screen readers have its name', async () => {
    const { city, getByRole, address } = await renderRows({ rowLink });
    const row = city.element().closest('tr, li')!;
    expect([row.getAttribute('tabindex'), row.getAttribute('role')]).toEqual([null, null]);
    await expectAccessible();
    getByRole('link', { name: 'Can sayfası' }).element().focus();
    await press('Enter');
    await expect.poll(address).toBe('/students/2');
  });
  it('that opens nothing shows its name as text', async () => {
    const { city, getByRole, getByText } = await renderRows({});
    await expect.element(getByText('Can', { exact: true })).toBeVisible();
    await expect.element(getByRole('link')).not.toBeInTheDocument();
    expect(getComputedStyle(city.element()).cursor).not.toBe('pointer');
  });
});
