import { check } from '@netlik/contract/check';
import { examFilters, MAX_EXAM_SOURCE, NewExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { type AttemptIssue, attemptIssues } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import { studyDay } from '@netlik/domain/study-day';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ComboBox } from '../../../ui/forms/combo-box.tsx';
import { SelectField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { examNames } from '../exam-attempts.texts.ts';
import { AnswerGrid } from './answer-grid.tsx';
import { type Draft, defaultSubject, filledRows, subjectChoices, toBody } from './draft.ts';
import { drawerTexts as texts } from './drawer.texts.ts';
import { TopicEntry } from './topic-entry.tsx';

const issuesOf = (draft: Draft, today: string): readonly AttemptIssue[] => {
  const body = toBody(draft);
  const checked = check(NewExamAttempt, body);
  return [...(checked.ok ? [] : checked.errors), ...attemptIssues(checked.ok ? checked.data : body, today)];
};

const rowErrors = (draft: Draft, issues: readonly AttemptIssue[]) => {
  const sent = filledRows(draft).filter(({ typed }) => typed);
  return new Map(
    issues.flatMap(({ path, message }) => {
      const row = sent[Number(/^subjects\.(\d+)\./.exec(path)?.[1] ?? -1)];
      return row ? [[row.key, message] as const] : [];
    }),
  );
};

/** Enter in the publisher field moves on to the answers. */
const focusAnswers = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const input = event.target as HTMLInputElement;
  if (input.getAttribute('role') !== 'combobox') return;
  event.preventDefault();
  input.form?.querySelector<HTMLInputElement>('table input')?.select();
};

type SaveDraft = (draft: Draft, body: NewExamAttempt) => void;

const useAttemptForm = (start: Draft, onSave: SaveDraft) => {
  // Keeps the initial start, because the page may offer another one later.
  const [initial] = useState(start);
  const [draft, setDraft] = useState(initial);
  const [issues, setIssues] = useState<readonly AttemptIssue[]>([]);
  const today = studyDay(new Date());
  return {
    draft,
    issues,
    today,
    isChanged: draft !== initial,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      // After a refusal, every change is validated again.
      if (issues.length > 0) setIssues(issuesOf(next, today));
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      const found = issuesOf(draft, today);
      setIssues(found);
      const checked = check(NewExamAttempt, toBody(draft));
      if (found.length === 0 && checked.ok) onSave(draft, checked.data);
    },
  };
};

type AttemptForm = ReturnType<typeof useAttemptForm>;

const noAnswers = { answers: {}, kept: [], topics: [] };

const DayAndSource = ({ form, sources }: { form: AttemptForm; sources: readonly string[] }) => {
  const { draft, issues, today, change } = form;
  const error = (field: string) => {
    const message = issues.find(({ path }) => path === field)?.message;
    return message === undefined ? {} : { error: message };
  };
  return (
    <Grid fit={200} gap="4" onKeyDown={focusAnswers}>
      <DatePicker
        label={texts.date}
        value={draft.date}
        today={today}
        max={today}
        {...error('date')}
        onChange={({ currentTarget }) => change({ date: currentTarget.value })}
      />
      <ComboBox
        label={texts.source}
        placeholder={texts.sourceHint}
        maxLength={MAX_EXAM_SOURCE}
        options={sources}
        value={draft.source}
        {...error('source')}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
      />
    </Grid>
  );
};

/** An exam with one test asks for its subject, any other for how the answers are entered. */
const SubjectOrMode = ({ form: { draft, change } }: { form: AttemptForm }) =>
  draft.exam === 'YDT' || draft.exam === 'BRANS' ? (
    <SelectField
      label={draft.exam === 'YDT' ? texts.language : texts.branch}
      value={draft.subject}
      onChange={({ currentTarget }) =>
        change({ subject: currentTarget.value as Draft['subject'], ...noAnswers })
      }
    >
      {subjectChoices(draft.exam).map((key) => (
        <option key={key} value={key}>
          {subjectName(key)}
        </option>
      ))}
    </SelectField>
  ) : (
    <Segmented
      label={texts.mode}
      options={(['test', 'subject'] as const).map((value) => ({ value, label: texts.modes[value] }))}
      value={draft.mode}
      onChange={(mode) => change({ mode })}
    />
  );

const AnswerFields = ({ form: { draft, issues, change, submit } }: { form: AttemptForm }) => {
  const rows = filledRows(draft);
  const general = issues.find(({ path }) => path === 'subjects')?.message;
  return (
    <>
      {general && <Notice tone="danger">{general}</Notice>}
      <AnswerGrid
        draft={draft}
        rows={rows}
        errors={rowErrors(draft, issues)}
        onAnswers={(key, answers) => change({ answers: { ...draft.answers, [key]: answers } })}
        onLast={submit}
      />
      <Text tone="muted" size="tiny">
        {texts.keys}
      </Text>
      <TopicEntry
        rows={rows}
        topics={draft.topics}
        error={issues.find(({ path }) => path.startsWith('topics'))?.message}
        onChange={(topics) => change({ topics })}
      />
    </>
  );
};

type Props = {
  start: Draft;
  sources: readonly string[];
  /** The remaining monthly quota. */
  quota: string | null;
  allowed: boolean;
  onSave: SaveDraft;
  onClose: () => void;
};

export const AttemptDrawer = ({ start, sources, quota, allowed, onSave, onClose }: Props) => {
  const form = useAttemptForm(start, onSave);
  const { draft, change, submit } = form;
  const formId = useId();
  return (
    <Drawer
      title={draft.id ? texts.editTitle : texts.addTitle}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!allowed}>
            {draft.id ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <Stack
        id={formId}
        as="form"
        gap="4"
        noValidate
        data-changed={form.isChanged}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      >
        {quota && (
          <Text
            tone={allowed ? 'muted' : 'danger'}
            size={allowed ? 'small' : 'tiny'}
            weight={allowed ? undefined : 'medium'}
          >
            {quota}
          </Text>
        )}
        <Segmented
          label={texts.exam}
          options={examFilters.map((value) => ({ value, label: examNames[value] }))}
          value={draft.exam}
          onChange={(exam) => change({ exam, subject: defaultSubject(exam), ...noAnswers })}
        />
        <DayAndSource form={form} sources={sources} />
        <SubjectOrMode form={form} />
        <AnswerFields form={form} />
      </Stack>
    </Drawer>
  );
};
