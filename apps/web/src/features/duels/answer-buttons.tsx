import { duels } from '@netlik/contract/endpoints/duels';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './duels.module.css';
import { useDuelWrite } from './duels.queries.ts';
import { duelTexts as texts } from './duels.texts.ts';

type Props = { inviteId: string; small?: boolean };

/** Accept or decline, for the invited person. */
export const AnswerButtons = ({ inviteId, small }: Props) => {
  const { busy, write } = useDuelWrite();
  const respond = (accept: boolean) =>
    write(
      duels.respond,
      { params: { id: inviteId }, body: { accept } },
      { done: accept ? texts.accepted : texts.declined, failed: texts.respondFailed },
    );
  return (
    <Row gap="2" wrap className={styles.actions}>
      <Button small={small} busy={busy} onClick={() => void respond(true)}>
        {texts.accept}
      </Button>
      <Button look="quiet" small={small} disabled={busy} onClick={() => void respond(false)}>
        {texts.decline}
      </Button>
    </Row>
  );
};

/** Let in or turn away, for the owner who is asked. */
export const RequestButtons = ({ inviteId, small }: Props) => {
  const { busy, write } = useDuelWrite();
  const params = { id: inviteId };
  const approve = () =>
    write(duels.approve, { params }, { done: texts.approved, failed: texts.approveFailed });
  const refuse = () =>
    write(
      duels.respond,
      { params, body: { accept: false } },
      { done: texts.refused, failed: texts.respondFailed },
    );
  return (
    <Row gap="2" wrap className={styles.actions}>
      <Button small={small} busy={busy} onClick={() => void approve()}>
        {texts.approve}
      </Button>
      <Button look="quiet" small={small} disabled={busy} onClick={() => void refuse()}>
        {texts.refuse}
      </Button>
    </Row>
  );
};
