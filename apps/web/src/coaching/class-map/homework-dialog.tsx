import type { ClassMap, ClassTopic } from '@netlik/contract/coaching/class-map';
import { type CopyItem, MAX_HOMEWORK_QUESTIONS } from '@netlik/contract/coaching/program-copies';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { BatchRunDialog } from '../program-copies/batch-run-dialog.tsx';
import { copyPreview, useCopy } from '../program-copies/use-copy.ts';
import styles from './class-map.module.css';
import { classMapTexts, homeworkTexts as texts } from './class-map.texts.ts';

const USUAL_QUESTIONS = 20;

type Props = {
  topic: ClassTopic;
  students: ClassMap['students'];
  /** The coach an admin writes for. */
  coachId: string | null;
  onClose: () => void;
};

type ChoiceProps = Pick<Props, 'topic' | 'students'> & {
  needing: readonly string[];
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
};

const StudentChoice = ({ topic, students, needing, chosen, onChosen }: ChoiceProps) => {
  const cells = new Map(topic.cells.map((cell) => [cell.studentId, cell]));
  // Students who need the topic come first; the rest keep the map's order.
  const listed = [...students].sort(
    (a, b) => needing.indexOf(b.studentId) + 1 - (needing.indexOf(a.studentId) + 1),
  );
  const isAll = chosen.length === students.length;
  return (
    <>
      <Row gap="1 3" align="center" between wrap>
        <Text weight="semibold" numbers>
          {texts.students} · {texts.count(chosen.length)}
        </Text>
        <Row gap="1" wrap>
          {needing.length > 0 && (
            <Button look="quiet" small onClick={() => onChosen(needing)}>
              {texts.needing}
            </Button>
          )}
          <Button
            look="quiet"
            small
            onClick={() => onChosen(isAll ? [] : students.map(({ studentId }) => studentId))}
          >
            {isAll ? texts.none : texts.everyone}
          </Button>
        </Row>
      </Row>
      <Grid as="ul" fit={240} gap="0 4" aria-label={texts.students}>
        {listed.map(({ studentId, studentName }) => {
          const cell = cells.get(studentId);
          return (
            <Row key={studentId} as="li" gap="2" align="center" between>
              <CheckboxField
                label={studentName}
                checked={chosen.includes(studentId)}
                onChange={({ currentTarget }) =>
                  onChosen(
                    currentTarget.checked
                      ? [...chosen, studentId]
                      : chosen.filter((one) => one !== studentId),
                  )
                }
              />
              {cell && (
                <Text
                  as="span"
                  tone={cell.needs ? 'plain' : 'muted'}
                  weight={cell.needs ? 'semibold' : undefined}
                  size="tiny"
                  numbers
                  nowrap
                >
                  {classMapTexts.cell(cell.wrong, cell.mastery)}
                </Text>
              )}
            </Row>
          );
        })}
      </Grid>
    </>
  );
};

const countActions = (items: readonly CopyItem[]) => {
  const count = (wanted: string) => items.filter(({ action }) => action === wanted).length;
  return { created: count('create'), added: count('replace') };
};

const Preview = ({ items }: { items: readonly CopyItem[] }) => {
  const { created, added } = countActions(items);
  const skipped = items.filter(({ action }) => action === 'skip').map(({ studentName }) => studentName);
  return (
    <Stack
      gap="1"
      box="outline"
      size="small"
      className={styles.preview}
      aria-label={texts.preview}
      role="group"
    >
      {created > 0 && (
        <Text tone="success" weight="semibold">
          {texts.create(created)}
        </Text>
      )}
      {added > 0 && (
        <Text tone="success" weight="semibold">
          {texts.add(added)}
        </Text>
      )}
      {skipped.length > 0 && (
        <Text tone="muted">
          {texts.skipped(skipped.join(', '))}. {texts.why}
        </Text>
      )}
    </Stack>
  );
};

type AmountProps = {
  day: StudyDay;
  typed: string;
  isGood: boolean;
  onDay: (day: StudyDay) => void;
  onType: (typed: string) => void;
};

const DayAndAmount = ({ day, typed, isGood, onDay, onType }: AmountProps) => (
  <Grid fit={200} gap="3">
    <DatePicker
      label={texts.day}
      value={day}
      min={studyDay(new Date())}
      onChange={({ currentTarget }) => onDay(currentTarget.value)}
    />
    <NumberField
      label={texts.questions}
      name="questions"
      unit={texts.unit}
      value={typed}
      min={1}
      max={MAX_HOMEWORK_QUESTIONS}
      step={5}
      {...(isGood ? {} : { error: texts.badQuestions(MAX_HOMEWORK_QUESTIONS) })}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  </Grid>
);

/** One undo reverts the homework of all students. */
export const HomeworkDialog = ({ topic, students, coachId, onClose }: Props) => {
  const needing = topic.cells.filter(({ needs }) => needs).map(({ studentId }) => studentId);
  const [chosen, setChosen] = useState<readonly string[]>(needing);
  const [day, setDay] = useState(addDays(studyDay(new Date()), 1));
  const [typed, setTyped] = useState(String(USUAL_QUESTIONS));
  const { copy, busy, failure, running } = useCopy(onClose);
  const questions = Number(typed);
  const isGood = Number.isInteger(questions) && questions >= 1 && questions <= MAX_HOMEWORK_QUESTIONS;
  const body = {
    homework: { subject: topic.subject, topic: topic.topic, questions },
    to: day,
    studentIds: [...chosen],
    replaceDates: [],
    ...(coachId ? { coachId } : {}),
  };
  const preview = useQuery({
    ...copyPreview(body, { ...body, homework: topic.topic }),
    enabled: isGood && chosen.length > 0 && !running,
  });
  const items = chosen.length > 0 ? (preview.data ?? []) : [];
  const { created, added } = countActions(items);
  if (running) return <BatchRunDialog id={running} onClose={onClose} />;
  return (
    <Modal
      title={`${topic.topic} · ${subjectName(topic.subject)}`}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancel={texts.cancel}
          submit={texts.submit}
          busy={busy}
          disabled={!isGood || created + added === 0 || preview.isPlaceholderData}
          onSubmit={() => copy(body)}
          onClose={onClose}
        />
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Text tone="muted" numbers>
        {texts.lead(topic.wrong, topic.needs)}
      </Text>
      <DayAndAmount {...{ day, typed, isGood }} onDay={setDay} onType={setTyped} />
      <StudentChoice {...{ topic, students, needing, chosen }} onChosen={setChosen} />
      {preview.isError && <UntilLoaded query={preview} failed={texts.previewFailed} compact />}
      {items.length > 0 && <Preview items={items} />}
    </Modal>
  );
};
