import { useQuery } from '@tanstack/react-query';
import CheckIcon from 'lucide-react/icons/check';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { challengeQueries } from './daily-challenges.queries.ts';
import { todayTexts as texts } from './daily-challenges.texts.ts';

export const TodayChallenges = () => {
  const query = useQuery(challengeQueries.today());
  const challenges = query.data?.challenges;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <UntilLoaded query={query} failed={texts.failed} compact>
        <Grid as="span" fit={240} gap="3">
          <SkeletonBlock height={98} />
          <SkeletonBlock height={98} />
          <SkeletonBlock height={98} />
        </Grid>
      </UntilLoaded>
      {challenges?.length === 0 && (
        <EmptyState drawing="plan" compact title={texts.none} text={texts.noneText} />
      )}
      <Grid as="ul" fit={240} gap="4 6">
        {challenges?.map(({ key, title, description, current, target, xpReward, isCompleted }) => (
          <Stack key={key} as="li" gap="2" justify="start">
            <Row as="span" gap="3" align="center" between>
              <Text as="span" weight="semibold" numbers>
                {title}
              </Text>
              <Text as="span" size="small" numbers noShrink>
                {texts.xp(xpReward)}
              </Text>
            </Row>
            {description && (
              <Text as="span" wrapAnywhere shrink>
                {description}
              </Text>
            )}
            <Row as="span" gap="3" align="center" between>
              <Text as="span" grow>
                <FillBar fill={current / target} />
              </Text>
              <Row as="span" gap="1" align="center" size="small" numbers noShrink>
                {isCompleted ? (
                  <>
                    <CheckIcon size={16} /> {texts.done}
                  </>
                ) : (
                  texts.progress(current, target)
                )}
              </Row>
            </Row>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
};
