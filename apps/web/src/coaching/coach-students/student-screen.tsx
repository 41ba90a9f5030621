import { lazy, Suspense } from 'react';
import { StudentDetailPage } from '../../features/coach/coach-students/detail/student-detail-page.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';

const StudentPreferences = lazy(async () => ({
  default: (await import('../../features/preference-lists/student-preferences.tsx')).StudentPreferences,
}));

export const StudentScreen = () => (
  <StudentDetailPage
    preferencesOf={(studentId) => (
      <Suspense fallback={<SkeletonBlock height={240} />}>
        <StudentPreferences studentId={studentId} />
      </Suspense>
    )}
  />
);
