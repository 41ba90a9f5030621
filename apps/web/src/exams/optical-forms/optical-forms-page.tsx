import { type ExamAttempt, MAX_EXAM_SOURCE } from '@netlik/contract/exams/exam-attempts';
import type { OpticalForm } from '@netlik/contract/exams/optical-forms';
import { missingKeys, takenTests } from '@netlik/domain/exams/optical-forms/optical-form';
import { studyDay } from '@netlik/domain/study-day';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import { subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { useEffect, useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { BookletSheets } from './booklet-sheets.tsx';
import { FormList, WaitingForm } from './form-list.tsx';
import { NetTable } from './net-table.tsx';
import {
  draftOfForm,
  isMarked,
  isReplaced,
  type OpticalDraft,
  readDraft,
  scoreOf,
  storeDraft,
  wholeKeys,
  withoutExam,
} from './optical-draft.ts';
import { opticalTexts as texts } from './optical-forms.texts.ts';
import { TopicPicker } from './topic-picker.tsx';
import { useFormWrites } from './use-form-writes.ts';

const today = () => studyDay(new Date());

/** Stores every mark on the device, so that marking works offline. */
const useDraft = (personId: string) => {
  const [draft, setDraft] = useState(() => readDraft(personId, today()));
  useEffect(() => storeDraft(personId, draft), [personId, draft]);
  return {
    draft,
    setDraft,
    change: (part: Partial<OpticalDraft>) => setDraft((old) => ({ ...old, ...part })),
  };
};

type DraftProps = { draft: OpticalDraft; onChange: (part: Partial<OpticalDraft>) => void };

/** Cannot change once the form is on the server. */
const ExamChoice = ({ draft, onChange }: DraftProps) => (
  <Stack gap="3">
    <Segmented
      label={texts.exam}
      quiet
      disabled={draft.id !== null}
      options={EXAM_KEYS.map((value) => ({ value, label: value }))}
      value={draft.examType}
      onChange={(examType) =>
        onChange({ examType, language: examType === 'YDT' ? 'ingilizce' : null, topics: [] })
      }
    />
    {draft.examType === 'YDT' && (
      <SelectField
        label={texts.language}
        disabled={draft.id !== null}
        value={draft.language ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ language: currentTarget.value as OpticalDraft['language'], topics: [] })
        }
      >
        {subjectsOfGroup('YDT').map(({ key, shortLabel }) => (
          <option key={key} value={key}>
            {shortLabel}
          </option>
        ))}
      </SelectField>
    )}
  </Stack>
);

type Missing = ReturnType<typeof missingKeys>;

const ResultCards = ({ draft, missing, onChange }: DraftProps & { missing: Missing }) => {
  const { lines, wrong, topics } = scoreOf(draft);
  return (
    <>
      <Section title={texts.result}>
        <Stack gap="3">
          {lines.length === 0 ? (
            <Text tone="muted" size="small">
              {texts.resultHint}
            </Text>
          ) : (
            <NetTable exam={draft.examType} lines={lines} />
          )}
          {lines.length > 0 &&
            missing.map(({ path, message }) => (
              <Text key={path} tone="muted" size="small">
                {message}
              </Text>
            ))}
          {draft.examType !== 'YDT' && (
            <SwitchField
              label={texts.philosophy}
              disabled={draft.id !== null}
              checked={draft.extraPhilosophy}
              onChange={({ currentTarget }) => onChange({ extraPhilosophy: currentTarget.checked })}
            />
          )}
        </Stack>
      </Section>
      {wrong.length > 0 && (
        <Section title={texts.topics}>
          <TopicPicker
            wrong={wrong}
            picked={topics}
            onChange={(picked) => onChange({ topics: [...picked] })}
          />
        </Section>
      )}
    </>
  );
};

type SaveProps = DraftProps & {
  missing: Missing;
  writes: ReturnType<typeof useFormWrites>;
  onClear: () => void;
};

/** A form with every key is scored, any other is stored until its keys are known. */
const SaveCard = ({ draft, missing, writes: { keep, score }, onChange, onClear }: SaveProps) => {
  const [isUnnamed, setIsUnnamed] = useState(false);
  const isTaken = takenTests(draft, draft.answers).length > 0;
  const error = score.error ?? keep.error;
  const send = (write: typeof keep | typeof score) => {
    const isNamed = draft.source.trim() !== '';
    setIsUnnamed(!isNamed);
    if (isNamed) void write.send(draft);
  };
  return (
    <Section title={texts.save} lead={texts.stored}>
      <Stack gap="4">
        {error && <Notice tone="danger">{error}</Notice>}
        <Grid fit={220} gap="3">
          <TextField
            label={texts.source}
            placeholder={texts.sourceHint}
            maxLength={MAX_EXAM_SOURCE}
            readOnly={draft.id !== null}
            value={draft.source}
            {...(isUnnamed && { error: texts.sourceMissing })}
            onChange={({ currentTarget }) => {
              onChange({ source: currentTarget.value });
              setIsUnnamed(false);
            }}
          />
          <DatePicker
            label={texts.date}
            value={draft.date}
            today={today()}
            max={today()}
            disabled={draft.id !== null}
            onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
          />
        </Grid>
        <Row gap="2" wrap>
          {isTaken && missing.length === 0 ? (
            <Button busy={score.busy} onClick={() => send(score)}>
              {texts.score}
            </Button>
          ) : (
            <Button busy={keep.busy} disabled={!isTaken} onClick={() => send(keep)}>
              {texts.keep}
            </Button>
          )}
          <Button look="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
};

const confirmReplace = () =>
  confirm({ title: texts.replaceTitle, text: texts.replaceText, action: texts.replace });

type Props = { onScored?: (attempt: ExamAttempt) => void };

export const OpticalFormsPage = ({ onScored }: Props) => {
  const person = usePerson();
  const { draft, setDraft, change } = useDraft(person?._id ?? '');
  const writes = useFormWrites({
    onKept: (id) => change({ id }),
    onDone: () => setDraft((done) => withoutExam(done, done.examType, today())),
    onScored,
  });
  const missing = missingKeys(draft, draft.answers, wholeKeys(draft));
  const clear = () => {
    const before = draft;
    setDraft(withoutExam(draft, draft.examType, today()));
    toast({ text: texts.cleared, undo: () => setDraft(before) });
  };
  const open = async (form: OpticalForm) => {
    if (isReplaced(draft, form) && !(await confirmReplace())) return;
    setDraft(draftOfForm(form, draft));
    scrollTo({ top: 0 });
  };
  return (
    <PageFrame
      width="page"
      title={texts.title}
      lead={texts.lead}
      aside={
        <>
          {isMarked(draft) && (
            <>
              <ResultCards draft={draft} missing={missing} onChange={change} />
              <SaveCard draft={draft} missing={missing} writes={writes} onChange={change} onClear={clear} />
            </>
          )}
          <FormList onOpen={(form) => void open(form)} />
        </>
      }
    >
      <ExamChoice draft={draft} onChange={change} />
      {!isMarked(draft) && <WaitingForm onOpen={(form) => void open(form)} />}
      <BookletSheets key={`${draft.examType} ${draft.id}`} draft={draft} onChange={change} />
    </PageFrame>
  );
};
