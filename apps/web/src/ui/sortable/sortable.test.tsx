import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import type { Place, SortableList } from './drop-place.ts';
import { Sortable, SortableHandle } from './sortable.tsx';

const start: SortableList[] = [
  { id: 'left', items: ['A', 'B', 'C'] },
  { id: 'right', items: ['D', 'E'] },
  { id: 'empty', items: [] },
];

const moved = (lists: readonly SortableList[], id: string, { list, index }: Place) =>
  lists.map((each) => {
    const items = each.items.filter((item) => item !== id);
    return { ...each, items: each.id === list ? items.toSpliced(index, 0, id) : items };
  });

const announcements = {
  picked: (id: string, { list, index }: Place) => `picked ${id} ${list} ${index}`,
  over: (id: string, { list, index }: Place, hasMoved: boolean) =>
    hasMoved ? `over ${id} ${list} ${index}` : undefined,
  dropped: (id: string, { list, index }: Place) => `dropped ${id} ${list} ${index}`,
  canceled: (id: string) => `canceled ${id}`,
};

type Options = { between?: boolean; wholeItem?: boolean; accepts?: boolean };

const renderBoard = async ({ between = true, wholeItem = true, accepts = true }: Options = {}) => {
  const onDrop = vi.fn();
  const onClick = vi.fn();
  const screen = await renderScreen(
    <Stateful<readonly SortableList[]> initial={start}>
      {(lists, change) => (
        <>
          <Sortable
            lists={lists}
            between={between}
            wholeItem={wholeItem}
            announcements={announcements}
            instructions="Boşlukla al"
            style={{ display: 'flex', gap: 10 }}
            onDrop={(id, place) => {
              onDrop(id, place);
              if (accepts) change(moved(lists, id, place));
            }}
          >
            {lists.map(({ id: list, items }) => (
              <ol key={list} data-sortable-list={list} aria-label={list} style={{ width: 100, height: 300 }}>
                {items.map((id) => (
                  <li key={id} data-sortable-item={id} style={{ height: 60 }}>
                    <button type="button" onClick={onClick}>
                      {id}
                    </button>
                    <SortableHandle aria-label={`Move ${id}`} />
                  </li>
                ))}
              </ol>
            ))}
            <p data-sortable-target="right">Target</p>
          </Sortable>
          <button type="button" onClick={() => change(moved(lists, 'B', { list: 'none', index: 0 }))}>
            Remove
          </button>
        </>
      )}
    </Stateful>,
  );
  const button = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element() as HTMLButtonElement;
  return {
    screen,
    onDrop,
    onClick,
    remove: () => button('Remove').click(),
    list: (name: string) => screen.getByRole('list', { name }).element(),
    item: button,
    handle: (id: string) => button(`Move ${id}`),
    says: (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument(),
  };
};

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

const pointer = (type: string, target: EventTarget, init: PointerEventInit) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', buttons: 1, ...init }),
  );

/** Moves step by step, as a mouse would. */
const dragTo = (element: Element, to: { clientX: number; clientY: number }) => {
  const from = middle(element);
  pointer('pointerdown', element, from);
  for (let part = 1; part <= 10; part += 1)
    pointer('pointermove', window, {
      clientX: from.clientX + ((to.clientX - from.clientX) * part) / 10,
      clientY: from.clientY + ((to.clientY - from.clientY) * part) / 10,
    });
};
const drop = () => pointer('pointerup', window, { buttons: 0 });

const placeholder = () => document.querySelector('[data-placeholder]');
const floating = () => document.querySelector('[popover="manual"]:has([inert])');

describe('items dragged by a pointer', () => {
  it('land where the pointer is, though the item itself is over another list', async () => {
    const { item, list, onDrop, says } = await renderBoard();
    const { left, top } = list('right').getBoundingClientRect();
    dragTo(item('B'), { clientX: left + 1, clientY: top + 80 });
    expect(list('right').children[1]).toBe(placeholder());
    expect(list('right').dataset.over).toBe('');
    await says('over B right 1');
    drop();
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('B', { list: 'right', index: 1 });
    await says('dropped B right 1');
    await expect.poll(() => list('right').textContent).toBe('DBE');
    expect(placeholder()).toBeNull();
    expect(document.querySelector('[data-dragging], [data-over]')).toBeNull();
  });

  it('are followed by a copy that no screen reader and no form sees', async () => {
    const { item } = await renderBoard();
    const from = middle(item('A'));
    dragTo(item('A'), { clientX: from.clientX + 40, clientY: from.clientY + 25 });
    const copy = floating()!.firstElementChild!;
    expect(copy.getBoundingClientRect().top).toBeCloseTo(placeholder()!.getBoundingClientRect().top + 25);
    expect(copy.querySelector('[id], [name], [data-sortable-item]')).toBeNull();
    await expectAccessible();
    drop();
    expect(floating()).toBeNull();
  });

  it('go to the end of a list that is not shown, and into an empty one', async () => {
    const { item, list, onDrop, screen } = await renderBoard();
    dragTo(item('A'), middle(screen.getByText('Target').element()));
    drop();
    expect(onDrop).toHaveBeenLastCalledWith('A', { list: 'right', index: 2 });
    await expect.poll(() => list('right').textContent).toBe('DEA');
    dragTo(item('B'), middle(list('empty')));
    drop();
    expect(onDrop).toHaveBeenLastCalledWith('B', { list: 'empty', index: 0 });
  });

  it('stay in their list where they may not leave it, and are held by the handle alone', async () => {
    const { item, handle, list, onDrop } = await renderBoard({ between: false, wholeItem: false });
    dragTo(item('A'), middle(item('C')));
    expect(placeholder()).toBeNull();
    drop();
    const { clientX } = middle(list('right'));
    dragTo(handle('A'), { clientX, clientY: middle(item('B')).clientY + 20 });
    drop();
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('A', { list: 'left', index: 1 });
  });

  it('can still be clicked, and the end of a drag is no click', async () => {
    const { item, onClick, onDrop } = await renderBoard();
    pointer('pointerdown', item('A'), middle(item('A')));
    pointer('pointermove', window, { ...middle(item('A')), clientX: middle(item('A')).clientX + 4 });
    drop();
    // The drag of another test may just have ended.
    await expect
      .poll(() => {
        item('A').click();
        return onClick.mock.calls.length;
      })
      .toBe(1);
    dragTo(item('A'), middle(item('B')));
    drop();
    item('A').click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('go back on Escape, which reaches nothing else', async () => {
    const { item, onDrop, says } = await renderBoard();
    const onKey = vi.fn();
    document.addEventListener('keydown', onKey);
    dragTo(item('A'), middle(item('E')));
    await press('Escape');
    document.removeEventListener('keydown', onKey);
    await says('canceled A');
    expect(placeholder()).toBeNull();
    drop();
    expect(onDrop).not.toHaveBeenCalled();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('go back when the change is refused or the item is removed meanwhile', async () => {
    const { item, list, remove, says } = await renderBoard({ accepts: false });
    dragTo(item('A'), middle(item('E')));
    drop();
    await expect.poll(placeholder).toBeNull();
    expect(list('left').textContent).toBe('ABC');
    dragTo(item('B'), middle(item('E')));
    remove();
    await says('canceled B');
    expect(placeholder()).toBeNull();
    drop();
  });

  it('scroll a list when they are held near its edge', async () => {
    const { item, list } = await renderBoard();
    const board = list('left').parentElement!;
    Object.assign(board.style, { height: '100px', overflow: 'auto' });
    dragTo(item('A'), { ...middle(item('A')), clientY: board.getBoundingClientRect().bottom - 2 });
    await expect.poll(() => board.scrollTop).toBeGreaterThan(100);
    drop();
  });
});

describe('items dragged by a finger', () => {
  const finger = { pointerType: 'touch', pointerId: 7 };

  it('move after a short hold, during which the page must not scroll', async () => {
    const { item, onDrop } = await renderBoard();
    pointer('pointerdown', item('A'), { ...finger, ...middle(item('A')) });
    await expect.poll(placeholder).not.toBeNull();
    const scrolling = new Event('touchmove', { bubbles: true, cancelable: true });
    item('A').dispatchEvent(scrolling);
    expect(scrolling.defaultPrevented).toBe(true);
    pointer('pointermove', window, { ...finger, ...middle(item('E')) });
    pointer('pointerup', window, finger);
    expect(onDrop).toHaveBeenCalledOnce();
  });

  it('stay when the finger moves at once: it scrolls', async () => {
    const { item, onDrop } = await renderBoard();
    const from = middle(item('A'));
    pointer('pointerdown', item('A'), { ...finger, ...from });
    pointer('pointermove', window, { ...finger, ...from, clientY: from.clientY + 20 });
    const scrolling = new Event('touchmove', { bubbles: true, cancelable: true });
    item('A').dispatchEvent(scrolling);
    expect(scrolling.defaultPrevented).toBe(false);
    pointer('pointermove', window, { ...finger, ...middle(item('E')) });
    pointer('pointerup', window, finger);
    expect(onDrop).not.toHaveBeenCalled();
  });
});

describe('items dragged by keys', () => {
  it('move with the arrows, say where they are, and keep the focus', async () => {
    const { handle, onDrop, says } = await renderBoard();
    await expect.element(handle('B')).toHaveAccessibleDescription('Boşlukla al');
    handle('B').focus();
    await press('Space');
    await says('picked B left 1');
    await press('ArrowDown');
    await says('over B left 2');
    await press('ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    await says('over B left 0');
    await press('ArrowRight');
    await says('over B right 0');
    expect(handle('B')).toBe(document.activeElement);
    await press('Enter');
    await says('dropped B right 0');
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('B', { list: 'right', index: 0 });
    await expect.element(handle('B')).toHaveFocus();
  });

  it('keep their height from list to list, and stop at the last', async () => {
    const { handle, says } = await renderBoard();
    handle('B').focus();
    await press('Enter', 'ArrowRight');
    await says('over B right 1');
    await press('ArrowRight', 'ArrowRight');
    await says('over B empty 0');
    await press('Tab');
    await says('dropped B empty 0');
  });

  it('go back on Escape, with the focus on the handle', async () => {
    const { handle, onDrop, says } = await renderBoard({ between: false });
    handle('C').focus();
    await press('Space', 'ArrowRight', 'ArrowUp');
    await says('over C left 1');
    await press('Escape');
    await says('canceled C');
    await expect.element(handle('C')).toHaveFocus();
    expect(onDrop).not.toHaveBeenCalled();
  });
});
