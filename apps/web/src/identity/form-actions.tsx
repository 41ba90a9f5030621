import type { Failure } from '../data/writes/failure.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Notice } from '../ui/states/notice.tsx';

type Props = {
  action: string;
  failure: Failure | null;
  fallback: string;
  busy: boolean;
  onCancel: () => void;
};

export const FormActions = ({ action, failure, fallback, busy, onCancel }: Props) => (
  <>
    {failure && <Notice tone="danger">{failure.message || fallback}</Notice>}
    <Row gap="2" wrap>
      <Button type="submit" busy={busy}>
        {action}
      </Button>
      <Button look="line" disabled={busy} onClick={onCancel}>
        Vazgeç
      </Button>
    </Row>
  </>
);
