import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { type MistakeCause, mistakeCauses, mistakes } from '@netlik/contract/practice/mistakes';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { toMistakesTexts as texts } from '../../exams/exam-attempts/exam-attempts.texts.ts';
import { formatDay } from '../../formats/days.ts';
import { causeNames } from '../../practice/mistakes/mistake-causes.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

const causes = mistakeCauses.map((value) => ({ value, label: causeNames[value] }));

type Props = { attempt: ExamAttempt; onClose: () => void };

export const ToMistakesDialog = ({ attempt, onClose }: Props) => {
  const { topics, source, date } = attempt;
  // Null skips the topic.
  const [chosen, setChosen] = useState<readonly (MistakeCause | null)[]>(() => topics.map(() => 'bilgi'));
  const { send, busy } = useWrite(mistakes.createMany, {
    done: (_, { body }) => texts.saved(body.mistakes.length),
    failed: texts.failed,
    onDone: onClose,
  });
  const set = (at: number, cause: MistakeCause | null) =>
    setChosen(chosen.map((each, index) => (index === at ? cause : each)));
  const count = chosen.filter(Boolean).length;

  const save = () => {
    const list = topics.flatMap(({ subject, topic, wrong }, index) => {
      const cause = chosen[index];
      return cause ? [{ subject, topic, cause, note: texts.note(source, formatDay(date), wrong) }] : [];
    });
    return send({ body: { mistakes: list } });
  };

  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button look="line" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} disabled={count === 0} onClick={save}>
            {count === 0 ? texts.none : texts.save(count)}
          </Button>
        </>
      }
    >
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      <Stack as="ul" gap="3">
        {topics.map(({ subject, topic, wrong }, index) => (
          <Grid key={`${subject} ${topic}`} as="li" fit={180} gap="0 3" align="end">
            <CheckboxField
              label={texts.topic(topic, wrong)}
              checked={chosen[index] !== null}
              onChange={(event) => set(index, event.currentTarget.checked ? 'bilgi' : null)}
            />
            <Select
              label={texts.cause}
              aria-label={texts.causeOf(topic)}
              options={causes}
              disabled={chosen[index] === null}
              value={chosen[index] ?? 'bilgi'}
              onChange={(event) => set(index, event.currentTarget.value as MistakeCause)}
            />
          </Grid>
        ))}
      </Stack>
    </Modal>
  );
};
