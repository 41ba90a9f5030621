import type { Achievement } from '@netlik/contract/rewards/achievements';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { categoryTexts, rarityTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';

type Props = { badge: Achievement; onClose: () => void };

/** What a badge is given for, and how far the student is. */
export const BadgeDialog = ({ badge, onClose }: Props) => (
  <Modal title={badge.title} size="small" onClose={onClose}>
    <div className={styles.detail}>
      <BadgeDrawing badge={badge} size={160} />
      <p className={styles.rule}>{badge.description}</p>
      <p className={styles.kind}>
        {rarityTexts[badge.rarity]} · {categoryTexts[badge.category]} · {texts.points(badge.points)}
      </p>
      {badge.unlockedAt === null ? (
        <div className={styles.foot}>
          <FillBar fill={badge.progress / 100} />
          <span>
            {texts.progress(badge.currentValue, badge.targetValue)} · {texts.nextHint(badge.progress)}
          </span>
        </div>
      ) : (
        <p className={styles.won}>{texts.unlockedAt(badge.unlockedAt)}</p>
      )}
    </div>
  </Modal>
);
