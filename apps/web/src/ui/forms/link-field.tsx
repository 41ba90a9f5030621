import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { toast } from '../overlays/toast.ts';
import styles from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';

type Props = {
  label: string;
  address: string;
  copied?: string;
  look?: 'primary' | 'line';
  children?: ReactNode;
};

/** Shows the whole link with a copy button, and a share button on devices with a share sheet. */
export const LinkField = ({ label, address, copied = 'Bağlantı kopyalandı.', look, children }: Props) => {
  const ids = useFieldIds(undefined, undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', text: copied });
    } catch {
      area.current?.select();
      toast({ tone: 'warning', text: 'Kopyalanamadı; seçili bağlantıyı kendin kopyala.' });
    }
  };
  // Closing the share sheet is not an error.
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <Stack gap="2" full>
      <FieldShell ids={ids} label={label}>
        <textarea
          ref={area}
          id={ids.id}
          className={`${styles.input} ${styles.link}`}
          readOnly
          rows={3}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </FieldShell>
      <Row gap="2" wrap>
        <Button
          look={look ?? 'line'}
          data-first={look === 'primary' || undefined}
          onClick={() => void copy()}
        >
          Bağlantıyı kopyala
        </Button>
        {'share' in navigator && (
          <Button look="line" onClick={() => void share()}>
            Paylaş
          </Button>
        )}
        {children}
      </Row>
    </Stack>
  );
};
