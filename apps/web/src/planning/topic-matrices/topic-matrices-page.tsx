import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { DeferredRender } from '../../ui/layout/deferred-render.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { MatrixBoard } from './matrix-board.tsx';
import { ProgressCard } from './progress-card.tsx';
import styles from './topic-matrices.module.css';
import { matrixStudentsQuery } from './topic-matrices.queries.ts';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';

const FIRST_SUBJECT = 'matematik';

export const subjectFrom = (given: string | null) =>
  given && isSubjectKey(given) && topicsOf(given).length > 0 ? given : FIRST_SUBJECT;

type StudentPickerProps = {
  coachId: string | null;
  studentId: string | null;
  onStudent: (id: string | null) => void;
};

const StudentPicker = ({ coachId, studentId, onStudent }: StudentPickerProps) => {
  const query = useQuery(matrixStudentsQuery(coachId));
  if (query.error && !query.data)
    return (
      <ErrorState
        compact
        title={texts.studentsFailed(query.error.message)}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  const students = query.data ?? [];
  return (
    <Select
      label={texts.student}
      placeholder={texts.chooseStudent}
      value={studentId ?? ''}
      hint={query.data && students.length === 0 ? texts.noStudents : undefined}
      options={students.map(({ _id, firstName, lastName }) => ({
        value: _id,
        label: `${firstName} ${lastName}`.trim(),
      }))}
      onChange={({ target }) => onStudent(target.value || null)}
    />
  );
};

type Props = {
  PastPrograms: ComponentType<{ studentId: string | null }>;
};

export const TopicMatricesPage = ({ PastPrograms }: Props) => {
  useTour('topic-matrix');
  const person = usePerson();
  const [params, change] = useUrlParams();
  if (!person) return null;
  const isStaff = person.role !== 'student';
  const canEdit = isStaff || person.plan.tier === 'premium';
  const studentId = params.get('studentId');
  const userId = isStaff ? studentId : person._id;
  const subject = subjectFrom(params.get('subject'));
  const openSubject = (next: string) => change({ subject: next });
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        userId && (
          <ButtonLink look="line" small to={`/topic-map${isStaff ? `?studentId=${userId}` : ''}`}>
            {texts.map}
          </ButtonLink>
        )
      }
    >
      {!canEdit && <Notice tone="info">{texts.readOnly}</Notice>}
      <Stack gap="4" className={styles.layout}>
        <Grid gap="3 4" align="end" className={styles.pickers}>
          {isStaff && (
            <StudentPicker
              coachId={params.get('coachId')}
              studentId={studentId}
              onStudent={(id) => change({ studentId: id })}
            />
          )}
          <div>
            <SubjectSelect
              label={texts.subject}
              withTopics
              value={subject}
              onChange={({ target }) => openSubject(target.value)}
            />
          </div>
        </Grid>
        {userId ? (
          <MatrixBoard key={`${userId}.${subject}`} userId={userId} subject={subject} canEdit={canEdit} />
        ) : (
          <Text as="div" fullRow>
            <EmptyState drawing="people" title={texts.studentFirst} text={texts.studentFirstText} />
          </Text>
        )}
      </Stack>
      {userId && (
        <DeferredRender>
          <ProgressCard userId={userId} subject={subject} onSubject={openSubject} />
        </DeferredRender>
      )}
      {isStaff && (
        <Suspense fallback={null}>
          <PastPrograms key={studentId} studentId={studentId} />
        </Suspense>
      )}
    </PageFrame>
  );
};
