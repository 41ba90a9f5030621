import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Brand } from './brand.tsx';
import styles from './print-sheet.module.css';

/** Renders A4 pages on paper only, while the browser's print dialog is open. */
export const PrintSheet = ({ children, onDone }: { children: ReactNode; onDone: () => void }) => {
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
      <div className={styles.head}>
        <Brand />
      </div>
      {children}
    </div>,
    document.body,
  );
};
