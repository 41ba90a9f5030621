import type { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './form-end.module.css';

type Props = {
  action: string;
  failure: ApiError | null;
  fallback: string;
  busy: boolean;
  onCancel: () => void;
};

/** What went wrong with the whole form, and the way out of it in both directions. */
export const FormEnd = ({ action, failure, fallback, busy, onCancel }: Props) => (
  <>
    {failure && <Notice tone="danger">{failure.message || fallback}</Notice>}
    <div className={styles.actions}>
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onCancel}>
        Vazgeç
      </Button>
    </div>
  </>
);
