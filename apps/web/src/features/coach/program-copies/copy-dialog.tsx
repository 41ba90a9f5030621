import { programCopies } from '@netlik/contract/endpoints/coach/program-copies';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePerson } from '../../../api/use-person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { WeekPicker } from '../../../ui/pickers/week-picker.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { StudentPicker } from '../coach-groups/student-picker.tsx';
import { CopyDays } from './copy-days.tsx';
import { CopyPreview } from './copy-preview.tsx';
import { copyTexts as texts } from './program-copies.texts.ts';
import { type CopyBody, useCopy } from './use-copy.ts';

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
  const { copy, busy, failure } = useCopy(onClose);

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
  const isReady = studentIds.length > 0;
  const preview = useQuery({
    queryKey: [programCopies.preview.path, body],
    queryFn: ({ signal }) => call(programCopies.preview, { body }, signal),
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = isReady ? preview.data : undefined;
  const count = items?.filter(({ action }) => action !== 'skip').length ?? 0;

  return (
    <Modal
      title={texts.title}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={count === 0 || preview.isPlaceholderData}
            onClick={() => void copy(body)}
          >
            {texts.submit(count)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && <Notice tone="danger">{failure}</Notice>}
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
        {!isReady && <Text look="muted small">{texts.choose}</Text>}
        {isReady && <UntilLoaded query={preview} failed={texts.previewFailed} compact />}
        {items && (
          <CopyPreview
            items={items}
            replaceDates={replaceDates}
            onReplace={(day, replace) =>
              setReplaceDates(replace ? [...replaceDates, day] : replaceDates.filter((one) => one !== day))
            }
          />
        )}
        {items && count === 0 && <Text look="muted small">{texts.nothing}</Text>}
      </Stack>
    </Modal>
  );
};
