import { duels, type Scoreboard } from '@netlik/contract/community/duels';
import { timeLeft } from '@netlik/domain/community/duels/duel';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useNow } from '../../../data/use-now.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatDay } from '../../../formats/days.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import styles from '../duels.module.css';
import { duelTexts as texts } from '../duels.texts.ts';
import { Celebration } from './celebration.tsx';

const standing = ({ scores }: Scoreboard, selfId: string | undefined): string | null => {
  const mine = scores.find(({ userId }) => userId === selfId)?.minutes;
  const others = scores.filter(({ userId }) => userId !== selfId).map(({ minutes }) => minutes);
  if (mine === undefined || others.length === 0) return null;
  const best = Math.max(...others);
  if (mine === best) return texts.level;
  return mine > best ? texts.ahead(mine - best) : texts.behind(best - mine);
};

const resultText = ({ duel, scores }: Scoreboard, selfId: string | undefined): string => {
  if (duel.status === 'canceled') return texts.resultCanceled;
  if (duel.endedEarly) return texts.resultEarly;
  if (duel.winnerUserId === null) return texts.resultTie;
  if (duel.winnerUserId === selfId) return texts.resultWon;
  return texts.resultLost(
    personName(scores.find(({ userId }) => userId === duel.winnerUserId)?.person ?? null),
  );
};

const FinishButton = ({ id }: { id: string }) => {
  const { busy, send } = useWrite(duels.complete, { done: texts.finished, failed: texts.finishFailed });
  const finish = async () => {
    const isSure = await confirm({
      title: texts.finishTitle,
      text: texts.finishText,
      action: texts.finish,
      danger: true,
    });
    if (isSure) await send({ params: { id } });
  };
  return (
    <Button look="line" busy={busy} onClick={() => void finish()}>
      {texts.finish}
    </Button>
  );
};

const Result = ({ board }: { board: Scoreboard }) => {
  const self = usePerson();
  const { duel } = board;
  const isWon = duel.winnerUserId !== null && duel.winnerUserId === self?._id;
  return (
    <Card lit={isWon}>
      <Stack gap="2" align="center" text="center">
        {isWon && <Celebration duelId={duel.id} />}
        <Text size="title" weight="semibold" className={styles.result}>
          {resultText(board, self?._id)}
        </Text>
        {duel.finishedAt && (
          <Text tone="muted" size="small">
            {texts.ended(formatDay(duel.finishedAt))}
          </Text>
        )}
        <ButtonLink to="/duels">{texts.rematch}</ButtonLink>
      </Stack>
    </Card>
  );
};

type Props = { board: Scoreboard /** Device time of the reply, in ms. */; readAt: number };

export const BoardHero = ({ board, readAt }: Props) => {
  const self = usePerson();
  const now = useNow(5000) + Date.parse(board.serverNow) - readAt;
  const { duel, viewer } = board;
  if (duel.status === 'finished' || duel.status === 'canceled') return <Result board={board} />;
  if (duel.endAt === null) return null;
  const standingText = standing(board, self?._id);
  return (
    <Card alive>
      <Stack gap="2" align="center" text="center">
        <Text tone="muted" size="small">
          {texts.timeLeftLabel}
        </Text>
        <Text size="figure" weight="semibold" numbers className={styles.time}>
          {texts.timeLeft(timeLeft(Date.parse(duel.endAt), now))}
        </Text>
        {standingText && <Text weight="semibold">{standingText}</Text>}
        {viewer !== 'guest' && viewer !== 'invitee' && (
          <Row gap="2" justify="center" wrap>
            {/* The prompt above has the primary button. */}
            <ButtonLink look={board.invite ? 'line' : 'primary'} to="/study-tracker/timer">
              {texts.startTimer}
            </ButtonLink>
            {viewer === 'owner' && <FinishButton id={duel.id} />}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
