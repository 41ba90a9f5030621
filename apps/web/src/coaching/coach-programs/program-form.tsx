import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { useQueryClient } from '@tanstack/react-query';
import { createRef, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { FieldErrors } from '../../ui/forms/contract-form.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { findNextStudent } from './next-student.ts';
import {
  addSubjects,
  appendSubjects,
  changeSubject,
  emptyDraft,
  fromProgram,
  inExam,
  isEmptyDraft,
  moveSubject,
  type ProgramDraft,
  removeSubject,
} from './program-draft.ts';
import styles from './program-form.module.css';
import { ProgramSources } from './program-sources.tsx';
import { ProgramStudent } from './program-student.tsx';
import { readDraft, removeDrafts, saveDraft } from './stored-draft.ts';
import { SubjectAdder } from './subject-adder.tsx';
import { SubjectCard } from './subject-card.tsx';
import { useProgramSave } from './use-program-save.ts';

const MAX_TITLE = 120;

/** The input before the form became an edit. */
export type Carried = { draft: ProgramDraft; reason: 'occupied' | 'changed' };

type Props = {
  personId: string;
  studentId: string | null;
  date: string;
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

const firstErrorBelow = (errors: FieldErrors, path: string) =>
  Object.entries(errors).find(([field]) => field.startsWith(path))?.[1];

type Start = { draft: ProgramDraft; word: string | null; isRestored: boolean };

/** Starts from the program and carried input, from a restored draft, or empty. */
const startOf = ({ program, carried, personId, studentId }: Props): Start => {
  if (program) {
    const own = fromProgram(program);
    if (!carried) return { draft: own, word: null, isRestored: false };
    const fresh = carried.draft.subjects.filter(({ _id }) => _id === undefined);
    return {
      draft: { title: own.title || carried.draft.title, subjects: [...own.subjects, ...fresh] },
      word: carried.reason === 'occupied' ? texts.becameEdit : texts.changedElsewhere,
      isRestored: false,
    };
  }
  const kept = readDraft(personId, studentId);
  return { draft: kept ?? emptyDraft, word: kept && texts.restored, isRestored: kept !== null };
};

export const ProgramFormFields = (props: Props) => {
  const { personId, studentId, date, coachId, coachParam, program, field, onSaved, onStudent, onDate } =
    props;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [start, setStart] = useState(() => startOf(props));
  const [draft, setDraft] = useState(start.draft);
  const { save, errors, busy } = useProgramSave({ studentId, date, coachId, program });
  const adder = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const topicInputs = useRef(new Map<string, RefObject<HTMLInputElement | null>>());
  const [focused, setFocused] = useState<string | null>(null);
  /** The subject with an ambiguous exam. */
  const [asked, setAsked] = useState<string | null>(null);
  const isSaved = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const today = studyDay(new Date());

  const inputOf = (key: string) => {
    const known = topicInputs.current.get(key) ?? createRef<HTMLInputElement>();
    topicInputs.current.set(key, known);
    return known;
  };

  useEffect(() => {
    // A saved program must not be restored as a draft.
    if (!program && !isSaved.current) saveDraft(personId, studentId, draft);
  }, [draft, personId, studentId, program]);

  // The input of a new subject exists only after the render.
  useEffect(() => {
    if (focused) topicInputs.current.get(focused)?.current?.focus();
  }, [focused]);

  // On phones the missing field may be far above the button.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const add = (subjects: readonly SubjectKey[], asksExam: boolean) => {
    const next = addSubjects(draft, subjects);
    const { key = null } = next.subjects[draft.subjects.length] ?? {};
    setDraft(next);
    setAsked(asksExam ? key : null);
    setFocused(asksExam ? null : key);
  };
  const answerExam = (key: string, subject: SubjectKey) => {
    setDraft((now) => changeSubject(now, key, (one) => inExam(one, subject)));
    setAsked(null);
    setFocused(key);
  };
  const focusNextSubject = (index: number) => {
    const next = draft.subjects[index + 1];
    if (next && next.topics.length === 0) inputOf(next.key).current?.focus();
    else adder.current?.focus();
  };

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
    const outcome = await save(draft, status);
    if (outcome.kind === 'refused' || !studentId) return;
    if (outcome.kind !== 'saved') {
      const editId = outcome.kind === 'occupied' ? outcome.programId : program!._id;
      const carried: Carried = { draft, reason: outcome.kind };
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit('active', event.shiftKey);
  };

  const total = draft.subjects.reduce((sum, { duration }) => sum + duration, 0);
  return (
    // Ctrl+Enter saves from every field of the form.
    <Stack gap="5" ref={form} onKeyDown={onKeyDown}>
      {start.word && (
        <Notice tone="info">
          <Row as="span" gap="2 4" align="center" between wrap>
            {start.word}
            {start.isRestored && (
              <Button
                look="quiet"
                small
                onClick={() => {
                  removeDrafts(personId, studentId);
                  setStart({ ...start, word: null });
                  setDraft(emptyDraft);
                }}
              >
                {texts.dropDraft}
              </Button>
            )}
          </Row>
        </Notice>
      )}
      <Card>
        <Stack gap="4" className={styles.head} data-tour="coach-program-head">
          <ProgramStudent
            studentId={studentId}
            coachParam={coachParam}
            locked={program !== null}
            error={errors.studentId}
            onStudent={onStudent}
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
            value={draft.title}
            error={errors.title}
            onChange={({ currentTarget }) => setDraft({ ...draft, title: currentTarget.value })}
          />
        </Stack>
      </Card>
      <Card
        title={texts.subjects}
        lead={draft.subjects.length > 0 ? texts.total(formatDuration(total)) : undefined}
        actions={
          <Row gap="2 4" align="center" between wrap data-tour="coach-program-sources">
            <ProgramSources
              studentId={studentId}
              date={date}
              draft={draft}
              onAdd={(added) => setDraft((now) => appendSubjects(now, added))}
            />
          </Row>
        }
      >
        {draft.subjects.length === 0 && (
          <Text tone="muted" size="small">
            {texts.noSubjects}
          </Text>
        )}
        <Stack as="ol" gap="4">
          {draft.subjects.map((subject, index) => (
            <SubjectCard
              key={subject.key}
              subject={subject}
              studentId={studentId}
              errors={{
                description: errors[`subjects.${index}.description`],
                duration: errors[`subjects.${index}.duration`],
                topics: firstErrorBelow(errors, `subjects.${index}.topicsDetailed.`),
              }}
              onExam={asked === subject.key ? (chosen) => answerExam(subject.key, chosen) : null}
              topicInput={inputOf(subject.key)}
              onChange={(change) => setDraft((now) => changeSubject(now, subject.key, change))}
              onMove={(by) => setDraft((now) => moveSubject(now, subject.key, by))}
              onRemove={() => setDraft((now) => removeSubject(now, subject.key))}
              onDone={() => focusNextSubject(index)}
            />
          ))}
        </Stack>
        <div data-tour="coach-program-adder">
          <SubjectAdder
            field={field}
            inputRef={adder}
            onAdd={add}
            onDone={() => saveButton.current?.focus()}
          />
        </div>
      </Card>
      <Row gap="2" wrap data-tour="coach-program-save">
        <Button ref={saveButton} busy={busy} onClick={() => void submit('active', false)}>
          {texts.save}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => void submit('active', true)}>
          {texts.saveNext}
        </Button>
        {(!program || program.status === 'draft') && (
          <Button
            look="plain"
            disabled={isEmptyDraft(draft)}
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
