import { addDays, parseStudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { WeekTurner } from '../../ui/week-board/week-turner.tsx';
import { coachProgramQueries } from '../coach-programs/coach-programs.queries.ts';
import { ProgramStudent } from '../coach-programs/program-student.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';
import { WeekForm } from './week-form.tsx';

type ChoiceProps = { coachParam: string | null; onStudent: (id: string) => void };

const StudentChoice = ({ coachParam, onStudent }: ChoiceProps) => {
  const query = useQuery(coachStudentQueries.all(coachParam));
  const students = query.data?.data ?? [];
  if (students.length === 0)
    return <EmptyState drawing="people" title={texts.chooseStudent} text={texts.chooseStudentText} />;
  return (
    <Stack gap="3">
      <Text as="h2" size="large" weight="semibold">
        {texts.whose}
      </Text>
      <Row gap="2" wrap>
        {students.map(({ _id, fullName }) => (
          <Button key={_id} look="line" onClick={() => onStudent(_id)}>
            {fullName}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};

export const WeekFormPage = () => {
  const isAdmin = usePerson()?.role === 'admin';
  const [params, change] = useUrlParams();
  const studentId = params.get('studentId');
  const coachParam = params.get('coachId');
  const today = studyDay(new Date());
  const monday = weekStart(parseStudyDay(params.get('date') ?? '') ?? today);
  const thisWeek = weekStart(today);
  const query = useQuery({
    ...coachProgramQueries.ofRange(studentId ?? '', monday, addDays(monday, 6)),
    enabled: studentId !== null,
    // The previous week's data must not appear as this week's.
    placeholderData: undefined,
  });
  const student = useQuery({
    ...coachStudentQueries.detail(studentId ?? ''),
    enabled: isAdmin && studentId !== null,
  });
  const coachId = isAdmin ? (coachParam ?? student.data?.student.coachId ?? null) : null;
  const onWeek = (next: string) => change({ date: next === thisWeek ? null : next });
  return (
    <PageFrame title={texts.title} lead={<span className="keyboard-hint">{texts.lead}</span>}>
      <Row gap="3" align="end" wrap>
        <ProgramStudent {...{ studentId, coachParam }} onStudent={(id) => change({ studentId: id })} />
        <WeekTurner {...{ monday, today }} min={thisWeek} onChange={onWeek} />
      </Row>
      {studentId ? (
        <UntilLoaded query={query} failed={texts.failed} />
      ) : (
        <StudentChoice coachParam={coachParam} onStudent={(id) => change({ studentId: id })} />
      )}
      {studentId && query.data && (
        <WeekForm
          key={`${studentId} ${monday}`}
          {...{ studentId, coachId, monday }}
          programs={query.data.data}
          onReload={async () => (await query.refetch()).data?.data ?? []}
        />
      )}
    </PageFrame>
  );
};
