import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { examTexts as texts } from './exam-attempts.texts.ts';

type Props = {
  text: string;
  /** What can be done about it. */
  action: { label: string; busy?: boolean; onClick: () => void } | null;
  onDismiss: () => void;
};

/** What failed and why, until it is dismissed. */
export const FailedBanner = ({ text, action, onDismiss }: Props) => (
  <Notice tone="danger">
    <Row gap="2 4" align="center" between wrap>
      <span>{text}</span>
      <Row as="span" gap="1" align="center">
        {action && (
          <Button look="quiet" small busy={action.busy} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        <IconButton label={texts.closeBanner} onClick={onDismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </Row>
    </Row>
  </Notice>
);
