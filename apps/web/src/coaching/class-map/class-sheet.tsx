import type { ClassMap } from '@netlik/contract/coaching/class-map';
import { formatDay } from '../../formats/days.ts';
import { PrintSheet } from '../../ui/layout/print-sheet.tsx';
import styles from './class-map.module.css';
import { classMapTexts as texts } from './class-map.texts.ts';
import { ClassTable, type Figure } from './class-table.tsx';

/** The number of students that fit beside the topics on an A4 page. */
const COLUMNS = 20;

type Props = { map: ClassMap; figure: Figure; onDone: () => void };

export const ClassSheet = ({ map, figure, onDone }: Props) => {
  const parts = Array.from({ length: Math.ceil(map.students.length / COLUMNS) }, (_, at) =>
    map.students.slice(at * COLUMNS, (at + 1) * COLUMNS),
  );
  return (
    <PrintSheet onDone={onDone}>
      <div className={styles.sheet}>
        <h1>
          {texts.title} · {texts.figures[figure]}
        </h1>
        <p>
          {formatDay(map.from)} – {formatDay(map.to)} ·{' '}
          {texts.sum(map.exams, map.topicCount, map.students.length)}
        </p>
        {parts.map((students) => (
          <ClassTable key={students[0]!.studentId} map={{ ...map, students }} figure={figure} />
        ))}
      </div>
    </PrintSheet>
  );
};
