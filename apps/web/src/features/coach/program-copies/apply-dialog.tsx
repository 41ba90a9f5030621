import { programCopies } from '@netlik/contract/endpoints/coach/program-copies';
import { programTemplates } from '@netlik/contract/endpoints/coach/program-templates';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { read } from '../../../api/read.ts';
import { usePerson } from '../../../api/use-person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { WeekPicker } from '../../../ui/pickers/week-picker.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { BatchRunDialog } from './batch-run-dialog.tsx';
import { CopyDays } from './copy-days.tsx';
import { CopyPreview } from './copy-preview.tsx';
import { copyTexts, applyTexts as texts } from './program-copies.texts.ts';
import { type CopyBody, useCopy } from './use-copy.ts';

const WEEK = 7;
const COPY = 'copy';
const CLEAR = 'clear';

export type ApplyTarget = {
  studentIds: readonly string[];
  /** Single days that were ticked; none: the dialog asks for the days. */
  cells: readonly { studentId: string; date: StudyDay }[];
  /** The first day it offers. */
  day: StudyDay;
};

type Props = {
  target: ApplyTarget;
  /** The coach in whose name an admin writes. */
  coachId: string | null;
  isClearing?: boolean;
  onClose: () => void;
  /** After it was written. */
  onDone?: () => void;
};

/** Writes a template or a student's week to students or ticked days, or clears them; shows first what would happen. */
export const ApplyDialog = ({ target, coachId, isClearing, onClose, onDone = onClose }: Props) => {
  const { studentIds, cells, day } = target;
  const isAdmin = usePerson()?.role === 'admin';
  const today = studyDay(new Date());
  const templates = useQuery(read(programTemplates.list, {}));
  const students = useQuery(coachStudentQueries.all(isAdmin ? coachId : null));
  const [chosen, setChosen] = useState<string | null>(isClearing ? CLEAR : null);
  const [from, setFrom] = useState({ studentId: '', week: weekStart(today) });
  const [toDay, setToDay] = useState(day);
  const [alsoTo, setAlsoTo] = useState<readonly StudyDay[]>([]);
  const [toWeek, setToWeek] = useState(addDays(weekStart(today), WEEK));
  const [replaceDates, setReplaceDates] = useState<string[]>([]);
  const { copy, busy, failure, running } = useCopy(onDone);

  const isSingle = cells.length > 0;
  const offered = (templates.data ?? []).filter(({ days }) => !isSingle || days === null);
  const source = chosen ?? offered[0]?._id ?? (isSingle ? CLEAR : COPY);
  const template = offered.find(({ _id }) => _id === source);
  const isWeek = source === COPY || (template?.days ?? null) !== null;
  const what: Partial<CopyBody> =
    source === CLEAR
      ? { clear: true }
      : source === COPY
        ? { studentId: from.studentId, from: from.week, days: WEEK }
        : { templateId: source };
  const where: Partial<CopyBody> = isSingle
    ? { cells: [...cells] }
    : { studentIds: [...studentIds], to: isWeek ? toWeek : toDay, alsoTo: isWeek ? [] : [...alsoTo] };
  const body = { ...what, ...where, replaceDates, ...(isAdmin && coachId ? { coachId } : {}) };
  const isReady = templates.data !== undefined && (source !== COPY || from.studentId !== '');
  const preview = useQuery({
    queryKey: [programCopies.preview.path, body],
    queryFn: ({ signal }) => call(programCopies.preview, { body }, signal),
    enabled: isReady && !running,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = isReady ? preview.data : undefined;
  const count = items?.filter(({ action }) => action !== 'skip').length ?? 0;
  const options = [
    ...offered.map(({ _id, name, days }) => ({
      value: _id,
      label: days ? texts.weekTemplate(name) : texts.dayTemplate(name),
    })),
    ...(isSingle ? [] : [{ value: COPY, label: texts.copyWeek }]),
    { value: CLEAR, label: texts.clear },
  ];
  if (running) return <BatchRunDialog id={running} onClose={onDone} />;
  return (
    <Modal
      title={isClearing ? texts.clearTitle : texts.title}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {copyTexts.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={count === 0 || preview.isPlaceholderData}
            onClick={() => void copy(body)}
          >
            {source === CLEAR ? texts.submitClear(count) : copyTexts.submit(count)}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Text look="semibold" numbers>
        {isSingle ? texts.cells(cells.length, studentIds.length) : texts.students(studentIds.length)}
      </Text>
      <Grid fit={220} gap="3" align="end">
        {!isClearing && (
          <Select
            label={texts.source}
            options={options}
            value={source}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setReplaceDates([]);
            }}
          />
        )}
        {source === COPY && (
          <>
            <Select
              label={texts.fromStudent}
              placeholder={texts.chooseStudent}
              options={(students.data?.data ?? []).map(({ _id, fullName }) => ({
                value: _id,
                label: fullName,
              }))}
              value={from.studentId}
              onChange={({ currentTarget }) => setFrom({ ...from, studentId: currentTarget.value })}
            />
            <WeekPicker
              label={texts.fromWeek}
              value={from.week}
              onChange={({ currentTarget }) => setFrom({ ...from, week: currentTarget.value })}
            />
          </>
        )}
        {!isSingle && isWeek && (
          <WeekPicker
            label={copyTexts.toWeek}
            value={toWeek}
            min={weekStart(today)}
            onChange={({ currentTarget }) => {
              setToWeek(currentTarget.value);
              setReplaceDates([]);
            }}
          />
        )}
        {!isSingle && !isWeek && (
          <DatePicker
            label={source === CLEAR ? texts.clearDay : copyTexts.toDay}
            value={toDay}
            min={today}
            onChange={({ currentTarget }) => {
              setToDay(currentTarget.value);
              setAlsoTo([]);
              setReplaceDates([]);
            }}
          />
        )}
      </Grid>
      {!isSingle && !isWeek && <CopyDays first={toDay} chosen={alsoTo} onChange={setAlsoTo} />}
      {templates.data?.length === 0 && !isClearing && <Text look="muted small">{texts.noTemplates}</Text>}
      <UntilLoaded query={isReady ? preview : templates} failed={copyTexts.previewFailed} compact />
      {items && (
        <CopyPreview
          items={items}
          replaceDates={replaceDates}
          onReplace={(date, replace) =>
            setReplaceDates(replace ? [...replaceDates, date] : replaceDates.filter((one) => one !== date))
          }
        />
      )}
      {items && count === 0 && <Text look="muted small">{copyTexts.nothing}</Text>}
    </Modal>
  );
};
