import { usePerson } from '../../data/calls/use-person.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { GroupBar } from '../coach-groups/group-bar.tsx';
import { AssignButton } from './assign-button.tsx';
import { studentTableTexts as texts } from './coach-students.texts.ts';
import { StudentTable } from './student-table.tsx';

export const StudentsPage = () => {
  const [params, change] = useUrlParams();
  const isCoach = usePerson()?.role === 'coach';
  const group = params.get('group');
  return (
    <PageFrame title={texts.page} actions={isCoach && <AssignButton />}>
      <GroupBar group={group} onGroup={(next) => change({ group: next })} />
      <StudentTable coachId={params.get('coachId')} group={group} />
    </PageFrame>
  );
};
