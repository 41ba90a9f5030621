import { system } from '@netlik/contract/endpoints/system';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import styles from './upgrade.module.css';
import { upgradeTexts as texts } from './upgrade.texts.ts';

/** Modal: it covers the page until it is answered. */
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
          <Button look="quiet" onClick={onClose}>
            {texts.stay}
          </Button>
          {data?.upgradeUrl && (
            <a className={styles.upgrade} href={data.upgradeUrl} target="_blank" rel="noopener noreferrer">
              {texts.upgrade}
              <span className="visually-hidden">{texts.newTab}</span>
            </a>
          )}
        </>
      }
    >
      <p id="upgrade-text">{texts.text}</p>
      {data && !data.upgradeUrl && <p className={styles.muted}>{texts.noAddress}</p>}
    </Modal>
  );
};
