import type { Duel } from '@netlik/contract/community/duels';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { formatDay } from '../../../formats/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import styles from '../duels.module.css';
import { duelQueries } from '../duels.queries.ts';
import { duelTexts as texts } from '../duels.texts.ts';

const outcomeOf = (duel: Duel, selfId: string | undefined): string => {
  if (duel.status === 'canceled') return texts.canceled;
  if (duel.endedEarly) return texts.early;
  if (duel.winnerUserId === null) return texts.tie;
  if (duel.winnerUserId === selfId) return texts.won;
  const winner = duel.scores.find(({ userId }) => userId === duel.winnerUserId);
  return texts.wonBy(personName(winner?.person ?? null));
};

const PastDuel = ({ duel }: { duel: Duel }) => {
  const self = usePerson();
  const isWon = duel.winnerUserId !== null && duel.winnerUserId === self?._id;
  const people =
    duel.status === 'canceled'
      ? personName(duel.opponent)
      : duel.scores
          .map(({ person, minutes }) => `${personName(person)} ${texts.minutes(minutes)}`)
          .join(' · ');
  return (
    <li>
      <Row
        to={`/duels/${duel.id}`}
        as={Link}
        gap="2 4"
        align="center"
        between
        wrap
        tone="plain"
        minTouchTarget
        className={styles.past}
      >
        <Stack as="span" gap="1" shrink className={styles.pastWords}>
          <strong>{texts.typed[duel.type]}</strong>
          <Text as="span" tone="muted" size="small">
            {people}
          </Text>
        </Stack>
        <Row as="span" gap="1 3" align="center" wrap>
          <Tag tone={isWon ? 'primary' : undefined}>{outcomeOf(duel, self?._id)}</Tag>
          <Text as="span" tone="muted" size="small">
            {formatDay(duel.finishedAt ?? duel.createdAt)}
          </Text>
        </Row>
      </Row>
    </li>
  );
};

export const PastDuels = () => {
  const query = useInfiniteQuery(duelQueries.history());
  const duels = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Section title={texts.historyTitle}>
      <Stack gap="4">
        <UntilLoaded query={query} failed={texts.listFailed} compact>
          <SkeletonRows rows={3} />
        </UntilLoaded>
        {duels?.length === 0 && (
          <EmptyState drawing="people" compact title={texts.noneTitle} text={texts.noneText} />
        )}
        {duels && duels.length > 0 && (
          <Stack as="ul" gap="3" divided>
            {duels.map((duel) => (
              <PastDuel key={duel.id} duel={duel} />
            ))}
          </Stack>
        )}
        {query.hasNextPage && (
          <div>
            <Button
              look="line"
              small
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.more}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
};
