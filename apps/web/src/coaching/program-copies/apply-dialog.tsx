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
import { FollowingDays, PlaceField, type Range, RangeChoice, useCopyTarget } from './copy-target.tsx';
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

/** What is written: a template's id, or one of the other sources. */
const useSource = (isClearing: boolean, isSingle: boolean) => {
  const templates = useQuery(read(programTemplates.list, {}));
  const [chosen, setChosen] = useState<string | null>(isClearing ? CLEAR : null);
  const [from, setFrom] = useState({ studentId: '', week: weekStart(studyDay(new Date())) });
  // A single day takes no weeks.
  const offered = (templates.data ?? []).filter(({ days }) => !isSingle || days === null);
  const source = chosen ?? offered[0]?._id ?? (isSingle ? DRAFT : COPY);
  const hasWeek = (offered.find(({ _id }) => _id === source)?.days ?? null) !== null;
  const options = [
    ...offered.map(({ _id, name, days }) => ({
      value: _id,
      label: days ? texts.weekTemplate(name) : texts.dayTemplate(name),
    })),
    { value: DRAFT, label: texts.draft },
    ...(isSingle ? [] : [{ value: COPY, label: texts.copyWeek }]),
    { value: CLEAR, label: texts.clear },
  ];
  const toBody = (range: Range): Partial<CopyBody> => {
    if (source === CLEAR) return { clear: true };
    if (source === COPY) return { studentId: from.studentId, from: from.week, days: WEEK };
    return source === DRAFT ? { draft: range } : { templateId: source };
  };
  const isReady = templates.data !== undefined && (source !== COPY || from.studentId !== '');
  return { templates, source, options, setChosen, from, setFrom, hasWeek, toBody, isReady };
};

type WeekProps = {
  coachId: string | null;
  from: { studentId: string; week: StudyDay };
  onFrom: (from: { studentId: string; week: StudyDay }) => void;
};

const CopiedWeek = ({ coachId, from, onFrom }: WeekProps) => {
  const students = useQuery(coachStudentQueries.all(coachId));
  return (
    <>
      <Select
        label={texts.fromStudent}
        placeholder={texts.chooseStudent}
        options={(students.data?.data ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
        value={from.studentId}
        onChange={({ currentTarget }) => onFrom({ ...from, studentId: currentTarget.value })}
      />
      <WeekPicker
        label={texts.fromWeek}
        value={from.week}
        onChange={({ currentTarget }) => onFrom({ ...from, week: currentTarget.value })}
      />
    </>
  );
};

/** Writes a template, a week or the planner's drafts to students or days, or clears them, after a preview. */
export const ApplyDialog = (props: Props) => {
  const { target: chosen, coachId, isClearing = false, onClose, onDone = onClose } = props;
  const { studentIds, cells, day } = chosen;
  const week = addDays(weekStart(studyDay(new Date())), WEEK);
  const copy = useCopyTarget({ range: 'week', day, week }, coachId);
  const { target, change } = copy;
  const isSingle = cells.length > 0;
  const { templates, source, options, setChosen, from, setFrom, hasWeek, toBody, isReady } = useSource(
    isClearing,
    isSingle,
  );
  const choosesRange = source === DRAFT && !isSingle;
  const isWeek = source === COPY || hasWeek || (choosesRange && target.range === 'week');
  const range = isWeek ? 'week' : 'day';
  const where = isSingle ? { cells: [...cells] } : { studentIds: [...studentIds], ...copy.toPlace(range) };
  return (
    <CopyModal
      title={isClearing ? texts.clearTitle : texts.title}
      body={{ ...toBody(range), ...where, ...copy.common }}
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
        {choosesRange && (
          <RangeChoice target={target} label={texts.range} labels={texts.ranges} onChange={change} />
        )}
        {source === COPY && <CopiedWeek coachId={copy.coachId} {...{ from }} onFrom={setFrom} />}
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
