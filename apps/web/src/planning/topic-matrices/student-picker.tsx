import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/forms/select.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { matrixStudentsQuery } from './topic-matrices.queries.ts';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';

type Props = { coachId: string | null; studentId: string | null; onStudent: (id: string | null) => void };

export const StudentPicker = ({ coachId, studentId, onStudent }: Props) => {
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
