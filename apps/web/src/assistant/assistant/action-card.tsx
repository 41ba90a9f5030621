import type { ChatAction } from '@netlik/contract/assistant/assistant';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { actionTexts as texts } from './action-card.texts.ts';
import { useRunAction } from './use-run-action.ts';

type Props = { action: ChatAction; onEnd: () => void };

/** The answer describes the action, and only a tap runs it. */
export const ActionCard = ({ action, onEnd }: Props) => {
  const { run, busy } = useRunAction();
  const accept = async () => {
    if (await run(action)) onEnd();
  };
  return (
    <Row as="section" gap="2" wrap aria-label={texts.label}>
      <Button disabled={busy} onClick={() => void accept()}>
        {texts.button(action)}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onEnd}>
        {texts.cancel}
      </Button>
    </Row>
  );
};
