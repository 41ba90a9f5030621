import { check } from '@netlik/contract/check';
import { type CoachProgram, coachPrograms, ProgramForm } from '@netlik/contract/coaching/coach-programs';
import { useState } from 'react';
import { failureOf } from '../../data/writes/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { errorsByField, type FieldErrors } from '../../ui/forms/contract-form.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { type DraftDay, subjectsToSend } from './program-draft.ts';

type Target = {
  studentId: string | null;
  date: string;
  /** The coach an admin writes for. */
  coachId: string | null;
  /** Null while creating. */
  program: CoachProgram | null;
};

type Outcome =
  | { kind: 'saved'; program: CoachProgram }
  | { kind: 'occupied'; programId: string }
  | { kind: 'changed' }
  | { kind: 'refused' };

const refused: Outcome = { kind: 'refused' };

const conflictOf = (error: unknown): Outcome | null => {
  const failure = failureOf(error);
  if (failure?.code === 'daily_plan.changed') return { kind: 'changed' };
  const first = failure?.fields.find(({ path }) => path === '_id');
  return failure?.code === 'daily_plan.exists' && first
    ? { kind: 'occupied', programId: first.message }
    : null;
};

export const useProgramSave = (target: Target) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const write = useWrite(
    (body: ProgramForm, { send }) =>
      target.program
        ? send(coachPrograms.update, { params: { id: target.program._id }, body })
        : send(coachPrograms.create, { body }),
    {
      failed: texts.createError,
      onFailed: (failure) => {
        if (conflictOf(failure)) return true;
        setErrors(errorsByField(failure.fields));
      },
    },
  );

  const save = async (day: DraftDay, status: 'draft' | 'active'): Promise<Outcome> => {
    const { studentId, date, coachId, program } = target;
    const checked = check(ProgramForm, {
      studentId: studentId ?? '',
      date,
      title: day.title,
      subjects: subjectsToSend(day),
      status,
      ...(coachId ? { coachId } : {}),
      ...(program ? { version: program.version } : {}),
    });
    if (!checked.ok) {
      setErrors({
        ...errorsByField(checked.errors),
        ...(studentId ? {} : { studentId: texts.chooseStudentError }),
        ...(date ? {} : { date: texts.chooseDateError }),
      });
      const warning = day.subjects.length === 0 ? texts.addSubjectWarning : texts.requiredWarning;
      toast({ tone: 'warning', text: warning });
      return refused;
    }
    setErrors({});
    const outcome = await write.send(checked.data);
    if (outcome.status === 'done') return { kind: 'saved', program: outcome.reply };
    return (outcome.status === 'failed' && conflictOf(outcome.error)) || refused;
  };

  return { save, errors, busy: write.busy };
};
