import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/forms/select.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';

type Props = {
  studentId: string | null;
  coachParam: string | null;
  /** An existing program keeps its student. */
  locked?: boolean;
  error?: string;
  label?: string;
  placeholder?: string;
  onStudent: (id: string | null) => void;
};

export const ProgramStudent = (props: Props) => {
  const { studentId, coachParam, locked, error, onStudent } = props;
  const query = useQuery(coachStudentQueries.all(coachParam));
  const students = query.data?.data ?? [];
  const isListed = students.some(({ _id }) => _id === studentId);
  // An admin's list may exceed the picker's limit, so the URL's student is requested separately.
  const other = useQuery({
    ...coachStudentQueries.detail(studentId ?? ''),
    enabled: studentId !== null && query.data !== undefined && !isListed,
  });
  if (query.error && !query.data) return <QueryError query={query} title={texts.studentsFailed} compact />;
  const options = students.map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  const { student } = other.data ?? {};
  if (student && !isListed)
    options.push({ value: student._id, label: `${student.firstName} ${student.lastName}`.trim() });
  return (
    <Select
      label={props.label ?? texts.student}
      placeholder={props.placeholder ?? texts.chooseStudent}
      value={studentId ?? ''}
      disabled={locked}
      error={error}
      hint={query.data && students.length === 0 ? texts.noStudents : undefined}
      options={options}
      onChange={({ target }) => onStudent(target.value || null)}
    />
  );
};
