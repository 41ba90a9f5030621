import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { StudentPicker } from '../coach-groups/student-picker.tsx';
import { CopyDays } from './copy-days.tsx';
import { CopyModal } from './copy-modal.tsx';
import { copyTexts as texts } from './program-copies.texts.ts';
import type { CopyBody } from './use-copy.ts';

type Props = {
  studentId: string;
  /** The coach of the student, in whose name an admin writes. */
  coachId: string | null;
  date: StudyDay;
  range: 'day' | 'week';
  onClose: () => void;
};

const WEEK = 7;

/** Copies a day or a week of a student to days of one or several students. */
export const CopyDialog = ({ studentId, coachId, date, onClose, ...first }: Props) => {
  const isAdmin = usePerson()?.role === 'admin';
  const today = studyDay(new Date());
  const [range, setRange] = useState(first.range);
  const later = addDays(date < today ? today : date, 1);
  const [toDay, setToDay] = useState(later);
  const [alsoTo, setAlsoTo] = useState<readonly StudyDay[]>([]);
  const [toWeek, setToWeek] = useState(addDays(weekStart(date < today ? today : date), WEEK));
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const [replaceDates, setReplaceDates] = useState<string[]>([]);

  const isWeek = range === 'week';
  const body: CopyBody = {
    studentId,
    from: isWeek ? weekStart(date) : date,
    days: isWeek ? WEEK : 1,
    to: isWeek ? toWeek : toDay,
    alsoTo: isWeek ? [] : [...alsoTo],
    studentIds,
    replaceDates,
    ...(isAdmin && coachId ? { coachId } : {}),
  };
  return (
    <CopyModal
      title={texts.title}
      body={body}
      isReady={studentIds.length > 0}
      waiting={<Text look="muted small">{texts.choose}</Text>}
      submit={texts.submit}
      onReplaceDates={setReplaceDates}
      onClose={onClose}
      onDone={onClose}
    >
      <Row gap="3 6" align="end" wrap>
        <Segmented
          label={texts.range}
          value={range}
          options={[
            { value: 'day', label: texts.ranges.day },
            { value: 'week', label: texts.ranges.week },
          ]}
          onChange={(next) => {
            setRange(next);
            setReplaceDates([]);
          }}
        />
        {isWeek ? (
          <WeekPicker
            label={texts.toWeek}
            value={toWeek}
            min={weekStart(today)}
            onChange={({ currentTarget }) => {
              setToWeek(currentTarget.value);
              setReplaceDates([]);
            }}
          />
        ) : (
          <DatePicker
            label={texts.toDay}
            value={toDay}
            min={today}
            onChange={({ currentTarget }) => {
              setToDay(currentTarget.value);
              setAlsoTo([]);
              setReplaceDates([]);
            }}
          />
        )}
      </Row>
      {!isWeek && <CopyDays first={toDay} chosen={alsoTo} onChange={setAlsoTo} />}
      <StudentPicker
        label={texts.students}
        coachId={isAdmin ? coachId : null}
        chosen={studentIds}
        onChange={setStudentIds}
      />
    </CopyModal>
  );
};
