import type { BoardRow } from '@netlik/contract/coaching/coach-live';
import type { StudyDay } from '@netlik/domain/study-day';
import { useState } from 'react';

type Cell = { studentId: string; date: StudyDay };

export const useBoardTicks = (rows: readonly BoardRow[]) => {
  const [students, setStudents] = useState<readonly string[]>([]);
  const [cells, setCells] = useState<readonly Cell[]>([]);
  const [isPicking, setIsPicking] = useState(false);
  const [last, setLast] = useState<string | null>(null);

  const ids = rows.map(({ studentId }) => studentId);
  const isSame = (cell: Cell, { studentId, date }: Cell) =>
    cell.studentId === studentId && cell.date === date;
  const set = (wanted: readonly string[], ticked: boolean) =>
    setStudents(
      ticked ? [...new Set([...students, ...wanted])] : students.filter((id) => !wanted.includes(id)),
    );

  return {
    studentIds: isPicking ? [...new Set(cells.map(({ studentId }) => studentId))] : students,
    cells: isPicking ? cells : [],
    isPicking,
    setPicking: (next: boolean) => {
      setIsPicking(next);
      setCells([]);
      setStudents([]);
    },
    hasStudent: (id: string) => students.includes(id),
    /** `range` also selects everything since the last selected one. */
    tick: (id: string, ticked: boolean, range: boolean) => {
      const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((a, b) => a - b) as [number, number];
      set(range && from >= 0 ? ids.slice(from, to + 1) : [id], ticked);
      setLast(id);
    },
    hasAll: ids.length > 0 && ids.every((id) => students.includes(id)),
    tickAll: (ticked: boolean) => set(ids, ticked),
    hasCell: (studentId: string, date: StudyDay) => cells.some((cell) => isSame(cell, { studentId, date })),
    toggleCell: (studentId: string, date: StudyDay) => {
      const cell = { studentId, date };
      const others = cells.filter((one) => !isSame(one, cell));
      setCells(others.length < cells.length ? others : [...cells, cell]);
    },
    clear: () => {
      setStudents([]);
      setCells([]);
    },
  };
};

export type BoardTicks = ReturnType<typeof useBoardTicks>;
