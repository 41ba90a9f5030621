import { rowName } from '@netlik/domain/exams/exam-attempts/exam-rows';
import { BLANK, takenTests } from '@netlik/domain/exams/optical-forms/optical-form';
import { readAnswers, readKey, reorderKey } from '@netlik/domain/exams/optical-forms/read-marks';
import { EXAMS, type ExamTest, testsOf } from '@netlik/domain/yks/exams';
import { useState } from 'react';
import { useOwnField } from '../../identity/users/use-own-field.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { BubbleSheet } from './bubble-sheet.tsx';
import { countMarks, marksOf, type OpticalDraft, type Sheet, wholeKeys } from './optical-draft.ts';
import styles from './optical-forms.module.css';
import { opticalTexts as texts } from './optical-forms.texts.ts';
import { PasteMarks } from './paste-marks.tsx';

type SheetProps = {
  draft: OpticalDraft;
  onChange: (part: Partial<OpticalDraft>) => void;
};

const firstWithoutKey = (draft: OpticalDraft): string | null => {
  const keys = wholeKeys(draft);
  const test = takenTests(draft, draft.answers).find(({ key }) => !keys[key]);
  return draft.id !== null && test ? test.key : null;
};

/** The tests of the exam; those of the student's field come first. */
const useBookletTests = ({ examType }: OpticalDraft) => {
  const field = useOwnField();
  const fieldTests = field ? testsOf(examType, field) : [];
  return { fieldTests, tests: [...new Set([...fieldTests, ...EXAMS[examType].tests])] };
};

type PasteProps = SheetProps & {
  sheet: Sheet;
  test: ExamTest;
  /** Returns the reason if it refuses the text. */
  onPlace: (text: string) => string | null;
};

const PasteFields = ({ draft, onChange, sheet, test, onPlace }: PasteProps) => {
  const reorder = (text: string): string | null => {
    const key = marksOf(draft.key, test);
    if (key.includes(BLANK)) return texts.keyUnfinished(rowName(test.key), key.split(BLANK).length - 1);
    const read = reorderKey(key, text);
    if (!read.ok) return read.error;
    onChange({ key: { ...draft.key, [test.key]: read.value } });
    toast({ tone: 'success', text: texts.reordered });
    return null;
  };
  return (
    <>
      <PasteMarks
        key={sheet}
        title={texts.paste}
        label={texts.pasteLabel[sheet]}
        hint={texts.pasteHint[sheet]}
        action={texts.place}
        onPlace={onPlace}
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
    </>
  );
};

export const BookletSheets = ({ draft, onChange }: SheetProps) => {
  // A reopened form starts with the missing key.
  const [waiting] = useState(() => firstWithoutKey(draft));
  const [sheet, setSheet] = useState<Sheet>(waiting ? 'key' : 'answers');
  const [chosen, setChosen] = useState(waiting);
  const { fieldTests, tests } = useBookletTests(draft);
  const test = tests.find(({ key }) => key === chosen) ?? tests[0]!;
  const place = (text: string): string | null => {
    const target = { booklet: draft, test, fieldTests };
    const read = sheet === 'answers' ? readAnswers(text, target) : readKey(text, target);
    if (!read.ok) return read.error;
    onChange({ [sheet]: { ...draft[sheet], ...read.value } });
    const count = Object.values(read.value).reduce((sum, marks) => sum + countMarks(marks), 0);
    toast({ tone: 'success', text: texts.placed(count) });
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
      <PasteFields draft={draft} onChange={onChange} sheet={sheet} test={test} onPlace={place} />
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
      <Text tone="muted" size="small" className={styles.keys}>
        {texts.keys}
      </Text>
    </Stack>
  );
};
