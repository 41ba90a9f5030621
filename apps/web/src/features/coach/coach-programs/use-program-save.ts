import { check } from '@netlik/contract/check';
import { type CoachProgram, coachPrograms, ProgramForm } from '@netlik/contract/coach/coach-programs';
import { useRef, useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { errorsByField, type FieldErrors } from '../../../ui/forms/contract-form.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { type ProgramDraft, toSubjects } from './program-draft.ts';

type Target = {
  studentId: string | null;
  date: string;
  /** For an admin: in whose name. */
  coachId: string | null;
  /** The program that is edited. */
  program: CoachProgram | null;
};

type Outcome =
  | { kind: 'saved'; program: CoachProgram }
  /** The day has a program already: this one. */
  | { kind: 'occupied'; programId: string }
  /** The program was changed by another user meanwhile. */
  | { kind: 'changed' }
  | { kind: 'refused' };

const refused: Outcome = { kind: 'refused' };

/** Checks and sends the form; says what is missing where it is missing. */
export const useProgramSave = (target: Target) => {
  const keyOf = useIdempotencyKey();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // A ref, since two quick presses would both see the old state.
  const sending = useRef(false);

  const save = async (draft: ProgramDraft, status: 'draft' | 'active'): Promise<Outcome> => {
    if (sending.current) return refused;
    const { studentId, date, coachId, program } = target;
    const checked = check(ProgramForm, {
      studentId: studentId ?? '',
      date,
      title: draft.title,
      subjects: toSubjects(draft),
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
      const warning = draft.subjects.length === 0 ? texts.addSubjectWarning : texts.requiredWarning;
      toast({ tone: 'warning', text: warning });
      return refused;
    }
    sending.current = true;
    setBusy(true);
    setErrors({});
    try {
      const body = checked.data;
      const saved = program
        ? await call(coachPrograms.update, { params: { id: program._id }, body })
        : await call(coachPrograms.create, { body }, undefined, { idempotencyKey: keyOf(body) });
      return { kind: 'saved', program: saved };
    } catch (error) {
      if (isAborted(error)) return refused;
      const failure = error instanceof ApiError ? error : null;
      const first = failure?.fields.find(({ path }) => path === '_id');
      if (failure?.code === 'daily_plan.exists' && first)
        return { kind: 'occupied', programId: first.message };
      if (failure?.code === 'daily_plan.changed') return { kind: 'changed' };
      if (failure) setErrors(errorsByField(failure.fields));
      toast({ tone: 'danger', text: failure?.message ?? texts.createError });
      return refused;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { save, errors, busy };
};
