import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { assignmentTexts as texts } from './admin-coaches.texts.ts';
import { BulkAssign } from './bulk-assign.tsx';
import { ReassignStudent } from './reassign-student.tsx';

export const AssignmentsPage = () => {
  useTour('admin-assignments');
  const [params, change] = useUrlParams();
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div data-tour="admin-assignments-bulk">
        <BulkAssign
          coachId={params.get('coachId') ?? ''}
          onCoach={(id) => change({ coachId: id === '' ? null : id })}
        />
      </div>
      <div data-tour="admin-assignments-move">
        <ReassignStudent />
      </div>
    </PageFrame>
  );
};
