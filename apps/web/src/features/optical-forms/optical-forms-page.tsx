import { type ExamAttempt, examTypes, MAX_EXAM_SOURCE } from '@netlik/contract/exam-attempts';
import type { OpticalForm } from '@netlik/contract/optical-forms';
import { rowName } from '@netlik/domain/exam-attempts/exam-rows';
import { BLANK, missingKeys, takenTests } from '@netlik/domain/optical-forms/optical-form';
import { readAnswers, readKey, reorderKey } from '@netlik/domain/optical-forms/read-marks';
import { studyDay } from '@netlik/domain/study-day';
import { EXAMS, type ExamTest, testsOf } from '@netlik/domain/yks/exams';
import { subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { useEffect, useState } from 'react';
import { usePerson } from '../../api/use-person.ts';
import { useOwnField } from '../../study/use-own-field.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { BubbleSheet } from './bubble-sheet.tsx';
import { FormList } from './form-list.tsx';
import { NetTable } from './net-table.tsx';
import {
  countMarks,
  draftOfForm,
  emptyDraft,
  isMarked,
  marksOf,
  type OpticalDraft,
  readDraft,
  type Sheet,
  scoreOf,
  storeDraft,
  wholeKeys,
} from './optical-draft.ts';
import styles from './optical-forms.module.css';
import { opticalTexts as texts } from './optical-forms.texts.ts';
import { PasteMarks } from './paste-marks.tsx';
import { TopicPicker } from './topic-picker.tsx';
import { useFormWrites } from './use-form-writes.ts';

const today = () => studyDay(new Date());

/** The draft of this device: every mark is stored, so that nothing needs a connection. */
const useDraft = (personId: string) => {
  const [draft, setDraft] = useState(() => readDraft(personId, today()));
  useEffect(() => storeDraft(personId, draft), [personId, draft]);
  return {
    draft,
    setDraft,
    change: (part: Partial<OpticalDraft>) => setDraft((old) => ({ ...old, ...part })),
  };
};

type SheetProps = {
  draft: OpticalDraft;
  onChange: (part: Partial<OpticalDraft>) => void;
};

/** The tests of the booklet under tabs: one's answers, or the key by the same means. */
const BookletSheets = ({ draft, onChange }: SheetProps) => {
  const [sheet, setSheet] = useState<Sheet>('answers');
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useOwnField();
  const fieldTests = field ? testsOf(draft.examType, field) : [];
  // Those of one's field first: they are the ones to be marked.
  const tests = [...new Set([...fieldTests, ...EXAMS[draft.examType].tests])];
  const test: ExamTest = tests.find(({ key }) => key === chosen) ?? tests[0]!;
  const target = { booklet: draft, test, fieldTests };
  const place = (text: string): string | null => {
    const read = sheet === 'answers' ? readAnswers(text, target) : readKey(text, target);
    if (!read.ok) return read.error;
    onChange({ [sheet]: { ...draft[sheet], ...read.value } });
    const count = Object.values(read.value).reduce((sum, marks) => sum + countMarks(marks), 0);
    toast({ tone: 'success', text: texts.placed(count) });
    return null;
  };
  const reorder = (text: string): string | null => {
    const key = marksOf(draft.key, test);
    if (key.includes(BLANK)) return texts.keyUnfinished(rowName(test.key), key.split(BLANK).length - 1);
    const read = reorderKey(key, text);
    if (!read.ok) return read.error;
    onChange({ key: { ...draft.key, [test.key]: read.value } });
    toast({ tone: 'success', text: texts.reordered });
    return null;
  };
  const pasteOnSheet = (text: string) => {
    const refused = place(text);
    if (refused) toast({ tone: 'danger', text: refused });
  };
  return (
    <Stack gap="3">
      <Segmented
        label={texts.sheet}
        quiet
        options={(['answers', 'key'] as const).map((value) => ({ value, label: texts.sheets[value] }))}
        value={sheet}
        onChange={setSheet}
      />
      <PasteMarks
        key={`${sheet} paste`}
        title={texts.paste}
        label={texts.pasteLabel[sheet]}
        hint={texts.pasteHint[sheet]}
        action={texts.place}
        onPlace={place}
      />
      {sheet === 'key' && (
        <PasteMarks
          title={texts.order}
          label={texts.orderLabel}
          hint={texts.orderHint(test.questionCount)}
          action={texts.reorder}
          onPlace={reorder}
        />
      )}
      <Tabs
        label={texts.tests}
        tabs={tests.map(({ key }) => ({
          id: key,
          label: rowName(key),
          count: countMarks(draft[sheet][key]),
        }))}
        value={test.key}
        onChange={setChosen}
      >
        <BubbleSheet
          key={`${sheet} ${test.key}`}
          label={texts.grid(rowName(test.key))}
          marks={marksOf(draft[sheet], test)}
          {...(sheet === 'answers' && { rights: wholeKeys(draft)[test.key] })}
          onChange={(marks) => onChange({ [sheet]: { ...draft[sheet], [test.key]: marks } })}
          onPaste={pasteOnSheet}
        />
      </Tabs>
      <Text look="muted small" className={styles.keys}>
        {texts.keys}
      </Text>
    </Stack>
  );
};

type Props = { onScored?: (attempt: ExamAttempt) => void };

/** A booklet is marked, compared with its key and becomes an attempt. */
export const OpticalFormsPage = ({ onScored }: Props) => {
  const person = usePerson();
  const { draft, setDraft, change } = useDraft(person?._id ?? '');
  const [sourceError, setSourceError] = useState<string | null>(null);
  const { keep, score } = useFormWrites({
    onKept: (id) => change({ id }),
    onDone: () => setDraft(emptyDraft(today(), draft.examType)),
    onScored,
  });
  const { lines, wrong, topics } = scoreOf(draft);
  const taken = takenTests(draft, draft.answers);
  const missing = missingKeys(draft, draft.answers, wholeKeys(draft));
  const isReady = taken.length > 0 && missing.length === 0;

  const send = (write: typeof keep | typeof score) => {
    const named = draft.source.trim() !== '';
    setSourceError(named ? null : texts.sourceMissing);
    if (named) void write.send(draft);
  };
  const clear = () => {
    const before = draft;
    setDraft(emptyDraft(today(), draft.examType));
    toast({ text: texts.cleared, undo: () => setDraft(before) });
  };
  const open = async (form: OpticalForm) => {
    const { replaceTitle: title, replaceText: text, replace: action } = texts;
    if (isMarked(draft) && draft.id !== form._id && !(await confirm({ title, text, action }))) return;
    setDraft(draftOfForm(form));
    scrollTo({ top: 0 });
  };

  const error = score.error ?? keep.error;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      breadcrumb={[{ to: '/exam-tracker', label: texts.back }]}
    >
      <Stack gap="3">
        <Segmented
          label={texts.exam}
          quiet
          disabled={draft.id !== null}
          options={examTypes.map((value) => ({ value, label: value }))}
          value={draft.examType}
          onChange={(examType) =>
            change({ examType, language: examType === 'YDT' ? 'ingilizce' : null, topics: [] })
          }
        />
        {draft.examType === 'YDT' && (
          <SelectField
            label={texts.language}
            disabled={draft.id !== null}
            value={draft.language ?? ''}
            onChange={({ currentTarget }) =>
              change({ language: currentTarget.value as OpticalDraft['language'], topics: [] })
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
      <BookletSheets key={draft.examType} draft={draft} onChange={change} />
      {isMarked(draft) && (
        <>
          <Card title={texts.result}>
            <Stack gap="3">
              {lines.length === 0 ? (
                <Text look="muted small">{texts.resultHint}</Text>
              ) : (
                <NetTable exam={draft.examType} lines={lines} />
              )}
              {lines.length > 0 &&
                missing.map(({ path, message }) => (
                  <Text key={path} look="warning small">
                    {message}
                  </Text>
                ))}
              {draft.examType !== 'YDT' && (
                <SwitchField
                  label={texts.philosophy}
                  disabled={draft.id !== null}
                  checked={draft.extraPhilosophy}
                  onChange={({ currentTarget }) => change({ extraPhilosophy: currentTarget.checked })}
                />
              )}
            </Stack>
          </Card>
          {wrong.length > 0 && (
            <Card title={texts.topics}>
              <TopicPicker
                wrong={wrong}
                picked={topics}
                onChange={(picked) => change({ topics: [...picked] })}
              />
            </Card>
          )}
          <Card title={texts.save} lead={texts.stored}>
            <Stack gap="4">
              {error && <Notice tone="danger">{error}</Notice>}
              <Grid fit={220} gap="3">
                <TextField
                  label={texts.source}
                  placeholder={texts.sourceHint}
                  maxLength={MAX_EXAM_SOURCE}
                  readOnly={draft.id !== null}
                  value={draft.source}
                  {...(sourceError && { error: sourceError })}
                  onChange={({ currentTarget }) => {
                    change({ source: currentTarget.value });
                    setSourceError(null);
                  }}
                />
                <DatePicker
                  label={texts.date}
                  value={draft.date}
                  today={today()}
                  max={today()}
                  disabled={draft.id !== null}
                  onChange={({ currentTarget }) => change({ date: currentTarget.value })}
                />
              </Grid>
              <Row gap="2" wrap>
                {isReady ? (
                  <Button busy={score.busy} onClick={() => send(score)}>
                    {texts.score}
                  </Button>
                ) : (
                  <Button busy={keep.busy} disabled={taken.length === 0} onClick={() => send(keep)}>
                    {texts.keep}
                  </Button>
                )}
                <Button look="plain" onClick={clear}>
                  {texts.clear}
                </Button>
              </Row>
            </Stack>
          </Card>
        </>
      )}
      <FormList onOpen={(form) => void open(form)} />
    </PageFrame>
  );
};
