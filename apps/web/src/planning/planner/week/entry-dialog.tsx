import type { StudyDay } from '@netlik/domain/study-day';
import { formatDayMonthWeekday } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { OwnNextTest } from '../../../practice/books/next-test.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import styles from '../planner.module.css';
import { entryTitle, kindNames, plannerTexts, reasonText, entryTexts as texts } from '../planner.texts.ts';
import type { BoardEntry } from './plan-board.tsx';

type Changes = {
  days: readonly StudyDay[];
  busy: boolean;
  onMove: (day: StudyDay) => void;
  onLock: (locked: boolean) => void;
  onInstead: () => void;
  onRemove: () => void;
};

type Props = { entry: BoardEntry; onClose: () => void } & (Changes | { onMove?: undefined });

export const EntryDialog = (props: Props) => {
  const { entry, onClose } = props;
  const { kind, minutes, questions, start, day, locked, topic, why, subject, atBestHour } = entry;
  const facts = [
    kindNames[kind],
    formatDuration(minutes),
    questions !== null && texts.questions(questions),
    start ?? false,
    atBestHour && texts.bestHour,
  ];
  return (
    <Modal
      title={entryTitle(entry)}
      size="small"
      onClose={onClose}
      footer={
        props.onMove && (
          <>
            <Button look="quiet" onClick={props.onRemove}>
              {texts.remove}
            </Button>
            <Button look="line" onClick={() => props.onLock(!locked)}>
              {locked ? texts.unlock : texts.lock}
            </Button>
            {topic && (
              <Button busy={props.busy} onClick={props.onInstead}>
                {texts.another}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="4">
        <Row gap="1 3" align="center" wrap>
          <SubjectMark subject={subject} />
          <Text as="span" tone="muted" size="small" numbers>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Row>
        <OwnNextTest subject={subject} topics={topic ? [topic] : []} />
        <Stack as="section" gap="1">
          <h3>{texts.whyTitle}</h3>
          <ul className={styles.reasons}>
            {why.map((reason) => (
              <li key={reason.code}>{reasonText(reason)}</li>
            ))}
          </ul>
        </Stack>
        {props.onMove && (
          <Select
            label={texts.day}
            options={props.days.map((value) => ({ value, label: formatDayMonthWeekday(value) }))}
            value={day}
            onChange={({ currentTarget: { selectedIndex } }) => props.onMove(props.days[selectedIndex]!)}
          />
        )}
        <Text tone="muted" size="tiny">
          {plannerTexts.estimates}
        </Text>
      </Stack>
    </Modal>
  );
};
