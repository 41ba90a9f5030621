import type { Duel } from '@netlik/contract/community/duels';
import { timeLeft } from '@netlik/domain/community/duels/duel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useNow } from '../../../data/use-now.ts';
import { Section } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import { AnswerButtons, RequestButtons } from '../answer-buttons.tsx';
import styles from '../duels.module.css';
import { duelQueries } from '../duels.queries.ts';
import { duelTexts as texts } from '../duels.texts.ts';
import { ScoreBars } from '../score-bars.tsx';

const SHOWN_SCORES = 3;

const Waiting = ({ duel }: { duel: Duel }) => {
  const self = usePerson();
  const isOwner = duel.ownerUserId === self?._id;
  if (isOwner && duel.invite)
    return (
      <>
        <p>{texts.wantsIn(personName(duel.invite.person))}</p>
        <RequestButtons key={duel.invite.id} inviteId={duel.invite.id} small />
      </>
    );
  if (duel.invite?.status === 'approved')
    return (
      <>
        <p>
          {duel.status === 'pending'
            ? texts.challenged(personName(duel.owner))
            : texts.invited(personName(duel.owner))}
        </p>
        <AnswerButtons inviteId={duel.invite.id} small />
      </>
    );
  if (duel.invite) return <p>{texts.waiting}</p>;
  return duel.status === 'pending' ? <p>{texts.waitingOpponent(personName(duel.opponent))}</p> : null;
};

const LiveDuel = ({ duel, now }: { duel: Duel; now: number }) => (
  <Stack as="li" gap="3">
    <Row gap="1 2" align="center" wrap>
      <Text as="h3" size="body">
        <Row as={Link} inline align="center" tone="plain" minTouchTarget to={`/duels/${duel.id}`}>
          {texts.typed[duel.type]}
        </Row>
      </Text>
      <Tag tone={duel.status === 'active' ? 'primary' : undefined}>{texts.statuses[duel.status]}</Tag>
      {duel.endAt && (
        <Text as="span" tone="muted" size="small" numbers className={styles.left}>
          <span className="visually-hidden">{texts.timeLeftLabel}: </span>
          {texts.timeLeft(timeLeft(Date.parse(duel.endAt), now))}
        </Text>
      )}
    </Row>
    <Waiting duel={duel} />
    {duel.status === 'active' && (
      <ScoreBars scores={duel.scores} winnerUserId={duel.winnerUserId} most={SHOWN_SCORES} />
    )}
  </Stack>
);

export const LiveDuels = () => {
  const query = useQuery(duelQueries.active());
  const now = useNow(5000);
  const duels = query.data;
  return (
    <Section title={texts.liveTitle}>
      <div data-tour="duels-live">
        <UntilLoaded query={query} failed={texts.listFailed} compact>
          <SkeletonRows rows={2} />
        </UntilLoaded>
        {duels?.length === 0 && (
          <EmptyState drawing="people" compact title={texts.noneLiveTitle} text={texts.noneLiveText} />
        )}
        {duels && duels.length > 0 && (
          <Stack as="ul" gap="3" divided>
            {duels.map((duel) => (
              <LiveDuel key={duel.id} duel={duel} now={now} />
            ))}
          </Stack>
        )}
      </div>
    </Section>
  );
};
