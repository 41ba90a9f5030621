import { useQuery } from '@tanstack/react-query';
import { RowLink } from '../../ui/layout/row-link.tsx';
import { challengeQueries } from './daily-challenges.queries.ts';
import { todayTexts as texts } from './daily-challenges.texts.ts';

export const ChallengesLine = () => {
  const { data } = useQuery(challengeQueries.today());
  const challenges = data?.challenges ?? [];
  const done = challenges.filter(({ isCompleted }) => isCompleted).length;
  const next = challenges.find(({ isCompleted }) => !isCompleted);
  const hint = next ? texts.next(next.title) : challenges.length > 0 ? texts.allDone : undefined;
  return (
    <RowLink
      to="/motivation/badges"
      title={data ? texts.line(done, challenges.length) : texts.loading}
      hint={hint}
    />
  );
};
