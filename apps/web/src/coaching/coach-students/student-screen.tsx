import { Suspense } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { StudentDetailPage } from './detail/student-detail-page.tsx';

const StudentPreferences = lazyNamed(
  () => import('../../exams/preference-lists/student-preferences.tsx'),
  'StudentPreferences',
);

export const StudentScreen = () => (
  <StudentDetailPage
    preferencesOf={(studentId) => (
      <Suspense fallback={<SkeletonBlock height={240} />}>
        <StudentPreferences studentId={studentId} />
      </Suspense>
    )}
  />
);
