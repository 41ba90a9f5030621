import { duels, type Scoreboard } from '@netlik/contract/community/duels';
import type { ReactNode } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import { AnswerButtons, RequestButtons } from '../answer-buttons.tsx';
import { duelTexts as texts } from '../duels.texts.ts';

const Prompt = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Card alive>
    <Row gap="3 6" align="center" between wrap>
      <p role="status">{text}</p>
      {children}
    </Row>
  </Card>
);

const AskToJoin = ({ board, code }: { board: Scoreboard; code: string }) => {
  const self = usePerson();
  const { busy, send } = useWrite(duels.invite, { done: texts.asked, failed: texts.inviteFailed });
  const { duel } = board;
  return (
    <Card title={texts.askTitle(personName(duel.owner))} lead={texts.askText} alive>
      <div>
        <Button
          busy={busy}
          onClick={() => self && send({ params: { id: duel.id }, body: { inviteeId: self._id, code } })}
        >
          {texts.ask}
        </Button>
      </div>
    </Card>
  );
};

export const BoardPrompt = ({ board, code }: { board: Scoreboard; code: string | null }) => {
  const { duel, invite, viewer } = board;
  if (duel.status !== 'pending' && duel.status !== 'active') return null;
  if (viewer === 'owner' && invite)
    return (
      <Prompt key={invite.id} text={texts.wantsIn(personName(invite.person))}>
        <RequestButtons inviteId={invite.id} />
      </Prompt>
    );
  if (viewer === 'owner' && duel.status === 'pending')
    return <Prompt text={texts.waitingOpponent(personName(duel.opponent))} />;
  if (invite?.status === 'approved') {
    const owner = personName(duel.owner);
    return (
      <Prompt text={duel.status === 'pending' ? texts.challenged(owner) : texts.invited(owner)}>
        <AnswerButtons inviteId={invite.id} />
      </Prompt>
    );
  }
  if (invite) return <Prompt text={texts.waiting} />;
  return viewer === 'guest' && code ? <AskToJoin board={board} code={code} /> : null;
};
