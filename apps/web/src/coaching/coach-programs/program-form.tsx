import type { BoardRow } from '@netlik/contract/coaching/coach-live';
import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { FieldErrors } from '../../ui/forms/contract-form.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { inExam, newSubject } from './draft-subject.ts';
import {
  carryOver,
  type DraftAction,
  type DraftDay,
  isEmptyDay,
  openDay,
  type ProgramDraft,
  sumOf,
  useProgramDraft,
} from './program-draft.ts';
import { ProgramSources } from './program-sources.tsx';
import { ProgramStudent } from './program-student.tsx';
import { readDraft, removeDrafts, saveDraft } from './stored-draft.ts';
import { SubjectAdder } from './subject-adder.tsx';
import { SubjectCard } from './subject-card.tsx';
import { useProgramSave } from './use-program-save.ts';

type Place = { studentId: string; date: string; coachId: string | null };

/** Returns the next student without a program on that day, wrapping around; null if there is none. */
const findNextStudent = async (
  queries: QueryClient,
  { studentId, date, coachId }: Place,
): Promise<BoardRow | null> => {
  const rows: BoardRow[] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await queries.fetchQuery(
      coachProgramQueries.boardOfDay(date, page, coachId),
    );
    rows.push(...data);
    if (data.length === 0 || rows.length >= pagination.total) break;
  }
  const at = rows.findIndex((row) => row.studentId === studentId);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find(({ days }) => days[0]?.state === 'empty') ?? null;
};

const MAX_TITLE = 120;

/** The input before the form became an edit. */
export type Carried = { day: DraftDay; reason: 'occupied' | 'changed' };

type Props = {
  personId: string;
  studentId: string | null;
  date: StudyDay;
  coachId: string | null;
  /** The coach id of the URL, kept in links. */
  coachParam: string | null;
  /** Null while creating. */
  program: CoachProgram | null;
  field: FieldType | null;
  carried: Carried | null;
  onSaved: (id: string) => void;
  onStudent: (id: string | null) => void;
  onDate: (date: string) => void;
};

type Start = { draft: ProgramDraft; notice: string | null; isRestored: boolean };

/** Starts from the program and carried input, from a restored draft, or empty. */
const startOf = ({ date, program, carried, personId, studentId }: Props): Start => {
  const stored = openDay(date, program);
  if (program && carried) {
    const notice = carried.reason === 'occupied' ? texts.becameEdit : texts.changedElsewhere;
    return { draft: carryOver([stored], [carried.day]), notice, isRestored: false };
  }
  const kept = program ? null : readDraft(personId, studentId);
  return { draft: [{ ...stored, ...kept }], notice: kept && texts.restored, isRestored: kept !== null };
};

const useSubmit = (props: Props, day: DraftDay) => {
  const { personId, studentId, date, coachId, coachParam, program, onSaved } = props;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { save, errors, busy } = useProgramSave({ studentId, date, coachId, program });
  const isSaved = useRef(false);

  useEffect(() => {
    // A saved program must not be restored as a draft.
    if (!program && !isSaved.current) saveDraft(personId, studentId, day);
  }, [day, personId, studentId, program]);

  const openNext = async (present: string) => {
    const next = await findNextStudent(queries, { studentId: present, date, coachId: coachParam });
    if (!next) {
      toast({ tone: 'success', text: texts.everybodyWritten });
      await navigate('/coach-dashboard');
      return;
    }
    toast({ tone: 'info', text: texts.nextIs(next.studentName) });
    await navigate(programAddress({ studentId: next.studentId, date, coachId: coachParam }));
  };

  const submit = async (status: 'draft' | 'active', andNext: boolean) => {
    const outcome = await save(day, status);
    if (outcome.kind === 'refused' || !studentId) return;
    if (outcome.kind !== 'saved') {
      const editId = outcome.kind === 'occupied' ? outcome.programId : program!._id;
      const carried: Carried = { day, reason: outcome.kind };
      if (outcome.kind === 'changed') await queries.invalidateQueries(coachProgramQueries.one(editId));
      await navigate(programAddress({ studentId, date, editId, coachId: coachParam }), {
        replace: true,
        state: carried,
      });
      return;
    }
    isSaved.current = true;
    onSaved(outcome.program._id);
    removeDrafts(personId, studentId);
    const done = program ? texts.updated : texts.saved;
    toast({ tone: 'success', text: status === 'draft' ? texts.savedDraft : done });
    if (andNext) await openNext(studentId);
    else await navigate(studentAddress(studentId, date));
  };

  return { submit, errors, busy };
};

type HeadProps = Props & { title: string; errors: FieldErrors; onTitle: (title: string) => void };

const Head = (props: HeadProps) => {
  const { studentId, coachParam, date, program, title, errors, onStudent, onDate, onTitle } = props;
  const today = studyDay(new Date());
  return (
    <Grid fit={180} gap="4" data-tour="coach-program-head">
      <ProgramStudent
        {...{ studentId, coachParam, onStudent }}
        locked={program !== null}
        error={errors.studentId}
      />
      <DatePicker
        label={texts.date}
        value={date}
        min={program && program.date < today ? undefined : today}
        error={errors.date}
        onChange={({ currentTarget }) => onDate(currentTarget.value)}
      />
      <TextField
        label={texts.title}
        optional
        placeholder={texts.titleHint}
        maxLength={MAX_TITLE}
        value={title}
        error={errors.title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
    </Grid>
  );
};

const errorsOfSubject = (errors: FieldErrors, index: number) => {
  const path = `subjects.${index}`;
  return {
    description: errors[`${path}.description`],
    duration: errors[`${path}.duration`],
    topics: Object.entries(errors).find(([field]) => field.startsWith(`${path}.topicsDetailed.`))?.[1],
  };
};

const focusTopics = (list: HTMLElement | null, key: string) =>
  list?.querySelector<HTMLElement>(`[data-subject="${key}"] [role="combobox"]`)?.focus();

type SubjectsProps = Pick<Props, 'studentId' | 'date' | 'field'> & {
  day: DraftDay;
  errors: FieldErrors;
  dispatch: (action: DraftAction) => void;
  onDone: () => void;
};

/** Enter in an empty field goes on to the next subject, then to the adder, then to the buttons. */
const Subjects = ({ studentId, date, field, day, errors, dispatch, onDone }: SubjectsProps) => {
  const { subjects } = day;
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  /** The subject with an ambiguous exam. */
  const [asked, setAsked] = useState<string | null>(null);

  // The input of a new subject exists only after the render.
  useEffect(() => {
    if (focused) focusTopics(list.current, focused);
  }, [focused]);

  const add = (keys: readonly SubjectKey[], asksExam: boolean) => {
    const added = keys.map(newSubject);
    const { key = null } = added[0] ?? {};
    dispatch({ type: 'add', date: day.date, subjects: added });
    setAsked(asksExam ? key : null);
    setFocused(asksExam ? null : key);
  };
  const answerExam = (key: string, chosen: SubjectKey) => {
    dispatch({ type: 'change', key, change: (subject) => inExam(subject, chosen) });
    setAsked(null);
    setFocused(key);
  };
  const focusNext = (index: number) => {
    const next = subjects[index + 1];
    if (next && next.topics.length === 0) focusTopics(list.current, next.key);
    else adder.current?.focus();
  };

  return (
    <Section
      title={texts.subjects}
      lead={subjects.length > 0 ? texts.total(formatDuration(sumOf(subjects).minutes)) : undefined}
      actions={
        <Row gap="2 4" align="center" between wrap data-tour="coach-program-sources">
          <ProgramSources
            {...{ studentId, date, subjects }}
            onAdd={(added) => dispatch({ type: 'add', date: day.date, subjects: added })}
          />
        </Row>
      }
    >
      {subjects.length === 0 && (
        <Text tone="muted" size="small">
          {texts.noSubjects}
        </Text>
      )}
      <Stack as="ol" gap="3" divided ref={list}>
        {subjects.map((subject, index) => {
          const { key } = subject;
          return (
            <SubjectCard
              key={key}
              {...{ subject, studentId }}
              errors={errorsOfSubject(errors, index)}
              onExam={asked === key ? (chosen) => answerExam(key, chosen) : null}
              onChange={(change) => dispatch({ type: 'change', key, change })}
              onMove={(by) => dispatch({ type: 'move', key, date: day.date, index: index + by })}
              onRemove={() => dispatch({ type: 'remove', key })}
              onDone={() => focusNext(index)}
            />
          );
        })}
      </Stack>
      <div data-tour="coach-program-adder">
        <SubjectAdder field={field} inputRef={adder} onAdd={add} onDone={onDone} />
      </div>
    </Section>
  );
};

export const ProgramFormFields = (props: Props) => {
  const { personId, studentId, program } = props;
  const [start, setStart] = useState(() => startOf(props));
  const { draft, dispatch, reset } = useProgramDraft(start.draft);
  const day = draft[0]!;
  const { submit, errors, busy } = useSubmit(props, day);
  const form = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  // On phones the missing field may be far above the button.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit('active', event.shiftKey);
  };
  const dropDraft = () => {
    removeDrafts(personId, studentId);
    setStart({ ...start, notice: null });
    reset([openDay(day.date, null)]);
  };

  return (
    // Ctrl+Enter saves from every field of the form.
    <Stack gap="5" ref={form} onKeyDown={onKeyDown}>
      {start.notice && (
        <Notice tone="info">
          <Row as="span" gap="2 4" align="center" between wrap>
            {start.notice}
            {start.isRestored && (
              <Button look="line" small onClick={dropDraft}>
                {texts.dropDraft}
              </Button>
            )}
          </Row>
        </Notice>
      )}
      <Head
        {...props}
        title={day.title}
        errors={errors}
        onTitle={(title) => dispatch({ type: 'title', title })}
      />
      <Subjects {...props} {...{ day, errors, dispatch }} onDone={() => saveButton.current?.focus()} />
      <Row gap="2" wrap data-tour="coach-program-save">
        <Button ref={saveButton} busy={busy} onClick={() => void submit('active', false)}>
          {texts.save}
        </Button>
        <Button look="line" busy={busy} onClick={() => void submit('active', true)}>
          {texts.saveNext}
        </Button>
        {(!program || program.status === 'draft') && (
          <Button
            look="quiet"
            disabled={isEmptyDay(day)}
            busy={busy}
            onClick={() => void submit('draft', false)}
          >
            {texts.saveDraft}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
