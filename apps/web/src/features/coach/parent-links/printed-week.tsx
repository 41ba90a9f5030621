import type { ParentWeek as Week } from '@netlik/contract/coach/parent-links';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ParentWeek } from './parent-week.tsx';
import styles from './printed-week.module.css';

/** The week on one A4 page: only on paper, and only while it is printed. */
export const PrintedWeek = ({ week, onDone }: { week: Week; onDone: () => void }) => {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const finish = () => done.current();
    addEventListener('afterprint', finish);
    print();
    return () => removeEventListener('afterprint', finish);
  }, []);
  return createPortal(
    <div className={styles.sheet} data-print-sheet>
      <ParentWeek week={week} />
    </div>,
    document.body,
  );
};
