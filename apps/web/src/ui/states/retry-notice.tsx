import CloseIcon from 'lucide-react/icons/x';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Notice } from './notice.tsx';

type Props = {
  tone: 'info' | 'danger';
  text: string;
  action: { label: string; busy?: boolean; onClick: () => unknown } | null;
  onDismiss?: () => void;
};

export const RetryNotice = ({ tone, text, action, onDismiss }: Props) => (
  <Notice tone={tone}>
    <Row gap="2 4" align="center" between wrap>
      <span>{text}</span>
      <Row as="span" gap="2" align="center">
        {action && (
          <Button look="line" small busy={action.busy} onClick={() => void action.onClick()}>
            {action.label}
          </Button>
        )}
        {onDismiss && (
          <IconButton label="Uyarıyı kapat" onClick={onDismiss}>
            <CloseIcon size={16} />
          </IconButton>
        )}
      </Row>
    </Row>
  </Notice>
);
