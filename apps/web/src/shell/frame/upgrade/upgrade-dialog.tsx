import { system } from '@netlik/contract/platform/system';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import styles from './upgrade.module.css';
import { upgradeTexts as texts } from './upgrade.texts.ts';

export const UpgradeDialog = ({ page, onClose }: { page: string; onClose: () => void }) => {
  const { data } = useQuery(read(system.config, {}, { staleTime: Number.POSITIVE_INFINITY }));
  return (
    <Modal
      title={texts.title(page)}
      size="small"
      describedBy="upgrade-text"
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.stay}
          </Button>
          {data?.upgradeUrl && (
            <Row
              as="a"
              align="center"
              justify="center"
              inline
              weight="semibold"
              className={styles.upgrade}
              href={data.upgradeUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.upgrade}
              <span className="visually-hidden">{texts.newTab}</span>
            </Row>
          )}
        </>
      }
    >
      <p id="upgrade-text">{texts.text}</p>
      {data && !data.upgradeUrl && <Text tone="muted">{texts.noAddress}</Text>}
    </Modal>
  );
};
