import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/glyphs.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Draft } from './drawer/draft.ts';
import styles from './exam-attempts.module.css';
import { examTexts as texts } from './exam-attempts.texts.ts';
import type { Failed } from './use-exam-writes.ts';

type Props = { failed: Failed; onReopen: (draft: Draft) => void; onDismiss: () => void };

/** What was taken back and why; a refused attempt can be opened again as it was typed. */
export const FailedBanner = ({ failed: { text, draft }, onReopen, onDismiss }: Props) => (
  <Notice tone="danger">
    <div className={styles.banner}>
      <span>{text}</span>
      <span className={styles.bannerSide}>
        {draft && (
          <Button
            look="quiet"
            small
            onClick={() => {
              onReopen(draft);
              onDismiss();
            }}
          >
            {texts.reopen}
          </Button>
        )}
        <IconButton label={texts.closeBanner} onClick={onDismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </span>
    </div>
  </Notice>
);
