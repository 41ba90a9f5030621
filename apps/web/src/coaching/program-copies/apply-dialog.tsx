import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { CopyModal } from './copy-modal.tsx';
import { FollowingDays, PlaceField, RangeChoice, useCopyTarget } from './copy-target.tsx';
import { copyTexts, applyTexts as texts } from './program-copies.texts.ts';
import type { CopyBody } from './use-copy.ts';

const WEEK = 7;
const COPY = 'copy';
const CLEAR = 'clear';
const DRAFT = 'draft';

export type ApplyTarget = {
  studentIds: readonly string[];
  /** Selected days; if empty, the dialog asks for days. */
  cells: readonly { studentId: string; date: StudyDay }[];
  day: StudyDay;
};

type Props = {
  target: ApplyTarget;
  /** The coach an admin writes for. */
  coachId: string | null;
  isClearing?: boolean;
  onClose: () => void;
  onDone?: () => void;
};

/** Writes a template, a week or the planner's drafts to students or days, or clears them, after a preview. */
export const ApplyDialog = ({
  target: { studentIds, cells, day },
  coachId,
  isClearing,
  onClose,
  onDone = onClose,
}: Props) => {
  const today = studyDay(new Date());
  const copy = useCopyTarget({ range: 'week', day, week: addDays(weekStart(today), WEEK) }, coachId);
  const { target, change } = copy;
  const templates = useQuery(read(programTemplates.list, {}));
  const students = useQuery(coachStudentQueries.all(copy.coachId));
  const [chosen, setChosen] = useState<string | null>(isClearing ? CLEAR : null);
  const [from, setFrom] = useState({ studentId: '', week: weekStart(today) });

  const isSingle = cells.length > 0;
  const offered = (templates.data ?? []).filter(({ days }) => !isSingle || days === null);
  const source = chosen ?? offered[0]?._id ?? (isSingle ? DRAFT : COPY);
  const template = offered.find(({ _id }) => _id === source);
  const isWeekDraft = source === DRAFT && !isSingle && target.range === 'week';
  const isWeek = source === COPY || isWeekDraft || (template?.days ?? null) !== null;
  const range = isWeek ? 'week' : 'day';
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
    : { studentIds: [...studentIds], ...copy.toPlace(range) };
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
      body={{ ...what, ...where, ...copy.common }}
      isReady={isReady}
      waiting={<UntilLoaded query={templates} failed={copyTexts.previewFailed} compact />}
      submit={source === CLEAR ? texts.submitClear : copyTexts.submit}
      onReplaceDates={(replaceDates) => change({ replaceDates })}
      onClose={onClose}
      onDone={onDone}
    >
      <Text weight="semibold" numbers>
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
              change({});
            }}
          />
        )}
        {source === DRAFT && !isSingle && (
          <RangeChoice target={target} label={texts.range} labels={texts.ranges} onChange={change} />
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
        {!isSingle && (
          <PlaceField
            {...{ target, range }}
            dayLabel={source === CLEAR ? texts.clearDay : copyTexts.toDay}
            onChange={change}
          />
        )}
      </Grid>
      {!isSingle && !isWeek && <FollowingDays target={target} onChange={change} />}
      {templates.data?.length === 0 && !isClearing && (
        <Text tone="muted" size="small">
          {texts.noTemplates}
        </Text>
      )}
    </CopyModal>
  );
};
