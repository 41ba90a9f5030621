import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MovingBar } from '../../ui/charts/moving-bar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { goalProgress } from '../goals/distance-to-goal.ts';
import { estimateQueries } from './estimates.queries.ts';
import { goalBarTexts as texts } from './goal-bar.texts.ts';

/** Renders nothing without an estimate. */
export const GoalBar = () => {
  const { data } = useQuery(estimateQueries.goals());
  const progress = data && goalProgress(data);
  if (!progress) return null;
  const { title, text, moved, before, now } = progress;
  return (
    <Section title={title} lead={text}>
      <MovingBar before={before} now={now} />
      {moved && <Text size="small">{moved}</Text>}
      <Link to="/goals">{texts.toGoals}</Link>
    </Section>
  );
};
