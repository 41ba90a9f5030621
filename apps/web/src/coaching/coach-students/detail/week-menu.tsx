import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { addDays, type StudyDay, weekStart } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { coachProgramQueries } from '../../coach-programs/coach-programs.queries.ts';
import { shareOnWhatsApp, weekText } from '../../program-text.ts';
import { ProgramSheet } from './program-sheet.tsx';
import { weekTexts as texts } from './student-detail.texts.ts';

const CopyDialog = lazyNamed(() => import('../../program-copies/copy-dialog.tsx'), 'CopyDialog');
const KeepWeekDialog = lazyNamed(() => import('../../coach-programs/template-dialogs.tsx'), 'KeepWeekDialog');

type Props = { studentId: string; studentName: string; coachId: string | null; date: StudyDay };

export const WeekMenu = ({ studentId, studentName, coachId, date }: Props) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState<'copy' | 'keep' | null>(null);
  const [printed, setPrinted] = useState<readonly CoachProgram[] | null>(null);
  const monday = weekStart(date);

  const withWeek = async (use: (programs: readonly CoachProgram[]) => unknown) => {
    try {
      const { data } = await queries.fetchQuery(
        coachProgramQueries.ofRange(studentId, monday, addDays(monday, 6)),
      );
      const programs = data.filter(({ status }) => status !== 'archived').toReversed();
      if (programs.length === 0) toast({ tone: 'info', text: texts.empty });
      else await use(programs);
    } catch {
      toast({ tone: 'danger', text: texts.failed });
    }
  };
  const copyText = async (programs: readonly CoachProgram[]) => {
    await navigator.clipboard.writeText(weekText(studentName, programs));
    toast({ tone: 'success', text: texts.copied });
  };

  return (
    <>
      <MenuButton
        named
        label={texts.menu}
        items={[
          { label: texts.copyTo, onSelect: () => setOpen('copy') },
          { label: texts.keep, onSelect: () => setOpen('keep') },
          { label: texts.copy, onSelect: () => withWeek(copyText) },
          {
            label: texts.share,
            onSelect: () => withWeek((programs) => shareOnWhatsApp(weekText(studentName, programs))),
          },
          { label: texts.print, onSelect: () => withWeek(setPrinted) },
        ]}
      />
      <Suspense>
        {open === 'copy' && (
          <CopyDialog
            studentId={studentId}
            coachId={coachId}
            date={date}
            range="week"
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'keep' && (
          <KeepWeekDialog studentId={studentId} monday={monday} onClose={() => setOpen(null)} />
        )}
      </Suspense>
      {printed && (
        <ProgramSheet programs={printed} studentName={studentName} onDone={() => setPrinted(null)} />
      )}
    </>
  );
};
