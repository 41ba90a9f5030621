import { account } from '@netlik/contract/identity/account';
import type { Profile } from '@netlik/contract/identity/person';
import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './account.module.css';
import { dataTexts as texts } from './account.texts.ts';
import { EraseDialog } from './erase-dialog.tsx';

const downloadJson = (data: unknown, name: string) => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

export const DataCard = ({ profile }: { profile: Profile }) => {
  const [exported, setExported] = useState(false);
  const [erasing, setErasing] = useState(false);

  const { send, busy, error } = useWrite(account.exportData, {
    failed: '',
    inline: true,
    onDone: (data) => {
      downloadJson(data, `netlik-verilerim-${data.generatedAt.slice(0, 10)}.json`);
      setExported(true);
    },
  });
  const download = () => {
    setExported(false);
    return send();
  };

  return (
    <Section title={texts.title}>
      {error && <Notice tone="danger">{error}</Notice>}
      <Row gap="3 6" align="center" between wrap className={styles.choice}>
        <Text tone="muted" size="small">
          {texts.exportLead}
        </Text>
        <Button look="line" busy={busy} onClick={download}>
          <DownloadIcon size={18} />
          {texts.export}
        </Button>
      </Row>
      <Text tone="muted" size="small" role="status" className={exported ? undefined : 'visually-hidden'}>
        {exported && texts.exported}
      </Text>
      <Row gap="3 6" align="center" between wrap className={styles.choice}>
        <Text tone="muted" size="small">
          {texts.eraseLead}
        </Text>
        <Button look="danger" onClick={() => setErasing(true)}>
          {texts.erase}
        </Button>
      </Row>
      {erasing && (
        <EraseDialog
          personId={profile._id}
          hasPassword={profile.hasPassword}
          onClose={() => setErasing(false)}
        />
      )}
    </Section>
  );
};
