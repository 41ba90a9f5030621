import ReloadIcon from 'lucide-react/icons/rotate-cw';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { formatMoment } from '../../formats/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import { flush, removeWrite, retryWrite, useOutbox } from './outbox.ts';
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

const EntryRow = ({ entry, sending }: { entry: Entry; sending: boolean }) => {
  const { label, at, state, message, seq } = entry;
  const failed = state === 'failed';
  return (
    <Stack as="li" gap="1" className={styles.entry}>
      <Row gap="3" align="baseline" between>
        <Text weight="semibold" wrapAnywhere shrink>
          {label}
        </Text>
        <Tag {...(failed && { tone: 'danger' })}>
          {failed ? texts.failed : sending ? texts.sending : texts.waiting}
        </Tag>
      </Row>
      <Text as="time" tone="muted" size="small" dateTime={new Date(at).toISOString()}>
        {formatMoment(at)}
      </Text>
      {message && (
        <Text tone={failed ? undefined : 'muted'} size="small" wrapAnywhere>
          {message}
        </Text>
      )}
      {failed && (
        <Row gap="2" wrap>
          <Button
            look="line"
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

export const OutboxPanel = ({ onClose }: { onClose: () => void }) => {
  const { entries, sending, durable } = useOutbox();
  const [asked, setAsked] = useState(false);
  const first = entries.find(({ state }) => state === 'waiting');
  const sendNow = () => {
    setAsked(true);
    void flush().finally(() => setAsked(false));
  };
  const footer = first && (
    <Button busy={asked || sending} onClick={sendNow}>
      {texts.sendNow}
    </Button>
  );
  return (
    <Drawer title={texts.title} onClose={onClose} footer={footer}>
      {entries.length === 0 ? (
        <EmptyState drawing="files" title={texts.empty} text={texts.emptyText} />
      ) : (
        <Stack gap="4">
          {durable ? (
            <Text tone="muted" size="small">
              {texts.intro}
            </Text>
          ) : (
            <Notice tone="warning">{texts.notDurable}</Notice>
          )}
          <Stack as="ol">
            {entries.map((entry) => (
              <EntryRow key={entry.seq} entry={entry} sending={sending && entry.seq === first?.seq} />
            ))}
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
};
