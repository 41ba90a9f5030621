import type { Scoreboard } from '@netlik/contract/community/duels';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { hasCode } from '../../../data/writes/failure.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { GuardianPending } from '../../guardian-pending.tsx';
import { duelQueries, pollWhileOpen } from '../duels.queries.ts';
import { duelTexts as texts } from '../duels.texts.ts';
import { ScoreBars } from '../score-bars.tsx';
import { BoardHero } from './board-hero.tsx';
import { BoardPrompt } from './board-prompt.tsx';
import { InviteCard } from './invite-card.tsx';

/** Checked here, because the server answers an invalid id with a validation error. */
const isDuelId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

const isOpen = ({ duel }: Scoreboard) => duel.status === 'pending' || duel.status === 'active';

const Scores = ({ board }: { board: Scoreboard }) => {
  const { duel, scores } = board;
  const isEmpty = scores.every(({ minutes }) => minutes === 0);
  return (
    <Section title={texts.scores} lead={texts.scoresLead}>
      {isEmpty && duel.status === 'active' && (
        <EmptyState
          drawing="people"
          compact
          title={texts.noneScoresTitle}
          text={texts.noneScoresText}
          action={
            <ButtonLink look="soft" to="/study-tracker/timer">
              {texts.study}
            </ButtonLink>
          }
        />
      )}
      <ScoreBars scores={scores} winnerUserId={duel.winnerUserId} duelId={duel.id} />
    </Section>
  );
};

type BoardProps = { board: Scoreboard; code: string | null; readAt: number };

const Board = ({ board, code, readAt }: BoardProps) => (
  <>
    <BoardPrompt board={board} code={code} />
    <BoardHero board={board} readAt={readAt} />
    {board.scores.length > 0 && <Scores board={board} />}
  </>
);

const UnknownDuel = () => (
  <EmptyState
    drawing="nothing"
    title={texts.unknownTitle}
    text={texts.unknownText}
    action={<ButtonLink to="/duels">{texts.title}</ButtonLink>}
  />
);

const LoadedDuel = ({ id }: { id: string }) => {
  const [params] = useSearchParams();
  const code = params.get('invite');
  const query = useQuery({ ...duelQueries.scoreboard(id, code), refetchInterval: pollWhileOpen });
  const board = query.data;
  const isUnknown = !board && hasCode(query.error, 'duel.not_found');
  return (
    <PageFrame
      title={board ? texts.typed[board.duel.type] : texts.scores}
      width="page"
      aside={board?.viewer === 'owner' && isOpen(board) && <InviteCard board={board} />}
    >
      {isUnknown ? (
        <UnknownDuel />
      ) : (
        <UntilLoaded query={query} failed={texts.boardFailed}>
          <SkeletonRows rows={3} />
        </UntilLoaded>
      )}
      {board && <Board board={board} code={code} readAt={query.dataUpdatedAt} />}
    </PageFrame>
  );
};

export const DuelPage = () => {
  const person = usePerson();
  const { id = '' } = useParams();
  const isWaiting = person?.consent === 'guardian';
  if (!isWaiting && isDuelId(id)) return <LoadedDuel id={id} />;
  return (
    <PageFrame title={texts.scores}>
      {isWaiting ? <GuardianPending texts={texts} /> : <UnknownDuel />}
    </PageFrame>
  );
};
