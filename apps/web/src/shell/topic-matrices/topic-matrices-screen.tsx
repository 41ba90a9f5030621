import { session } from '../../data/calls/session.ts';
import { queryClient } from '../../data/query-client.ts';
import { waitBriefly } from '../../data/wait-briefly.ts';
import {
  matrixOverviewQuery,
  topicMatrixQuery,
} from '../../planning/topic-matrices/topic-matrices.queries.ts';
import { subjectFrom, TopicMatricesPage } from '../../planning/topic-matrices/topic-matrices-page.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';

// Lazy, because students never see it and it is large.
const PastPrograms = lazyNamed(
  () => import('../../coaching/coach-programs/past-programs.tsx'),
  'PastPrograms',
);

const TopicMatricesScreen = () => <TopicMatricesPage PastPrograms={PastPrograms} />;

export const loadTopicMatrices = async () => {
  const user = session.get()?.user;
  if (user?.role !== 'student' || user.consent === 'due') return TopicMatricesScreen;
  const subject = subjectFrom(new URLSearchParams(location.search).get('subject'));
  await waitBriefly(
    queryClient.prefetchQuery(topicMatrixQuery(user._id, subject)),
    queryClient.prefetchQuery(matrixOverviewQuery(user._id)),
  );
  return TopicMatricesScreen;
};
