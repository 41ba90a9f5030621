import ReloadIcon from 'lucide-react/icons/rotate-cw';
import TrashIcon from 'lucide-react/icons/trash';
import { formatMoment } from '../../formats/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import { removeWrite, retryWrite } from './outbox.ts';
import styles from './outbox-panel.module.css';
import type { Entry } from './store.ts';

const confirmAndRemove = async ({ seq, label }: Entry) => {
  const question = {
    title: texts.removeTitle,
    text: texts.removeText(label),
    action: texts.remove,
    danger: true,
  };
  if (await confirm(question)) await removeWrite(seq);
};

export const EntryRow = ({ entry, sending }: { entry: Entry; sending: boolean }) => {
  const { label, at, state, message, seq } = entry;
  const failed = state === 'failed';
  return (
    <Stack as="li" gap="1" className={styles.entry}>
      <Row gap="3" align="baseline" between>
        <Text weight="semibold" wrapAnywhere shrink>
          {label}
        </Text>
        <Text
          as="span"
          tone="muted"
          size="tiny"
          noShrink
          className={failed ? `${styles.state} ${styles.failed}` : styles.state}
        >
          {failed ? texts.failed : sending ? texts.sending : texts.waiting}
        </Text>
      </Row>
      <time className={styles.when} dateTime={new Date(at).toISOString()}>
        {formatMoment(at)}
      </time>
      {message && <p className={failed ? styles.refusal : styles.when}>{message}</p>}
      {failed && (
        <Row gap="2" wrap className={styles.actions}>
          <Button
            look="quiet"
            small
            aria-label={`${texts.retry}: ${label}`}
            onClick={() => void retryWrite(seq)}
          >
            <ReloadIcon size={18} />
            {texts.retry}
          </Button>
          <Button
            look="danger"
            small
            aria-label={`${texts.remove}: ${label}`}
            onClick={() => void confirmAndRemove(entry)}
          >
            <TrashIcon size={18} />
            {texts.remove}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
