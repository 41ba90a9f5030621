import type { MatrixColors } from '@netlik/domain/planning/topic-matrices/matrix';
import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Text } from '../../../ui/layout/text.tsx';
import type { KnownTopics } from '../use-known-topics.ts';
import styles from './matrix-grid.module.css';
import { MatrixHead } from './matrix-head.tsx';
import { colorsOfColumns, colorsOfRow, MatrixRow, type Meanings } from './matrix-row.tsx';
import { type Selection, selectedInRow } from './selection.ts';
import type { GridInput } from './use-grid-input.ts';

type Props = {
  label: string;
  topics: readonly string[];
  dayCount: number;
  colors: MatrixColors;
  /** Null if today is not in this month. */
  today: number | null;
  /** `2026-11`; the columns are the days of the current month. */
  month: string;
  selection: Selection;
  meanings: Meanings;
  canEdit: boolean;
  input: GridInput;
  known: KnownTopics;
};

/** Scrolls the active cell into view; `scroll-padding` excludes the sticky headers. */
const useActiveInView = (table: RefObject<HTMLTableElement | null>, activeId: string, at: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the place changes
  useEffect(() => {
    if (document.activeElement === table.current)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
};

const DAY_WIDTH = 32;
const DAYS_BEFORE_TODAY = 2;

/** Scrolls a wide grid to today. */
const useTodayInView = (box: RefObject<HTMLDivElement | null>, today: number | null) => {
  const first = useRef(today);
  useLayoutEffect(() => {
    box.current?.scrollTo({ left: ((first.current ?? 1) - 1 - DAYS_BEFORE_TODAY) * DAY_WIDTH });
  }, [box]);
};

export const MatrixGrid = (props: Props) => {
  const { label, topics, dayCount, colors, today, month, selection, meanings, canEdit, input, known } = props;
  const table = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useTodayInView(box, today);
  const activeId = `${useId()}-active`;
  const { active } = selection;
  useActiveInView(table, activeId, `${active.row}-${active.day}`);
  return (
    <Text ref={box} as="div" box="panel" className={styles.scroll} data-tour="topic-matrix-grid">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with selectable cells is a grid
        role="grid"
        className={styles.grid}
        style={{ '--days': dayCount } as CSSProperties}
        aria-label={label}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        aria-rowcount={topics.length + 1}
        aria-colcount={dayCount + 1}
        tabIndex={0}
        aria-activedescendant={activeId}
        {...input}
      >
        <MatrixHead
          colors={colorsOfColumns(colors, dayCount)}
          selected={selectedInRow(selection, -1, dayCount)}
          active={active.row === -1 ? active.day : null}
          today={today}
          month={month}
          activeId={activeId}
          meanings={meanings}
        />
        <tbody>
          {topics.map((topic, row) => (
            <MatrixRow
              key={topic}
              topic={topic}
              colors={colorsOfRow(colors, row, dayCount)}
              selected={selectedInRow(selection, row, dayCount)}
              active={active.row === row ? active.day : null}
              today={today}
              activeId={activeId}
              meanings={meanings}
              {...known(topic)}
            />
          ))}
        </tbody>
      </table>
    </Text>
  );
};
