import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Feedback } from './entry-body.ts';
import { LineParts } from './line-parts.tsx';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';
import type { PlannedQuestions } from './quick-entry-request.ts';
import { useQuickEntry } from './use-quick-entry.ts';
import { useSaveLine } from './use-save-line.ts';

const AVERAGE: Feedback = { quality: 3, mood: 'Normal' };
/** The contract's limit; the parser reports pasted lines that are too long. */
const MAX_TYPED = 2000;

type StatusProps = { notUnderstood: readonly string[]; problem: string | undefined };

const LineStatus = ({ notUnderstood, problem }: StatusProps) => (
  <Stack gap="1" justify="start" role="status">
    {notUnderstood.length > 0 && (
      <Text tone="muted" size="small" wrapAnywhere>
        {texts.notUnderstood(notUnderstood.join(', '))}
      </Text>
    )}
    {problem !== undefined && (
      <Text tone="warning" size="small">
        {problem}
      </Text>
    )}
  </Stack>
);

type Props = { text: string; planned?: PlannedQuestions | undefined; onSaved?: () => void };

export const QuickEntryForm = ({ text: initialText, planned, onSaved }: Props) => {
  const { text, line, answer, setText, correct } = useQuickEntry(initialText, planned);
  const [isLinked, setLinked] = useState(true);
  const [feedback, setFeedback] = useState(AVERAGE);
  const save = useSaveLine();
  const [busy, setBusy] = useState(false);
  // Two quick presses would both see the old state.
  const sending = useRef(false);
  const isEmpty = text.trim() === '';
  const [problem] = line.problems;

  /** Saves only what is shown; if the server reads another subject, the student reviews it first. */
  const saveShown = async () => {
    const answered = await answer();
    const isShown = answered.problems.length === 0 && answered.subject === line.subject;
    if (!isShown || !(await save(answered, isLinked, feedback))) return false;
    const { questions, right, wrong, planSubject } = answered;
    if (planned && isLinked && planSubject === planned.planSubject)
      planned.onSaved({ questions: questions ?? 0, solved: (right ?? 0) + (wrong ?? 0) });
    return true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || problem || sending.current) return;
    sending.current = true;
    setBusy(true);
    const isSaved = await saveShown();
    sending.current = false;
    setBusy(false);
    if (!isSaved) return;
    setText('');
    setLinked(true);
    setFeedback(AVERAGE);
    onSaved?.();
  };

  return (
    <Stack as="form" gap="3" justify="start" aria-label={texts.title} onSubmit={submit}>
      <TextField
        label={texts.label}
        placeholder={texts.placeholder}
        hint={isEmpty ? texts.hint : undefined}
        value={text}
        maxLength={MAX_TYPED}
        data-first
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!isEmpty && (
        <>
          <LineParts
            line={line}
            correct={correct}
            isLinked={isLinked}
            setLinked={setLinked}
            feedback={feedback}
            setFeedback={setFeedback}
          />
          <LineStatus notUnderstood={line.notUnderstood} problem={problem?.text} />
          <Row justify="end">
            <Button type="submit" busy={busy} disabled={problem !== undefined}>
              {texts.save}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
};
