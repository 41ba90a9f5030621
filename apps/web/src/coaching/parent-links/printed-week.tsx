import type { ParentWeek as Week } from '@netlik/contract/coaching/parent-links';
import { PrintSheet } from '../../ui/layout/print-sheet.tsx';
import { ParentWeek } from './parent-week.tsx';

export const PrintedWeek = ({ week, onDone }: { week: Week; onDone: () => void }) => (
  <PrintSheet onDone={onDone}>
    <ParentWeek week={week} />
  </PrintSheet>
);
