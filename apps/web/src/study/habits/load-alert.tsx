import { failureText } from '../../data/writes/failure-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { ReloadIcon } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { habitTexts as texts } from './habits.texts.ts';

type Props = { error: unknown; busy: boolean; onRefresh: () => void; onDismiss: () => void };

export const LoadAlert = ({ error, busy, onRefresh, onDismiss }: Props) => (
  <Notice tone="danger">
    <Row gap="2 4" align="center" between wrap>
      <span>{failureText('', error)}</span>
      <Row as="span" gap="2" align="center">
        <Button look="quiet" small busy={busy} onClick={onRefresh}>
          <ReloadIcon size={18} />
          {texts.refresh}
        </Button>
        <IconButton label={texts.dismiss} onClick={onDismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </Row>
    </Row>
  </Notice>
);
