import { check } from '@netlik/contract/check';
import { NewProgramTemplate, programTemplates } from '@netlik/contract/coaching/program-templates';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { undoneSubjects } from './carry-over.ts';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { type DraftSubject, fromTemplate, type ProgramDraft, toSubjects } from './program-draft.ts';
import { sourceTexts as texts } from './program-sources.texts.ts';
import { KeepTemplateDialog, TemplatesDialog } from './template-dialogs.tsx';

const CARRIED_DAYS = 7;

type Props = {
  studentId: string | null;
  date: string;
  draft: ProgramDraft;
  onAdd: (subjects: readonly Omit<DraftSubject, 'key'>[]) => void;
};

/** Fills the form from a template, the planner or unfinished work, and saves a day as a template. */
export const ProgramSources = ({ studentId, date, draft, onAdd }: Props) => {
  const queries = useQueryClient();
  const templates = useQuery(read(programTemplates.list, {}));
  const [open, setOpen] = useState<'keep' | 'manage' | null>(null);
  const all = templates.data ?? [];
  // Templates have no subject ids.
  const subjects = toSubjects({ ...draft, subjects: draft.subjects.map(({ _id, ...rest }) => rest) });

  const carryOver = async () => {
    if (!studentId) return;
    const yesterday = addDays(studyDay(new Date()), -1);
    const from: StudyDay = addDays(yesterday, 1 - CARRIED_DAYS);
    try {
      const { data } = await queries.fetchQuery(coachProgramQueries.ofRange(studentId, from, yesterday));
      const present = new Set(draft.subjects.map(({ subject }) => subject));
      const undone = undoneSubjects(data).filter(({ subject }) => !present.has(subject));
      if (undone.length > 0) onAdd(undone);
      toast({ tone: 'info', text: undone.length > 0 ? texts.carried(undone.length) : texts.nothingUndone });
    } catch {
      toast({ tone: 'danger', text: texts.carryFailed });
    }
  };

  const propose = async () => {
    if (!studentId) return;
    try {
      const [proposal] = await queries.fetchQuery(coachProgramQueries.draftOfDay(studentId, date));
      const present = new Set(draft.subjects.map(({ subject }) => subject));
      const fresh = (proposal?.days[0]?.subjects ?? []).filter(({ subject }) => !present.has(subject));
      if (fresh.length > 0) onAdd(fromTemplate(fresh));
      toast({ tone: 'info', text: fresh.length > 0 ? texts.proposed(fresh.length) : texts.nothingToPropose });
    } catch {
      toast({ tone: 'danger', text: texts.proposeFailed });
    }
  };

  const keep = () => {
    if (check(NewProgramTemplate, { name: '-', subjects }).ok) setOpen('keep');
    else toast({ tone: 'warning', text: texts.needSubjects });
  };

  return (
    <>
      {studentId && (
        <Button look="quiet" small onClick={() => void carryOver()}>
          {texts.carryOver}
        </Button>
      )}
      <MenuButton
        named
        label={texts.more}
        items={[
          ...all
            // Weeks are applied from the board.
            .filter(({ days }) => days === null)
            .map((template) => ({
              label: texts.fromTemplate(template.name),
              onSelect: () => {
                onAdd(fromTemplate(template.subjects));
                toast({ tone: 'info', text: texts.templateAdded(template.name) });
              },
            })),
          { label: texts.keep, onSelect: keep },
          ...(all.length > 0 ? [{ label: texts.manage, onSelect: () => setOpen('manage') }] : []),
        ]}
      />
      {studentId && (
        <Button look="quiet" small onClick={() => void propose()}>
          {texts.propose}
        </Button>
      )}
      {open === 'keep' && <KeepTemplateDialog subjects={subjects} onClose={() => setOpen(null)} />}
      {open === 'manage' && <TemplatesDialog templates={all} onClose={() => setOpen(null)} />}
    </>
  );
};
