import { duels } from '@netlik/contract/community/duels';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { duelTexts as texts } from './duels.texts.ts';

type Props = { inviteId: string; small?: boolean };

export const AnswerButtons = ({ inviteId, small }: Props) => {
  const { busy, send } = useWrite(duels.respond, {
    done: (_, { body: { accept } }) => (accept ? texts.accepted : texts.declined),
    failed: texts.respondFailed,
  });
  const respond = (accept: boolean) => send({ params: { id: inviteId }, body: { accept } });
  return (
    <Row gap="2" wrap>
      <Button look={small ? 'soft' : 'primary'} small={small} busy={busy} onClick={() => void respond(true)}>
        {texts.accept}
      </Button>
      <Button look="line" small={small} disabled={busy} onClick={() => void respond(false)}>
        {texts.decline}
      </Button>
    </Row>
  );
};

export const RequestButtons = ({ inviteId, small }: Props) => {
  const params = { id: inviteId };
  const approve = useWrite(duels.approve, { done: texts.approved, failed: texts.approveFailed });
  const refuse = useWrite(duels.respond, { done: texts.refused, failed: texts.respondFailed });
  return (
    <Row gap="2" wrap>
      <Button
        look={small ? 'soft' : 'primary'}
        small={small}
        busy={approve.busy}
        disabled={refuse.busy}
        onClick={() => approve.send({ params })}
      >
        {texts.approve}
      </Button>
      <Button
        look="line"
        small={small}
        busy={refuse.busy}
        disabled={approve.busy}
        onClick={() => refuse.send({ params, body: { accept: false } })}
      >
        {texts.refuse}
      </Button>
    </Row>
  );
};
