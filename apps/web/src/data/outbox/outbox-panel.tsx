import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { EntryRow } from './entry-row.tsx';
import { outboxTexts as texts } from './outbox.texts.ts';
import { flush, useOutbox } from './outbox.ts';
import styles from './outbox-panel.module.css';

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
        <EmptyState title={texts.empty} text={texts.emptyText} drawing="inbox" />
      ) : (
        <Stack gap="4">
          {durable ? (
            <p className={styles.intro}>{texts.intro}</p>
          ) : (
            <Notice tone="warning">{texts.notDurable}</Notice>
          )}
          <Stack as="ol" gap="2">
            {entries.map((entry) => (
              <EntryRow key={entry.seq} entry={entry} sending={sending && entry.seq === first?.seq} />
            ))}
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
};
