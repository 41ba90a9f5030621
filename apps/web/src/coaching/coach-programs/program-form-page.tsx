import { addDays, parseStudyDay, studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { programAddress } from '../program-address.ts';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { type Carried, ProgramFormFields } from './program-form.tsx';

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'day' in state && 'reason' in state;

type OccupiedProps = {
  studentId: string;
  date: string;
  coachParam: string | null;
  savedId: string | null;
};

/** Warns before typing that the day has a program. */
const OccupiedNotice = ({ studentId, date, coachParam, savedId }: OccupiedProps) => {
  const { data } = useQuery(coachProgramQueries.ofDay(studentId, date));
  const there = data?.data[0];
  if (!there || there._id === savedId) return null;
  return (
    <Notice tone="warning">
      <Row as="span" gap="2 4" align="center" between wrap>
        {texts.occupied}
        <ButtonLink
          look="line"
          small
          to={programAddress({ studentId, date, editId: there._id, coachId: coachParam })}
        >
          {texts.editThat}
        </ButtonLink>
      </Row>
    </Notice>
  );
};

export const ProgramFormPage = () => {
  useTour('coach-program');
  const person = usePerson();
  const { state } = useLocation();
  const [params, change] = useUrlParams();
  const [savedId, setSavedId] = useState<string | null>(null);
  const editId = params.get('editId');
  const coachParam = params.get('coachId');
  const query = useQuery({ ...coachProgramQueries.one(editId ?? ''), enabled: editId !== null });
  const program = editId === null ? null : query.data;
  const studentId = program?.studentId ?? params.get('studentId');
  const isAdmin = person?.role === 'admin';
  const student = useQuery({
    ...coachStudentQueries.detail(studentId ?? ''),
    enabled: studentId !== null,
  });
  const coachId = isAdmin ? (coachParam ?? program?.coachId ?? student.data?.student.coachId ?? null) : null;
  const tomorrow = addDays(studyDay(new Date()), 1);
  const date = parseStudyDay(params.get('date') ?? '') ?? program?.date ?? tomorrow;
  if (!person) return null;
  return (
    <PageFrame
      title={editId ? texts.editTitle : texts.createTitle}
      lead={<span className="keyboard-hint">{texts.lead}</span>}
      width="page"
    >
      {!editId && studentId && (
        <OccupiedNotice
          key={`${studentId} ${date}`}
          studentId={studentId}
          date={date}
          coachParam={coachParam}
          savedId={savedId}
        />
      )}
      {editId && <UntilLoaded query={query} failed={texts.loadError} />}
      {program !== undefined && (
        <ProgramFormFields
          key={program ? `${program._id} ${isCarried(state) ? program.version : ''}` : `new ${studentId}`}
          personId={person._id}
          field={(student.data?.student.targetFieldType ?? null) as FieldType | null}
          carried={isCarried(state) ? state : null}
          studentId={studentId}
          date={date}
          coachId={coachId}
          coachParam={coachParam}
          program={program}
          onSaved={setSavedId}
          onStudent={(id) => change({ studentId: id })}
          onDate={(next) => change({ date: next })}
        />
      )}
    </PageFrame>
  );
};
