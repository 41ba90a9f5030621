import { lazy, Suspense } from 'react';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { StudentDetailPage } from './detail/student-detail-page.tsx';

const StudentPreferences = lazy(async () => ({
  default: (await import('../../exams/preference-lists/student-preferences.tsx')).StudentPreferences,
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
