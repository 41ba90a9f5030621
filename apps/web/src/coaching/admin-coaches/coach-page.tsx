import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { coachListTexts, coachDetailTexts as texts } from './admin-coaches.texts.ts';
import { CoachPerformance } from './coach-performance.tsx';
import { CoachedStudents } from './coached-students.tsx';
import { MoveStudentsDialog } from './move-students-dialog.tsx';

export const CoachPage = () => {
  useTour('admin-coach');
  const { id = '' } = useParams();
  const [moving, setMoving] = useState(false);
  const query = useQuery(adminCoachQueries.performance(id));
  const performance = query.data;
  return (
    <PageFrame
      title={performance?.coach.name ?? texts.fallbackTitle}
      lead={performance && [performance.coach.email, performance.coach.city].filter(Boolean).join(' · ')}
      breadcrumb={[{ to: '/admin/coaches', label: coachListTexts.title }]}
      actions={
        performance &&
        performance.coach.studentCount > 0 && (
          <Button look="quiet" onClick={() => setMoving(true)}>
            {texts.move}
          </Button>
        )
      }
    >
      <UntilLoaded query={query} failed={texts.failed} />
      {performance && (
        <>
          <CoachPerformance performance={performance} />
          <div data-tour="admin-coach-students">
            <CoachedStudents coachId={id} />
          </div>
        </>
      )}
      {moving && performance && (
        <MoveStudentsDialog coach={performance.coach} onClose={() => setMoving(false)} />
      )}
    </PageFrame>
  );
};
