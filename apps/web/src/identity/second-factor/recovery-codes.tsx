import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import styles from './second-factor.module.css';
import { recoveryTexts as texts } from './second-factor.texts.ts';

const copy = async (text: string) => {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  toast(copied ? { tone: 'success', text: texts.copied } : { tone: 'warning', text: texts.copyFailed });
};

/** Shown once, because the server stores only hashes. */
export const RecoveryCodesDialog = ({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) => {
  const text = codes.join('\n');
  return (
    <Modal
      title={texts.title}
      size="small"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <p>{texts.lead}</p>
      <Grid as="ol" fit={190} gap="2" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Row gap="2" wrap>
        <Button look="line" small onClick={() => void copy(text)}>
          {texts.copy}
        </Button>
        <a
          className={styles.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={texts.fileName}
        >
          {texts.download}
        </a>
      </Row>
    </Modal>
  );
};
