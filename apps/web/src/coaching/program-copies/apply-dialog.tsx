import { programTemplates } from '@netlik/contract/endpoints/coaching/program-templates';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { CopyDays } from './copy-days.tsx';
import { CopyModal } from './copy-modal.tsx';
import { copyTexts, applyTexts as texts } from './program-copies.texts.ts';
import type { CopyBody } from './use-copy.ts';

const WEEK = 7;
const COPY = 'copy';
const CLEAR = 'clear';
const DRAFT = 'draft';

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

/** Writes a template, a student's week or the planner's drafts to students or ticked days, or clears them; shows first what would happen. */
export const ApplyDialog = ({ target, coachId, isClearing, onClose, onDone = onClose }: Props) => {
  const { studentIds, cells, day } = target;
  const isAdmin = usePerson()?.role === 'admin';
  const today = studyDay(new Date());
  const templates = useQuery(read(programTemplates.list, {}));
  const students = useQuery(coachStudentQueries.all(isAdmin ? coachId : null));
  const [chosen, setChosen] = useState<string | null>(isClearing ? CLEAR : null);
  const [range, setRange] = useState<'day' | 'week'>('week');
  const [from, setFrom] = useState({ studentId: '', week: weekStart(today) });
  const [toDay, setToDay] = useState(day);
  const [alsoTo, setAlsoTo] = useState<readonly StudyDay[]>([]);
  const [toWeek, setToWeek] = useState(addDays(weekStart(today), WEEK));
  const [replaceDates, setReplaceDates] = useState<string[]>([]);

  const isSingle = cells.length > 0;
  const offered = (templates.data ?? []).filter(({ days }) => !isSingle || days === null);
  const source = chosen ?? offered[0]?._id ?? (isSingle ? DRAFT : COPY);
  const template = offered.find(({ _id }) => _id === source);
  const isWeekDraft = source === DRAFT && !isSingle && range === 'week';
  const isWeek = source === COPY || isWeekDraft || (template?.days ?? null) !== null;
  const what: Partial<CopyBody> =
    source === CLEAR
      ? { clear: true }
      : source === COPY
        ? { studentId: from.studentId, from: from.week, days: WEEK }
        : source === DRAFT
          ? { draft: isWeekDraft ? 'week' : 'day' }
          : { templateId: source };
  const where: Partial<CopyBody> = isSingle
    ? { cells: [...cells] }
    : { studentIds: [...studentIds], to: isWeek ? toWeek : toDay, alsoTo: isWeek ? [] : [...alsoTo] };
  const body = { ...what, ...where, replaceDates, ...(isAdmin && coachId ? { coachId } : {}) };
  const isReady = templates.data !== undefined && (source !== COPY || from.studentId !== '');
  const options = [
    ...offered.map(({ _id, name, days }) => ({
      value: _id,
      label: days ? texts.weekTemplate(name) : texts.dayTemplate(name),
    })),
    { value: DRAFT, label: texts.draft },
    ...(isSingle ? [] : [{ value: COPY, label: texts.copyWeek }]),
    { value: CLEAR, label: texts.clear },
  ];
  return (
    <CopyModal
      title={isClearing ? texts.clearTitle : texts.title}
      body={body}
      isReady={isReady}
      waiting={<UntilLoaded query={templates} failed={copyTexts.previewFailed} compact />}
      submit={source === CLEAR ? texts.submitClear : copyTexts.submit}
      onReplaceDates={setReplaceDates}
      onClose={onClose}
      onDone={onDone}
    >
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
        {source === DRAFT && !isSingle && (
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
    </CopyModal>
  );
};
