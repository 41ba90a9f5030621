import { check } from '@netlik/contract/check';
import { NewProgramTemplate, programTemplates } from '@netlik/contract/coaching/program-templates';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { undoneSubjects } from './carry-over.ts';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { type DraftSubject, fromTemplate, toSubjects } from './draft-subject.ts';
import { sourceTexts as texts } from './program-sources.texts.ts';
import { KeepTemplateDialog, TemplatesDialog } from './template-dialogs.tsx';

const CARRIED_DAYS = 7;

type Props = {
  studentId: string | null;
  date: string;
  subjects: readonly DraftSubject[];
  onAdd: (subjects: readonly DraftSubject[]) => void;
};

/** Fills the form from a template, the planner or unfinished work, and saves a day as a template. */
export const ProgramSources = ({ studentId, date, subjects, onAdd }: Props) => {
  const queries = useQueryClient();
  const templates = useQuery(read(programTemplates.list, {}));
  const [open, setOpen] = useState<'keep' | 'manage' | null>(null);
  const all = templates.data ?? [];
  // Templates have no subject ids.
  const kept = toSubjects(subjects.map(({ _id, ...rest }) => rest));

  /** Adds the found subjects that the day does not have yet. */
  const addFound = async (
    find: (studentId: string) => Promise<readonly DraftSubject[]>,
    words: { done: (count: number) => string; none: string; failed: string },
  ) => {
    if (!studentId) return;
    try {
      const present = new Set(subjects.map(({ subject }) => subject));
      const fresh = (await find(studentId)).filter(({ subject }) => !present.has(subject));
      if (fresh.length > 0) onAdd(fresh);
      toast({ tone: 'info', text: fresh.length > 0 ? words.done(fresh.length) : words.none });
    } catch {
      toast({ tone: 'danger', text: words.failed });
    }
  };

  const findUndone = async (id: string) => {
    const yesterday = addDays(studyDay(new Date()), -1);
    const from = addDays(yesterday, 1 - CARRIED_DAYS);
    const { data } = await queries.fetchQuery(coachProgramQueries.ofRange(id, from, yesterday));
    return undoneSubjects(data);
  };

  const findProposed = async (id: string) => {
    const [proposal] = await queries.fetchQuery(coachProgramQueries.draftOfDay(id, date));
    return fromTemplate(proposal?.days[0]?.subjects ?? []);
  };

  const keep = () => {
    if (check(NewProgramTemplate, { name: '-', subjects: kept }).ok) setOpen('keep');
    else toast({ tone: 'warning', text: texts.needSubjects });
  };

  return (
    <>
      {studentId && (
        <Button look="line" small onClick={() => void addFound(findUndone, texts.carriedOver)}>
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
        <Button look="line" small onClick={() => void addFound(findProposed, texts.proposal)}>
          {texts.propose}
        </Button>
      )}
      {open === 'keep' && <KeepTemplateDialog subjects={kept} onClose={() => setOpen(null)} />}
      {open === 'manage' && <TemplatesDialog templates={all} onClose={() => setOpen(null)} />}
    </>
  );
};
