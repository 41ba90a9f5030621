import type { MatrixColors } from '@netlik/domain/topic-matrices/matrix';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { topicMatrixTexts as texts } from '../topic-matrices.texts.ts';
import styles from './matrix-grid.module.css';
import { colorsOfRow, MatrixRow, type Meanings } from './matrix-row.tsx';
import { type Selection, selectedInRow } from './selection.ts';
import type { GridInput } from './use-grid-input.ts';

type Props = {
  label: string;
  topics: readonly string[];
  dayCount: number;
  colors: MatrixColors;
  /** The column of today, or null. */
  today: number | null;
  selection: Selection;
  meanings: Meanings;
  canEdit: boolean;
  input: GridInput;
};

/** Brings the place of the keys into view; the sticky headers are left out by `scroll-padding`. */
const useActiveInView = (table: RefObject<HTMLTableElement | null>, activeId: string, at: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the place changes
  useEffect(() => {
    if (document.activeElement === table.current)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
};

export const MatrixGrid = (props: Props) => {
  const { label, topics, dayCount, colors, today, selection, meanings, canEdit, input } = props;
  const table = useRef<HTMLTableElement>(null);
  const activeId = `${useId()}-active`;
  const { active } = selection;
  useActiveInView(table, activeId, `${active.row}-${active.day}`);
  const days = Array.from({ length: dayCount }, (_, index) => index + 1);
  const header = selectedInRow(selection, -1, dayCount);
  return (
    <div className={styles.scroll} data-tour="topic-matrix-grid">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a table that can be selected are a grid
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        aria-rowcount={topics.length + 1}
        aria-colcount={dayCount + 1}
        tabIndex={0}
        aria-activedescendant={activeId}
        {...input}
      >
        <colgroup>
          <col className={styles.topicColumn} />
          {days.map((day) => (
            <col key={day} data-color={colors.columnColors[day]} data-today={day === today || undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={styles.corner}>{texts.topics}</td>
            {days.map((day) => {
              const color = colors.columnColors[day];
              const isActive = active.row === -1 && active.day === day;
              return (
                <th
                  key={day}
                  scope="col"
                  className={styles.day}
                  data-color={color}
                  data-today={day === today || undefined}
                  data-active={isActive || undefined}
                  id={isActive ? activeId : undefined}
                  aria-selected={header[day] === '1'}
                >
                  {day}
                  <span className="visually-hidden">
                    . gün{day === today ? `, ${texts.today}` : ''}
                    {color ? `, ${meanings[color]}` : ''}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic, row) => (
            <MatrixRow
              key={topic}
              topic={topic}
              colors={colorsOfRow(colors, row, dayCount)}
              selected={selectedInRow(selection, row, dayCount)}
              active={active.row === row ? active.day : null}
              activeId={activeId}
              meanings={meanings}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
