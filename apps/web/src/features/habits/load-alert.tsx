import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { ReloadIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { failureText } from '../../writes/failure-text.ts';
import styles from './habits.module.css';
import { habitTexts as texts } from './habits.texts.ts';

type Props = { error: unknown; busy: boolean; onRefresh: () => void; onDismiss: () => void };

export const LoadAlert = ({ error, busy, onRefresh, onDismiss }: Props) => (
  <Notice tone="danger">
    <div className={styles.alert}>
      <span>{failureText('', error)}</span>
      <span className={styles.alertSide}>
        <Button look="quiet" small busy={busy} onClick={onRefresh}>
          <ReloadIcon size={18} />
          {texts.refresh}
        </Button>
        <IconButton label={texts.dismiss} onClick={onDismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </span>
    </div>
  </Notice>
);
