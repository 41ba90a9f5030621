import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useState } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StudentPicker } from '../coach-groups/student-picker.tsx';
import { CopyModal } from './copy-modal.tsx';
import { FollowingDays, PlaceField, RangeChoice, useCopyTarget } from './copy-target.tsx';
import { copyTexts as texts } from './program-copies.texts.ts';

type Props = {
  studentId: string;
  /** The student's coach, if an admin writes. */
  coachId: string | null;
  date: StudyDay;
  range: 'day' | 'week';
  onClose: () => void;
};

const WEEK = 7;

export const CopyDialog = ({ studentId, coachId, date, range: first, onClose }: Props) => {
  const today = studyDay(new Date());
  const earliest = date < today ? today : date;
  const copy = useCopyTarget(
    { range: first, day: addDays(earliest, 1), week: addDays(weekStart(earliest), WEEK) },
    coachId,
  );
  const { target, change } = copy;
  const { range } = target;
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const source = range === 'week' ? { from: weekStart(date), days: WEEK } : { from: date, days: 1 };
  return (
    <CopyModal
      title={texts.title}
      body={{ studentId, studentIds, ...source, ...copy.toPlace(range), ...copy.common }}
      isReady={studentIds.length > 0}
      waiting={
        <Text tone="muted" size="small">
          {texts.choose}
        </Text>
      }
      submit={texts.submit}
      onReplaceDates={(replaceDates) => change({ replaceDates })}
      onClose={onClose}
      onDone={onClose}
    >
      <Row gap="3 6" align="end" wrap>
        <RangeChoice target={target} label={texts.range} labels={texts.ranges} onChange={change} />
        <PlaceField {...{ target, range }} onChange={change} />
      </Row>
      {range === 'day' && <FollowingDays target={target} onChange={change} />}
      <StudentPicker
        label={texts.students}
        coachId={copy.coachId}
        chosen={studentIds}
        onChange={setStudentIds}
      />
    </CopyModal>
  );
};
