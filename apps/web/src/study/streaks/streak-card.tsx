import { type Streak, streaks } from '@netlik/contract/study/streaks';
import { STREAK_WITH_FREEZES_EXPLANATION } from '@netlik/domain/study/streak-with-freezes';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { streakQueries } from './streak.queries.ts';
import { streakTexts as texts } from './streak.texts.ts';

/** Describes the effect of not studying today. */
const outlook = ({ current, studiedToday, isRestDay, freezes }: Streak): string => {
  if (current === 0) return texts.none;
  if (studiedToday) return texts.done;
  if (isRestDay) return texts.rest;
  return freezes > 0 ? texts.freezeAhead : texts.breaksTonight;
};

const Figures = ({ streak }: { streak: Streak }) => (
  <Stack gap="1">
    <Text size="title" weight="bold" numbers>
      {texts.days(streak.current)}
    </Text>
    <Text tone="muted" size="small">
      {texts.longest(streak.longest)} · {texts.freezes(streak.freezes)}
    </Text>
    <p>{outlook(streak)}</p>
    {streak.frozenDays.length > 0 && (
      <Text tone="muted" size="small">
        {texts.frozen(streak.frozenDays)}
      </Text>
    )}
  </Stack>
);

const RestDay = ({ streak }: { streak: Streak }) => {
  const { send, busy } = useWrite(streaks.setRestDay, {
    failed: texts.saveFailed,
    replied: (cache, next) => cache.patch(streakQueries.own(), () => next),
  });
  const chosen = streak.next ? streak.next.restDay : streak.restDay;
  return (
    <Select
      label={texts.restDay}
      placeholder={texts.noRestDay}
      options={texts.weekdays}
      value={chosen === null ? '' : String(chosen)}
      disabled={busy}
      hint={streak.next ? texts.next(streak.next.restDay, streak.next.from) : texts.restHint}
      onChange={({ target }) =>
        send({ body: { restDay: target.value === '' ? null : Number(target.value) } })
      }
    />
  );
};

export const StreakCard = () => {
  const query = useQuery(streakQueries.own());
  return (
    <Section title={texts.title} lead={STREAK_WITH_FREEZES_EXPLANATION}>
      <UntilLoaded query={query} failed={texts.failed} compact>
        <Grid as="span" fit={260} gap="4" align="start">
          <SkeletonBlock height={96} />
          <SkeletonBlock height={96} />
        </Grid>
      </UntilLoaded>
      {query.data && (
        <Grid fit={260} gap="4" align="start">
          <Figures streak={query.data} />
          <RestDay streak={query.data} />
        </Grid>
      )}
    </Section>
  );
};
