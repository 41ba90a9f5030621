import { useQuery } from '@tanstack/react-query';
import ImageIcon from 'lucide-react/icons/image';
import { useEffect, useState } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { supportTicketQueries } from './support-tickets.queries.ts';
import { threadTexts as texts } from './support-tickets.texts.ts';
import styles from './thread.module.css';

type Props = { ticketId: string; uid: string; name: string };

export const TicketPicture = ({ ticketId, uid, name }: Props) => {
  const query = useQuery(supportTicketQueries.picture(ticketId, uid));
  const [url, setUrl] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!query.data) return;
    const made = URL.createObjectURL(query.data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [query.data]);
  if (query.error)
    return (
      <Row
        type="button"
        as="button"
        gap="2"
        align="center"
        tone="muted"
        size="small"
        text="start"
        minTouchTarget
        className={styles.failed}
        onClick={() => void query.refetch()}
      >
        <ImageIcon size={20} />
        {texts.pictureFailed(name)}
      </Row>
    );
  return (
    <>
      <Stack
        type="button"
        as="button"
        center
        tone="muted"
        className={styles.picture}
        aria-label={texts.openPicture(name)}
        disabled={!url}
        onClick={() => setOpen(true)}
      >
        {url ? <img src={url} alt="" /> : <ImageIcon size={20} />}
      </Stack>
      {open && url && (
        <Modal title={name} size="large" onClose={() => setOpen(false)}>
          <img className={styles.large} src={url} alt={name} />
        </Modal>
      )}
    </>
  );
};
