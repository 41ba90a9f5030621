import { addDays, type StudyDay, toStudyDay, weekDays } from '@netlik/domain/study-day';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { BoardCard } from './board-card.tsx';
import type { BoardDrag } from './board-drag.ts';
import { WeekBoard } from './week-board.tsx';
import { WeekTurner } from './week-turner.tsx';

const monday = toStudyDay('2026-11-16');
const today = addDays(monday, 2);
type Item = { id: string; day: StudyDay };
const start: readonly Item[] = [
  { id: 'A', day: today },
  { id: 'B', day: today },
  { id: 'C', day: addDays(today, 1) },
];

type Options = Pick<BoardDrag<Item>, 'isWithinDay'> & { canMove?: boolean; isPastClosed?: boolean };

const open = async (width: number, { canMove = true, isPastClosed = false, ...drag }: Options = {}) => {
  await page.viewport(width, 900);
  const onMove = vi.fn();
  const screen = await renderScreen(
    <Stateful initial={start}>
      {(items, change) => (
        <WeekBoard
          {...{ days: weekDays(monday), today, isPastClosed }}
          itemsOn={(day) => items.filter((item) => item.day === day)}
          renderCard={({ id }) => (
            <BoardCard
              key={id}
              id={canMove ? id : undefined}
              colour="red"
              handle={canMove ? `Taşı: ${id}` : undefined}
              opener={{}}
            >
              {id}
            </BoardCard>
          )}
          partsOf={() => ({ empty: 'Boş' })}
          strip={{ mark: (day) => (day === today ? '2 kaldı' : null) }}
          drag={
            canMove
              ? {
                  ...drag,
                  idOf: ({ id }) => id,
                  nameOf: ({ id }) => id,
                  onMove: (item, day, index) => {
                    onMove(item.id, day, index);
                    const rest = items.filter((each) => each !== item);
                    const before = rest.filter((each) => each.day === day)[index];
                    change(rest.toSpliced(before ? rest.indexOf(before) : rest.length, 0, { ...item, day }));
                  },
                }
              : undefined
          }
        />
      )}
    </Stateful>,
  );
  const hold = (id: string) =>
    (screen.getByRole('button', { name: `Taşı: ${id}` }).element() as HTMLElement).focus();
  return {
    ...screen,
    onMove,
    hold,
    column: (name: string) => screen.getByRole('region', { name, exact: true }),
  };
};

const shownDays = () => document.querySelectorAll('[data-week-day]');

describe('a week board', () => {
  it('shows a column a day, names today and says what a day without cards is', async () => {
    const { column } = await open(1440);
    await expect.element(column('Çarşamba, bugün')).toHaveTextContent('18');
    await expect.element(column('Pazar')).toHaveTextContent('Boş');
    expect(shownDays()).toHaveLength(7);
    await expectAccessible();
  });

  it('moves a card to another day by keyboard and says where it is', async () => {
    const { column, getByText, hold, onMove } = await open(1440);
    hold('A');
    await press('Space', 'ArrowRight');
    await expect.element(getByText('A şimdi Perşembe, 2 çalışmadan 1. sıra.')).toBeInTheDocument();
    await press('Space');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('A', addDays(today, 1), 0);
    await expect.element(column('Perşembe').getByRole('listitem')).toHaveLength(2);
    hold('B');
    await press('Space', 'Escape');
    await expect.element(getByText('Taşıma iptal edildi. B yerinde kaldı.')).toBeInTheDocument();
  });

  it('keeps a card in its day where days are not left', async () => {
    const { hold, onMove } = await open(1440, { isWithinDay: true });
    hold('A');
    await press('Space', 'ArrowRight', 'ArrowDown', 'Space');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('A', today, 1);
  });

  it('takes no cards on days that are over', async () => {
    const { hold, onMove } = await open(1440, { isPastClosed: true });
    hold('A');
    await press('Space', 'ArrowLeft', 'Space');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('has no handles when nothing can be moved', async () => {
    const { getByRole } = await open(1440, { canMove: false });
    await expect.element(getByRole('button', { name: 'A' })).toBeVisible();
    expect(getByRole('button', { name: /^Taşı/ }).elements()).toHaveLength(0);
  });

  it('shows a phone one day under a strip that also takes cards', async () => {
    const { column, getByRole, hold, onMove } = await open(390);
    await expect.element(getByRole('button', { name: 'Çar 18, Çarşamba, bugün, 2 kaldı' })).toBeVisible();
    expect(shownDays()).toHaveLength(1);
    hold('A');
    await press('Space', 'ArrowRight', 'Space');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('A', addDays(today, 1), 1);
    await getByRole('button', { name: 'Per 19, Perşembe' }).click();
    await expect.element(column('Perşembe').getByRole('listitem')).toHaveLength(2);
    expectFits();
    await expectAccessible();
  });
});

describe('turning the week', () => {
  it('stops at the first week and leads back to the present one', async () => {
    const onChange = vi.fn();
    const screen = await renderScreen(
      <WeekTurner monday={addDays(monday, 7)} today={today} min={addDays(monday, 7)} onChange={onChange} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Önceki hafta' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Sonraki hafta' }).click();
    await screen.getByRole('button', { name: 'Bu hafta' }).click();
    expect(onChange.mock.calls).toEqual([[addDays(monday, 14)], [monday]]);
  });
});
